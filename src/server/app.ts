import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type Next } from 'hono'
import { paymentMessagePath } from '../features/shop/index.ts'
import { may } from '../kernel/rights.ts'
import { readAddress } from '../pages/address.ts'
import { answerOf } from '../pages/answer.ts'
import { calendarFile } from '../pages/calendar-file/calendar-file.ts'
import { feed } from '../pages/feed.ts'
import { markersFile } from '../pages/markers-file/markers-file.ts'
import { notKeptPage } from '../pages/not-kept.tsx'
import type { Answer, PageRequest, Site } from '../pages/page.ts'
import { feedPath } from '../pages/paths.ts'
import { answerPlacesFile, placesFiles } from '../pages/places-file/places-file.ts'
import { robots } from '../pages/robots.ts'
import { searchParameter } from '../pages/search.ts'
import { sitemap } from '../pages/sitemap.ts'
import type { Config } from '../platform/config.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { TransferBudget } from '../platform/http/transfer-budget.ts'
import { pathOf } from '../platform/log.ts'
import type { LimitName } from '../platform/rate-limit.ts'
import type { Program } from '../program.ts'
import { createDrawnBefore } from '../widgets/drawn-before.ts'
import { addressNames } from '../widgets/file-search/door.ts'
import { formPath } from '../widgets/form/door.ts'
import { mapTilesPath } from '../widgets/map-tiles.ts'
import { noNotice, noticeOf } from '../wire/actions/shop/notice-cookie.ts'
import { adminAjax } from '../wire/admin-ajax.ts'
import type { WireAction } from '../wire/call.ts'
import { wcAjax } from '../wire/wc-ajax.ts'
import { wpJson } from '../wire/wp-json.ts'
import { addAccountRoutes } from './account/account-routes.ts'
import { addAsOfRoute, answerAsOf, momentOf, refuseAsOf } from './as-of.ts'
import { awayPage } from './away-page.ts'
import { addConsentRoutes } from './consent/consent.ts'
import { download, wantsPage } from './download.ts'
import { favicon } from './favicon.ts'
import { addFileRequestRoutes } from './file-requests/file-requests.ts'
import { addForms, type FormWay } from './forms/add-forms.ts'
import { postedForms } from './forms/posted-forms.ts'
import type { Health } from './health.ts'
import { addIconRoutes } from './icons.ts'
import { maintenance } from './maintenance.ts'
import { answerMapTiles } from './map-tiles.ts'
import { answerMedia } from './media.ts'
import type { Metrics } from './metrics.ts'
import { addNewsletterPrograms, addNewsletterRoutes } from './newsletter/newsletter.ts'
import { answerPage, answerStale, type Personal, type RenderTurn } from './page/answer-page.ts'
import type { Assets } from './page/assets.ts'
import { countVisit } from './page/count-visit.ts'
import type { PageCache } from './page/page-cache.ts'
import { createRenderTurns, type Lane } from './page/render-turns.ts'
import { addPageFormRoutes } from './page-forms/page-forms.ts'
import { readFormWithFile } from './page-forms/with-file.ts'
import type { Env } from './requests/env.ts'
import { readBody } from './requests/read-body.ts'
import { isSameOrigin } from './requests/same-origin.ts'
import type { Waiting } from './requests/waiting-body.ts'
import { createCartActions } from './shop/cart.ts'
import { addCartRoutes } from './shop/cart-routes.ts'
import { addOrderRoutes } from './shop/order-routes.ts'
import { paymentMessage } from './shop/payment-message.ts'
import { addReviewRoutes } from './shop/product-review.ts'
import { addStockAlertRoutes } from './shop/stock-alert.ts'
import { createStaffRoutes } from './staff/staff.ts'
import { retryAfterSeconds, troubleOf } from './trouble.ts'
import { downloaderOf, personalReader, subscriberReader, viewerOf } from './visitor.ts'
import { answerWire, maxFormBytes } from './wire.ts'

/** Query parameters by which a page searches; such a page is rate-limited like a search call. */
const searching = [searchParameter, ...addressNames]

/** A page with one visitor's form is kept from the cache. */
const nobodyElses: Personal = { always: true, onProtected: true }

type Visit = Context<Env>

