import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { readAddress } from '../pages/address.ts'
import { answerOf } from '../pages/answer.ts'
import type { Answer, PageRequest, Site } from '../pages/page.ts'
import type { Config } from '../platform/config.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { TransferBudget } from '../platform/http/transfer-budget.ts'
import { pathOf } from '../platform/log.ts'
import type { LimitName } from '../platform/rate-limit.ts'
import type { Program } from '../program.ts'
import { createDrawnBefore } from '../widgets/drawn-before.ts'
import { noNotice, noticeOf } from '../wire/actions/shop/notice-cookie.ts'
import { awayTexts } from './away-page.nl.ts'
import { awayPage, type Typed } from './away-page.ts'
import { wantsPage } from './download.ts'
import type { FormWay } from './forms/add-forms.ts'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'
import { answerPage, type Personal, type RenderTurn } from './page/answer-page.ts'
import type { Assets } from './page/assets.ts'
import { countVisit } from './page/count-visit.ts'
import type { PageCache } from './page/page-cache.ts'
import { createRenderTurns, type Lane } from './page/render-turns.ts'
import type { Env } from './requests/env.ts'
import type { Waiting } from './requests/waiting-body.ts'
import { type NamedTrouble, troubleOf } from './trouble.ts'
import { personalReader, subscriberReader, viewerOf } from './visitor.ts'

export type Visit = Context<Env>

/** What the app is made of. */
export interface Means {
  program: Program
  config: Config
  assets: Assets
  cache: PageCache
  metrics: Metrics
  health: Health
  transfers: TransferBudget
}

/** What every room of routes may use. */
export interface Serving extends Means {
  /** Bodies that are still coming in, counted for whom sends them. */
  waiting: Waiting
  /** @param moment absent: now */
  siteAt(moment?: Date): Promise<Site>
  /** Whom a request is counted for. */
  subscriberOf(c: Visit): string
  /** Counts a request; returns an answer (429) when there were too many, in which a typed form can be sent again. */
  refuse(c: Visit, typed?: Typed): (limit: LimitName) => Promise<Response | undefined>
  /** Renders when it is the visitor's turn (decision 0050). */
  inTurn(c: Visit, lane: Lane): RenderTurn
  /** Which pages of this request are the visitor's own. */
  personalOf(c: Visit): Personal
  /** Answers with a page, from the cache unless it is the visitor's own. */
  page(
    c: Visit,
    render?: (site: Site, request: PageRequest) => Promise<Answer>,
    personal?: Personal,
    lane?: Lane,
  ): Promise<Response>
  /** Names what went wrong, and logs it. */
  told(c: Visit, error: unknown): NamedTrouble
  /** How pages with forms are answered: for one visitor only. */
  way: FormWay
}

/** A page with one visitor's form is kept from the cache. */
export const nobodyElses: Personal = { always: true, onProtected: true }

export function createServing(means: Means): Serving {
  const { program, config, assets, cache, transfers } = means
  const { content, library, log, newsletter, shop, statistics } = program
  const subscriber = subscriberReader(config)
  const subscriberOf = (c: Visit) => subscriber(c.env.incoming)
  const readPersonal = personalReader(program)
  const personalOf = (c: Visit) => readPersonal(c.req.header('cookie'), new URL(c.req.url).pathname)
  const turns = createRenderTurns()
  const inTurn =
    (c: Visit, lane: Lane): RenderTurn =>
    (render, address) =>
      turns.render(lane, { visitor: subscriberOf(c), response: c.env.outgoing }, render, address)

  const drawnBefore = createDrawnBefore(program.changes, () => new Date())
  const siteAt = async (moment?: Date): Promise<Site> => ({
    features: {
      content,
      library,
      newsletter,
      shop,
      statistics,
      site: program.site,
      ...(moment && program.featuresAt(moment)),
    },
    kinds: await content.kinds(),
    siteUrl: config.siteUrl,
    takesFileRequests: (await content.settings()).fileRequests?.isOn,
    runtime: {
      scriptOf: assets.viewOf,
      ...(!moment && { drawnBefore }),
      textOverrides: (await content.settings()).texts,
      onError: (error, block) =>
        log.error({ err: error, widget: block.type, block: block.props.id }, 'a widget failed'),
    },
  })

  const refuse = (c: Visit, typed?: Typed) => async (limit: LimitName) => {
    const taken = await program.limits.consume(limit, subscriberOf(c))
    if (taken.ok) return undefined
    const headers = {
      ...securityHeaders,
      'cache-control': 'no-store',
      'retry-after': String(taken.retryAfterSeconds),
    }
    const { tooManyWords: words, tooMany: heading } = awayTexts
    return typed && wantsPage(c.req.raw)
      ? c.html(awayPage(config.siteUrl, assets.styles, words, typed, heading), 429, headers)
      : c.text(words, 429, headers)
  }

  const told = (c: Visit, error: unknown) => {
    const trouble = troubleOf(error, program.handle.watchdog.isAnswering())
    // While the database is away every request says so: a line for each, without a stack.
    if (trouble.name === 'away') log.warn({ path: pathOf(c.req.path) }, trouble.said)
    // A flood must not fill the log; the metrics count its answers.
    else if (trouble.name !== 'busy') log.error({ err: error, path: pathOf(c.req.path) }, trouble.said)
    return trouble
  }

  const page: Serving['page'] = async (c, render = answerOf, personal = personalOf(c), lane = 'pages') => {
    const url = new URL(c.req.url)
    const address = readAddress(url.pathname, url.search)
    if (address.proper !== undefined) return c.redirect(address.proper, 308)
    const notice = noticeOf(c.req.header('cookie'), url.pathname)
    if (notice !== undefined) c.env.outgoing.appendHeader('set-cookie', noNotice)
    const request = async () => ({
      path: address.path,
      page: address.page,
      query: url.searchParams,
      viewer: await viewerOf(program, c.req.raw.headers),
      now: new Date(),
      notice,
    })
    // Visits of staff are not counted, and an address that belongs to one visitor (an order, a link in a mail) is not
    // reported.
    const analyticsNow = async () => (personal.always ? undefined : (await content.settings()).analytics)
    const shown = await answerPage(
      cache,
      personal,
      inTurn(c, lane),
      async () => render({ ...(await siteAt()), analytics: await analyticsNow() }, await request()),
      async () => {
        const { title, look } = await content.settings()
        return { assets, siteUrl: config.siteUrl, siteTitle: title, look, analytics: await analyticsNow() }
      },
      c.env.incoming,
      c.env.outgoing,
    )
    if (!personal.always && shown.status === 200) countVisit(statistics.visits, c.env.incoming, shown.inVain)
    return RESPONSE_ALREADY_SENT
  }

  const way: FormWay = {
    page(c, render) {
      // What somebody who is signed in was shown must be gone with their session.
      const forBack = c.req.method === 'POST' && !program.accounts.hasSession(c.req.header('cookie'))
      return page(c, render, { ...nobodyElses, forBack }, 'forms')
    },
    refuse,
    subscriberOf,
  }
  const waiting: Waiting = { budget: transfers, visitorOf: ({ incoming }) => subscriber(incoming) }
  return { ...means, waiting, siteAt, subscriberOf, refuse, inTurn, personalOf, page, told, way }
}
