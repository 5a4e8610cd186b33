import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { type Newsletter, oneClickPath, returnsPath } from '../../features/newsletter/index.ts'
import type { Bytes } from '../../kernel/bytes.ts'
import {
  choosePath,
  type NewsletterState,
  newsletterLinkPath,
  newsletterPage,
  newsletterPath,
} from '../../pages/newsletter/newsletter.tsx'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { readSent } from '../../platform/http/sent.ts'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

/** Subscribing without scripts, and the buttons behind the links in its mails. */
export const newsletterForms = ({ newsletter }: Pick<Program, 'newsletter'>): readonly PostedForm[] => [
  { path: newsletterPath, limit: 'newsletter', act: (sender) => ask(newsletter, sender) },
  { path: newsletterLinkPath, act: (sender) => follow(newsletter, sender) },
  { path: choosePath, act: (sender) => choose(newsletter, sender) },
]

const show = (state: NewsletterState): Posted => ({ page: (site, page) => newsletterPage(site, page, state) })

async function follow(newsletter: Newsletter, { form }: Sender): Promise<Posted> {
  const token = field(form, 'nk')
  const isConfirming = field(form, 'na') === 'c'
  const done = await (isConfirming ? newsletter.confirm(token) : newsletter.unsubscribe(token))
  if (!done) return show({ step: 'ask', problem: 'badLink' })
  if (!isConfirming) return show({ step: 'unsubscribed' })
  return show({ step: 'confirmed', token, hasLists: Boolean((await newsletter.choices(token))?.length) })
}

async function choose(newsletter: Newsletter, { form }: Sender): Promise<Posted> {
  const token = field(form, 'nk')
  const isOut = field(form, 'all') === 'out'
  const done = await (isOut ? newsletter.unsubscribe(token) : newsletter.choose(token, listsIn(form)))
  if (!done) return show({ step: 'ask', problem: 'badLink' })
  if (isOut) return show({ step: 'unsubscribed' })
  return show({ step: 'choose', token, choices: (await newsletter.choices(token)) ?? [], isKept: true })
}

/** The classic field `nl[]`. */
const listsIn = (form: URLSearchParams): number[] =>
  form.getAll('nl[]').map(Number).filter(Number.isSafeInteger)

async function ask(newsletter: Newsletter, { form, request }: Sender): Promise<Posted> {
  const typed = {
    email: field(form, 'ne'),
    name: field(form, 'nn'),
    surname: field(form, 'ns'),
    lists: listsIn(form),
    consents: form.has('ny'),
  }
  if (!typed.consents) return show({ step: 'ask', typed, problem: 'noConsent' })
  const { consents: _, ...subscription } = typed
  const asked = await newsletter.subscribe({ ...subscription, page: pathOf(request.headers.get('referer')) })
  return show(asked.ok ? { step: 'sent' } : { step: 'ask', typed, problem: 'badEmail' })
}

const pathOf = (referrer: string | null): string =>
  referrer !== null && URL.canParse(referrer) ? new URL(referrer).pathname : newsletterPath

/**
 * Routes that programs post to, each with a secret in its address, from any origin and without cookies: the reader's
 * mail client that unsubscribes them (RFC 8058), and the mail server that forwards bounces. Add them before the rule
 * that posts must come from our own pages.
 */
export function addNewsletterPrograms(
  app: Hono<Env>,
  { newsletter, newsletterReturns }: Pick<Program, 'newsletter' | 'newsletterReturns'>,
  refuse: (c: Context<Env>) => Promise<Response | undefined>,
): void {
  const said = (status: number) =>
    new Response(null, { status, headers: { ...securityHeaders, 'cache-control': 'no-store' } })
  app.post(oneClickPath, async (c) => {
    const read = await readSent(c.req.raw, mostOneClick)
    const isAsked = read.ok && read.value.form?.get('List-Unsubscribe') === 'One-Click'
    if (!isAsked) return said(400)
    // The same answer for every token, so that it does not reveal which ones exist.
    await newsletter.unsubscribe(c.req.query('nk') ?? '')
    return said(200)
  })
  app.post(`${returnsPath}:key`, async (c) => {
    if (!isSame(c.req.param('key'), newsletterReturns)) return (await refuse(c)) ?? said(404)
    // When the mail breaks off, the client is gone and gets no answer.
    const raw = await textWithin(c.req.raw, mostReturned).catch(() => undefined)
    if (raw === undefined) return said(413)
    return said((await newsletter.takeReturn(raw)) ? 200 : 202)
  })
}

const mostOneClick: Bytes = 4_096
const mostReturned: Bytes = 2_000_000

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

async function textWithin(request: Request, most: Bytes): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `/nieuwsbrief/`, and `/?na=c|u|p&nk=` as the links in mails (decisions, Consent). */
export function addNewsletterRoutes(
  app: Hono<Env>,
  { newsletter }: Pick<Program, 'newsletter'>,
  { page }: Pick<FormWay, 'page'>,
): void {
  app.get(newsletterPath, (c) => page(c, (site, request) => newsletterPage(site, request, { step: 'ask' })))
  // For readers who open the address of their mail client's unsubscribe button.
  app.get(oneClickPath, (c) =>
    page(c, (site, request) =>
      newsletterPage(site, request, { step: 'unsubscribe', token: c.req.query('nk') ?? '' }),
    ),
  )
  app.get('/', async (c, next) => {
    const [action, token] = [c.req.query('na'), c.req.query('nk')]
    if (action === 'p' && token) {
      const choices = await newsletter.choices(token)
      return page(c, (site, request) =>
        newsletterPage(
          site,
          request,
          choices ? { step: 'choose', token, choices, isKept: false } : { step: 'ask', problem: 'badLink' },
        ),
      )
    }
    if ((action !== 'c' && action !== 'u') || !token) return next()
    const step = action === 'c' ? 'confirm' : 'unsubscribe'
    return page(c, (site, request) => newsletterPage(site, request, { step, token }))
  })
}
