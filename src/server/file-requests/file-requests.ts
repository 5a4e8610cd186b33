import type { Hono } from 'hono'
import { parseFileId, unlockCookie } from '../../features/library/index.ts'
import { readMailAddress } from '../../kernel/mail-address.ts'
import {
  type FileRequestState,
  fileRequestPage,
  keptDays,
  longest,
  nothingTyped,
  type Typed,
  textsOfRequests,
} from '../../pages/file-request/file-request-page.tsx'
import { readCookie, writeCookie } from '../../platform/http/cookies.ts'
import type { Program } from '../../program.ts'
import { viewerPath } from '../../widgets/file-search/door.ts'
import { fileRequestPath } from '../../widgets/shared/library-file/request-path.ts'
import { type FormWay, redirectTo } from '../forms/add-forms.ts'
import { isSuspect } from '../forms/judge-sent.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'
import { viewerOf } from '../visitor.ts'

/** Handles a request for a locked file (POST). Staff find it among the entries of forms. */
export const fileRequestForm = (desk: Program): PostedForm => ({
  path: fileRequestPath,
  longest,
  act: (sender) => take(desk, sender),
})

/** GET: the form, and the mailed link that opens a file. */
export function addFileRequestRoutes(app: Hono<Env>, desk: Program, { page }: Pick<FormWay, 'page'>): void {
  app.get(fileRequestPath, async (c, next) => {
    if (c.req.query('verstuurd') !== undefined)
      return page(c, (site, request) => fileRequestPage(site, request, { step: 'sent' }))
    const asked = await lockedFile(desk, c.req.raw, c.req.query('bestand'))
    if (!asked) return next()
    if (asked.isOpen) return redirectTo({ to: viewerPath(asked.id) }, 302)
    const { id, title } = asked
    const state: FileRequestState = { step: 'ask', id, title, typed: nothingTyped, wrong: [] }
    return page(c, (site, request) => fileRequestPage(site, request, state))
  })
  app.get('/bestand-openen/:id/:key/', async (c, next) => {
    const id = parseFileId(c.req.param('id'))
    if (id === undefined) return next()
    const known = readCookie(c.req.header('cookie') ?? null, unlockCookie)
    const opened = await desk.library.openGrant(known, id, c.req.param('key'))
    if (!opened) return page(c, (site, request) => fileRequestPage(site, request, { step: 'over', id }))
    const { cookie, maxAgeSeconds: maxAge } = opened
    const secure = desk.siteUrl.startsWith('https:')
    return redirectTo(
      {
        to: viewerPath(id),
        cookies: [writeCookie(unlockCookie, cookie, { maxAge, httpOnly: true, secure })],
      },
      302,
    )
  })
}

/** A file that may be requested. For any other file the response does not tell whether it exists. */
async function lockedFile(desk: Program, request: Request, idText: string | undefined) {
  const id = parseFileId(idText ?? '')
  if (id === undefined || !(await desk.content.settings()).fileRequests?.isOn) return undefined
  const viewer = await viewerOf(desk, request.headers)
  const file = await desk.library.file(viewer, id)
  return file?.published ? { id, title: file.title, isOpen: file.access.open } : undefined
}

async function take(desk: Program, { form, request, from }: Sender): Promise<Posted> {
  const asked = await lockedFile(desk, request, field(form, 'bestand'))
  if (!asked) return { to: '/bestanden/' }
  if (asked.isOpen) return { to: viewerPath(asked.id) }
  const { id, title } = asked
  const typedOf = (name: keyof Typed) =>
    field(form, name).replaceAll('\r\n', '\n').trim().slice(0, longest[name])
  const typed: Typed = { name: typedOf('name'), email: typedOf('email'), why: typedOf('why') }
  const wrong = (['name', 'email', 'why'] as const).filter((name) =>
    name === 'email' ? readMailAddress(typed.email) === undefined : typed[name] === '',
  )
  const back = (more: { tooMany?: boolean } = {}): Posted => ({
    page: (site, page) => fileRequestPage(site, page, { step: 'ask', id, title, typed, wrong, ...more }),
  })
  if (wrong.length > 0) return back()
  if (!(await desk.limits.consume('form', from)).ok) return back({ tooMany: true })
  const { texts: overrides, fileRequests } = await desk.content.settings()
  const texts = textsOfRequests(overrides)
  await desk.forms.receive({
    form: texts('form', { title }),
    page: viewerPath(id),
    email: typed.email,
    fileId: id,
    keptDays,
    answers: [
      { label: texts('askedName'), value: typed.name },
      { label: texts('askedEmail'), value: typed.email },
      { label: texts('askedWhy'), value: typed.why },
    ],
    isSuspect: isSuspect(form, typed.why),
    to: fileRequests?.to ? [fileRequests.to] : [],
  })
  return { to: `${fileRequestPath}?verstuurd=` }
}
