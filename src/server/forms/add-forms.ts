import type { Context, Hono } from 'hono'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import { tooLongPage } from '../../pages/too-long.tsx'
import { excessOf } from '../../platform/http/measure.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { LimitName } from '../../platform/rate-limit.ts'
import { noticeCookie } from '../../wire/actions/shop/notice-cookie.ts'
import type { Typed } from '../away-page.ts'
import type { Env } from '../requests/env.ts'
import { unreadable } from '../requests/read-body.ts'
import type { Posted, PostedForm } from './posted-form.ts'

type Visit = Context<Env>

/** Services of the app for every form. */
export interface FormWay {
  /** Answers with a page for this visitor only. */
  page(c: Visit, render: (site: Site, request: PageRequest) => Promise<Answer>): Promise<Response>
  /** Counts a post; returns an answer (429) when there were too many, in which a typed form can be sent again. */
  refuse(c: Visit, typed?: Typed): (limit: LimitName) => Promise<Response | undefined>
  /** Whom the attempts are counted for. */
  subscriberOf(c: Visit): string
}

/** Posted forms at their addresses: read, refuse, measure, act, redirect. */
export function addForms(app: Hono<Env>, forms: readonly PostedForm[], way: FormWay): void {
  for (const { path, limit, act, ...measure } of forms)
    app.post(path, async (c) => {
      const { form, files } = c.get('sent')
      if (!form) return unreadable()
      const typed = { address: c.req.path + new URL(c.req.url).search, fields: [...form].slice(0, 500) }
      const refused = limit && (await way.refuse(c, typed)(limit))
      if (refused) return refused
      const excess = excessOf(form, measure)
      if (excess) return way.page(c, (site, request) => tooLongPage(site, request, excess, typed))
      const posted = await act({ form, files, request: c.req.raw, from: way.subscriberOf(c) })
      if (!('page' in posted)) return redirectTo(posted, 303)
      for (const cookie of posted.cookies ?? []) c.env.outgoing.appendHeader('set-cookie', cookie)
      return way.page(c, posted.page)
    })
}

/** Redirects with a notice for the next page, uncached: 303 after a post, 302 after a link that acts. */
export function redirectTo(
  { to, notice, cookies = [] }: Extract<Posted, { to: string }>,
  status: 302 | 303,
): Response {
  const headers = new Headers({ ...securityHeaders, location: to, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (notice) headers.append('set-cookie', noticeCookie(to, ...notice))
  return new Response(null, { status, headers })
}
