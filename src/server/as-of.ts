import type { Hono, MiddlewareHandler } from 'hono'
import { asOfPath } from '../kernel/as-of-path.ts'
import { fromDutchMinute } from '../kernel/dates.ts'
import { seesDrafts } from '../kernel/rights.ts'
import { anonymous } from '../kernel/viewer.ts'
import { accountPath } from '../pages/account/paths.ts'
import { answerOf } from '../pages/answer.ts'
import { asOfBar, asOfPage, nextHour, notNowPage } from '../pages/as-of/as-of-page.tsx'
import { safeBack } from '../pages/back.ts'
import type { Answer, PageRequest, Site } from '../pages/page.ts'
import { dropCookie, readCookie, writeCookie } from '../platform/http/cookies.ts'
import type { Program } from '../program.ts'
import type { FormWay } from './forms/add-forms.ts'
import { field, type PostedForm } from './forms/posted-form.ts'
import type { Env } from './requests/env.ts'
import { viewerOf } from './visitor.ts'

/** The chosen moment, as a `datetime-local` field writes it. It opens nothing by itself: the session says who may. */
const momentCookie = 'schelp_zoals_op'

const mayChoose = async (program: Program, headers: Headers) => seesDrafts(await viewerOf(program, headers))

/** The moment as of which this request is answered; undefined for now. Only who may see planned content has one. */
export async function momentOf(program: Program, headers: Headers): Promise<Date | undefined> {
  const chosen = readCookie(headers.get('cookie'), momentCookie)
  const moment = chosen === undefined ? undefined : fromDutchMinute(chosen)
  return moment && (await mayChoose(program, headers)) ? moment : undefined
}

/** The page that every visitor sees at the moment, with a bar that says so. */
export async function answerAsOf(site: Site, request: PageRequest, moment: Date): Promise<Answer> {
  const answer = await answerOf(site, { ...request, viewer: anonymous, now: moment })
  if (answer.kind !== 'page') return answer
  const { path, query } = request
  const back = query.size > 0 ? `${path}?${query}` : path
  // Below the link to the main part, which goes first.
  const html = answer.body.html.replace('\n', () => `\n${asOfBar(site, moment, back)}\n`)
  return { ...answer, body: { ...answer.body, html } }
}

/** POST `/zoals-op/`: chooses a moment (`op`), or now (`nu`). */
export const asOfForm = (program: Program): PostedForm => ({
  path: asOfPath,
  async act({ form, request }) {
    const back = safeBack(field(form, 'terug')) ?? '/'
    if (form.has('nu')) return { to: back, cookies: [dropCookie(momentCookie)] }
    if (!(await mayChoose(program, request.headers))) return { to: '/' }
    const typed = field(form, 'op')
    if (!fromDutchMinute(typed))
      return { page: (site, page) => asOfPage(site, page, { typed, back, isWrong: true }) }
    const secure = program.siteUrl.startsWith('https:')
    return { to: back, cookies: [writeCookie(momentCookie, typed, { httpOnly: true, secure })] }
  },
})

export function addAsOfRoute(app: Hono<Env>, program: Program, { page }: Pick<FormWay, 'page'>): void {
  app.get(asOfPath, async (c, next) => {
    if (!(await mayChoose(program, c.req.raw.headers))) return next()
    const typed = c.req.query('op') ?? nextHour(new Date())
    const back = safeBack(c.req.query('terug')) ?? '/'
    return page(c, (site, request) => asOfPage(site, request, { typed, back }))
  })
}

/** Classic calls and what belongs to the account are answered as now. */
const isAsNow = ({ pathname, searchParams }: URL) =>
  [asOfPath, accountPath, '/wp-admin/', '/wp-json/'].some((start) => pathname.startsWith(start)) ||
  searchParams.has('wc-ajax')

/** Refuses what is posted from a page as of another moment: it would be done now. */
export const refuseAsOf =
  (program: Program, page: FormWay['page']): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || isAsNow(new URL(c.req.url))) return next()
    const moment = await momentOf(program, c.req.raw.headers)
    return moment ? page(c, (site, request) => notNowPage(site, request, moment)) : next()
  }
