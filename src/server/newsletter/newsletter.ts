import type { Hono } from 'hono'
import type { Newsletter } from '../../features/newsletter/index.ts'
import {
  type NewsletterState,
  newsletterLinkPath,
  newsletterPage,
  newsletterPath,
} from '../../pages/newsletter/newsletter.tsx'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

/** Asking for the newsletter without scripts, and the buttons that the links of its mails lead to. */
export const newsletterForms = ({ newsletter }: Pick<Program, 'newsletter'>): readonly PostedForm[] => [
  { path: newsletterPath, limit: 'newsletter', act: (sender) => ask(newsletter, sender) },
  { path: newsletterLinkPath, act: (sender) => follow(newsletter, sender) },
]

const show = (state: NewsletterState): Posted => ({
  page: (site, page) => newsletterPage(site, page, state),
})

async function follow(newsletter: Newsletter, { form }: Sender): Promise<Posted> {
  const token = field(form, 'nk')
  const isConfirming = field(form, 'na') === 'c'
  const done = await (isConfirming ? newsletter.confirm(token) : newsletter.unsubscribe(token))
  if (!done) return show({ step: 'ask', problem: 'badLink' })
  return show({ step: isConfirming ? 'confirmed' : 'unsubscribed' })
}

async function ask(newsletter: Newsletter, { form, request }: Sender): Promise<Posted> {
  const email = field(form, 'ne')
  if (!form.has('ny')) return show({ step: 'ask', email, problem: 'noConsent' })
  const asked = await newsletter.subscribe({
    email,
    name: field(form, 'nn'),
    surname: field(form, 'ns'),
    page: pathOf(request.headers.get('referer')),
  })
  return show(asked.ok ? { step: 'sent' } : { step: 'ask', email, problem: 'badEmail' })
}

const pathOf = (referrer: string | null): string =>
  referrer !== null && URL.canParse(referrer) ? new URL(referrer).pathname : newsletterPath

/** `/nieuwsbrief/`, and `/?na=c|u&nk=` as mails have it (decisions, Consent). */
export function addNewsletterRoutes(app: Hono<Env>, { page }: Pick<FormWay, 'page'>): void {
  app.get(newsletterPath, (c) => page(c, (site, request) => newsletterPage(site, request, { step: 'ask' })))
  app.get('/', (c, next) => {
    const [action, token] = [c.req.query('na'), c.req.query('nk')]
    if ((action !== 'c' && action !== 'u') || !token) return next()
    const step = action === 'c' ? 'confirm' : 'unsubscribe'
    return page(c, (site, request) => newsletterPage(site, request, { step, token }))
  })
}