/** Creates the app: every address that the program answers, except what the listener answers from the page cache. */
export function createApp(
  program: Program,
  config: Config,
  assets: Assets,
  cache: PageCache,
  metrics: Metrics,
  health: Health,
  transfers: TransferBudget,
): Hono<Env> {
  const app = new Hono<Env>()
  const { content, library, log, newsletter, shop, tally } = program
  const subscriber = subscriberReader(config)
  const personalOf = personalReader(program)
  const turns = createRenderTurns()
  const waiting: Waiting = { budget: transfers, visitorOf: ({ incoming }) => subscriber(incoming) }
  const inTurn =
    (c: Visit, lane: Lane): RenderTurn =>
    (render, address) =>
      turns.render(lane, { visitor: subscriber(c.env.incoming), response: c.env.outgoing }, render, address)

  const drawnBefore = createDrawnBefore(program.changes, () => new Date())
  /** @param moment absent: now */
  const siteAt = async (moment?: Date): Promise<Site> => ({
    features: { content, library, newsletter, shop, tally, ...(moment && program.featuresAsOf(moment)) },
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
  const refuse = (c: Visit) => async (limit: LimitName) => {
    const taken = await program.limits.consume(limit, subscriber(c.env.incoming))
    if (taken.ok) return undefined
    return new Response('Dat waren te veel vragen achter elkaar. Probeer het zo nog eens.', {
      status: 429,
      headers: { ...securityHeaders, 'retry-after': String(taken.retryAfterSeconds) },
    })
  }
  const told = (c: Visit, error: unknown) => {
    const trouble = troubleOf(error, program.handle.watchdog.isAnswering())
    // While the database is away every request says so: a line for each, without a stack.
    if (trouble.name === 'away') log.warn({ path: pathOf(c.req.path) }, trouble.said)
    // A flood must not fill the log; the metrics count its answers.
    else if (trouble.name !== 'busy') log.error({ err: error, path: pathOf(c.req.path) }, trouble.said)
    return trouble
  }
  const wire = (action: WireAction) => async (c: Visit) =>
    answerWire(
      action,
      await siteAt(),
      await downloaderOf(program, c.req.raw),
      {
        refuse: refuse(c),
        giveBack: (limit) => program.limits.giveBack(limit, subscriber(c.env.incoming)),
        inTurn: inTurn(c, 'pages'),
        troubleOf(error) {
          if (wantsPage(c.req.raw)) throw error
          return told(c, error)
        },
      },
      c.req.raw,
      c.get('sent'),
    )
  const page = async (
    c: Visit,
    render: (site: Site, request: PageRequest) => Promise<Answer> = answerOf,
    personal = personalOf(c.req.header('cookie'), new URL(c.req.url).pathname),
    lane: Lane = 'pages',
  ): Promise<Response> => {
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
    if (!personal.always && shown.status === 200) countVisit(tally.visits, c.env.incoming, shown.inVain)
    return RESPONSE_ALREADY_SENT
  }

  addNewsletterPrograms(app, program, (c) => refuse(c)('newsletter'))
  app.use(async (c, next) => {
    if (isSameOrigin(c.req.raw, config.siteUrl)) return next()
    return c.text('Dit verzoek kwam niet van onze eigen pagina’s.', 403, securityHeaders)
  })
  health.addRoutes(app)
  app.get('/metrics', async (c, next) => {
    const isAllowed = metrics.mayRead(c.env.incoming)
    if (!isAllowed && !may(await viewerOf(program, c.req.raw.headers), 'operation')) return next()
    const { text, type } = await metrics.text()
    return c.body(text, 200, { ...securityHeaders, 'content-type': type, 'cache-control': 'no-store' })
  })
  app.route('/', createStaffRoutes(program, config, assets))
  app.use(maintenance(program, assets))
  app.use(formPath, readFormWithFile(program, maxFormBytes, refuse, waiting))
  app.use(readBody(maxFormBytes, waiting))
  app.get('/download/:catid/:catslug/:id/:name', async (c, next) => {
    const viewer = await downloaderOf(program, c.req.raw)
    const answer =
      (await refuse(c)('download')) ??
      (await download(library, viewer, c.req.raw, c.req.param('id'), (id) =>
        tally.visits.downloaded([id], c.req.header('user-agent')),
      ))
    return answer.status === 404 && wantsPage(c.req.raw) ? next() : answer
  })
  app.get(mapTilesPath, async (c, next) => {
    return (await refuse(c)('tiles')) ?? (await answerMapTiles(program, c.req.raw)) ?? next()
  })
  app.get('/media/:id/:name', (c) => answerMedia(content, c.req.raw, c.req.param('id'), c.req.param('name')))
  app.get('/favicon.svg', () => favicon())
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  app.get('/robots.txt', () => robots(config.siteUrl))
  app.get(
    '/sitemap.xml',
    async (c) =>
      (await inTurn(c, 'pages')(() => sitemap({ content, library }, config.siteUrl, c.req.query('part')))) ??
      c.notFound(),
  )
  app.get(feedPath, (c) => inTurn(c, 'pages')(async () => feed(await siteAt())))
  app.on('GET', ['/feed', '/nieuws/feed/'], (c) => c.redirect(feedPath, 301))
  addIconRoutes(app, program)
  const listed =
    (make: (site: Site, address: URL, now: Date) => Promise<Response | undefined>) =>
    async (c: Visit, next: Next) => {
      const limit = c.req.path.endsWith(placesFiles.pdf) ? 'paper' : 'listing'
      const moment = await momentOf(program, c.req.raw.headers)
      const answer =
        (await refuse(c)(limit)) ??
        (await inTurn(
          c,
          'pages',
        )(async () => make(await siteAt(moment), new URL(c.req.url), moment ?? new Date())))
      if (!answer) return next()
      for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value)
      if (moment) answer.headers.set('cache-control', 'private, no-store')
      return answer
    }
  app.get('/:file{.+\\.ics}', listed(calendarFile))
  app.get('/:file{.+\\.kaart\\.json}', listed(markersFile))
  const placesPaths = Object.values(placesFiles).map((name) => `/:file{.+/${name}}`)
  app.on('GET', placesPaths, listed(answerPlacesFile))
  app.on(['GET', 'POST'], '/wp-admin/admin-ajax.php', wire(adminAjax(program)))
  app.on(['GET', 'POST', 'PUT', 'PATCH'], '/wp-json/*', wire(wpJson(program.accounts)))
  app.on(['GET', 'POST'], '/', (c, next) => (c.req.query('wc-ajax') === undefined ? next() : wire(wcAjax)(c)))
  app.post(paymentMessagePath, (c) =>
    paymentMessage(program, subscriber(c.env.incoming), c.get('sent').form ?? new URLSearchParams()),
  )
  const cart = createCartActions({
    shop,
    content,
    siteUrl: config.siteUrl,
    async customerOf(request) {
      const { userId } = await viewerOf(program, request.headers)
      return userId === undefined ? undefined : (await program.accounts.ownerOf(userId))?.email
    },
  })
  const way: FormWay = {
    page: (c, render) =>
      page(
        c,
        render,
        {
          ...nobodyElses,
          // What somebody who is signed in was shown must be gone with their session.
          forBack: c.req.method === 'POST' && !program.accounts.hasSession(c.req.header('cookie')),
        },
        'forms',
      ),
    refuse,
    subscriberOf: (c) => subscriber(c.env.incoming),
  }
  app.use(refuseAsOf(program, way.page))
  addForms(app, postedForms(program, cart), way)
  addCartRoutes(app, cart, way)
  addOrderRoutes(app, program, way)
  addReviewRoutes(app, program, way)
  addStockAlertRoutes(app, program, way)
  addAccountRoutes(app, program, way)
  addNewsletterRoutes(app, program, way)
  addConsentRoutes(app, program, way)
  addPageFormRoutes(app, program, way)
  addFileRequestRoutes(app, program, way)
  addAsOfRoute(app, program, way)
  app.get('*', async (c) => {
    const isSearch = searching.some((name) => c.req.queries(name)?.some(Boolean))
    const refused = isSearch && (await refuse(c)('search'))
    if (refused) return refused
    const moment = await momentOf(program, c.req.raw.headers)
    if (!moment) return page(c)
    return page(c, async (_, request) => answerAsOf(await siteAt(moment), request, moment), nobodyElses)
  })
  app.onError(async (error, c) => {
    const { incoming, outgoing } = c.env
    const isAway = isDatabaseAway(error) || !program.handle.watchdog.isAnswering()
    if (isAway && answerStale(cache, personalOf(c.req.header('cookie'), c.req.path), incoming, outgoing))
      return RESPONSE_ALREADY_SENT
    const trouble = told(c, error)
    const headers = {
      ...{ ...securityHeaders, 'cache-control': 'no-store' },
      ...(trouble.status === 503 && { 'retry-after': retryAfterSeconds }),
    }
    const plain = () => c.text(trouble.words, trouble.status, headers)
    const { form } = c.get('sent') ?? {}
    if (!wantsPage(c.req.raw)) return plain()
    const typed = form && { address: c.req.path + new URL(c.req.url).search, fields: [...form] }
    if (trouble.name === 'away')
      return c.html(awayPage(config.siteUrl, assets.styles, trouble.words, typed), trouble.status, headers)
    if (!typed) return plain()
    return page(c, (site, request) => notKeptPage(site, request, trouble, typed), nobodyElses, 'forms').catch(
      plain,
    )
  })
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url)
    const { proper } = readAddress(pathname, search)
    // A form of an old page posts without the slash.
    if (proper !== undefined) return c.redirect(proper, 308)
    return c.text('Deze pagina bestaat niet.', 404, securityHeaders)
  })
  return app
}
