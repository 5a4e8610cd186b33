import type { MiddlewareHandler } from 'hono'
import { anonymous } from '../kernel/viewer.ts'
import { accountPath } from '../pages/account/paths.ts'
import { answerOf } from '../pages/answer.ts'
import type { Answer, PageRequest, Site } from '../pages/page.ts'
import { readCookie } from '../platform/http/cookies.ts'
import type { Program } from '../program.ts'
import { extensionPages } from './extension-page.ts'
import type { FormWay } from './forms/add-forms.ts'
import { type Preview, previews } from './preview.ts'
import type { Env } from './requests/env.ts'
import { viewerOf } from './visitor.ts'

/** A preview with the moment that a request has chosen. */
export interface Chosen {
  preview: Preview
  moment: Date
}

/** The preview in which this request is answered; undefined: the site of now. */
export async function previewOf(program: Program, headers: Headers): Promise<Chosen | undefined> {
  for (const preview of previews.values()) {
    const value = readCookie(headers.get('cookie'), preview.cookie)
    const moment = value === undefined ? undefined : preview.momentOf(value)
    if (moment && preview.isFor(await viewerOf(program, headers))) return { preview, moment }
  }
  return undefined
}

/**
 * The page that every visitor sees at the moment, with a bar that says so.
 * @param site of that moment
 */
export async function answerPreview(
  site: Site,
  request: PageRequest,
  { preview, moment }: Chosen,
): Promise<Answer> {
  const answer = await answerOf(site, { ...request, viewer: anonymous, now: moment })
  if (answer.kind !== 'page') return answer
  const { path, query } = request
  const bar = preview.bar(site, moment, query.size > 0 ? `${path}?${query}` : path)
  // Below the link to the main part, which goes first.
  const html = answer.body.html.replace('\n', () => `\n${bar}\n`)
  return { ...answer, body: { ...answer.body, html } }
}

/** Classic calls, what belongs to the account and pages of extensions are answered as now. */
const isAsNow = ({ pathname, searchParams }: URL) =>
  [accountPath, '/wp-admin/', '/wp-json/'].some((start) => pathname.startsWith(start)) ||
  extensionPages.has(pathname) ||
  searchParams.has('wc-ajax')

/** Refuses what is posted from a preview. */
export const refusePreviewed =
  (program: Program, page: FormWay['page']): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || isAsNow(new URL(c.req.url))) return next()
    const chosen = await previewOf(program, c.req.raw.headers)
    return chosen ? page(c, (site, request) => chosen.preview.refusal(site, request, chosen.moment)) : next()
  }
