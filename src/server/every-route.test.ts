import { readdir, readlink } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TrieRouter } from 'hono/router/trie-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { noStatistics } from '../features/statistics/testing.ts'
import { ok } from '../kernel/result.ts'
import fc from '../platform/testing/properties.ts'
import type { Resource } from '../staff-api/resource.ts'
import { entryResource } from '../staff-api/resources/entries.ts'
import { resources } from '../staff-api/resources/index.ts'
import { otherCalls } from '../staff-api/staff-api.ts'
import type { StaffTest } from '../staff-api/testing.ts'
import { createDemoTest, jobsToDo, openTestSite, type TestSite } from '../testing.ts'
import { cartCookie } from '../wire/actions/shop/cart-cookies.ts'
import { noticeName } from '../wire/actions/shop/notice-cookie.ts'
import { actionsOf } from '../wire/admin-ajax.ts'
import { wcAjaxCalls } from '../wire/wc-ajax.ts'
import { tasks } from '../wire/wpfd.ts'
import { type Asked, ask } from './testing/ask.ts'
import { oddBody, oddCookie, oddFields, oddHeaders, oddTexts, oddValues } from './testing/odd.ts'

const long = process.env.SCHELP_LONG === '1'
const seed = long ? Date.now() : 20261122
const requests = long ? 60_000 : 1_600
const changes = long ? 20_000 : 400
/** An element that a browser fetches by itself, from another site. */
const fromElsewhere =
  /<(?:script|link(?![^>]*rel="(?:canonical|alternate|next|prev)")|img|iframe|source|video|audio|object|embed|track)\b[^>]*\s(?:src|href|srcset|data|poster)="(?:https?:)?\/\/(?!127\.0\.0\.1|localhost)[^"]*/g

/** A browser opens six connections at once. */
const atOnce = 6

/** The demo, and every route that the program answers. */
let bench: StaffTest
let site: TestSite
let staff: string
/** Cookies of a staff member, of a customer with a filled cart, and of both. */
let cookies: readonly string[]
/** The program's resources, and those of the kinds that staff defined. */
let everyResource: readonly Resource[]
let visited = 0
/** For steps that take longer the busier the machine is. */
const patienceMs = 3_600_000
beforeAll(async () => {
  bench = await createDemoTest()
  site = await openTestSite(bench, { TRUST_PROXY: '1' })
  staff = (await bench.signIn('administrator')).get('cookie') ?? ''
  const own = (await bench.program.content.kinds()).all.filter(({ isOwn }) => isOwn)
  expect(own).not.toEqual([])
  everyResource = [...resources.values(), ...own.map(entryResource)]
  const cart = await filledCart()
  names.push(...(await namesOnPages(`${staff}; ${cart}`)))
  cookies = [staff, `${staff}; ${cart}`, cart]
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

/** Names of fields in calls, addresses and rows; `namesOnPages` adds those of forms. */
const names = [
  's',
  'q',
  'page',
  'paged',
  'limit',
  'ordering',
  'dir',
  'catid',
  'ftags',
  'cfrom',
  'uto',
  'type',
  'wfrom',
  'wto',
  'extension',
  'from_weight',
  'exclude',
  'theme',
  'theme_column',
  'make_file_suggestion',
  'orderby',
  'highlight',
  'add-to-cart',
  'quantity',
  'variation_id',
  'product_id',
  'remove_item',
  'undo_item',
  'remove_coupon',
  'cart[0][qty]',
  'update_cart',
  'coupon_code',
  'apply_coupon',
  'calc_shipping_country',
  'cart_item_key',
  'time',
  'email',
  'password',
  'redirect_to',
  'code',
  'token',
  'deed',
  'key',
  'remember',
  'comment_post_ID',
  'rating',
  'comment',
  'author',
  'filesId',
  'selectedFileWithCategoryIds',
  'hash',
  'catId',
  'wpfd_category_id',
  'wpfd_file_id',
  'wpfd_password_value',
  'wpfd_password_id',
  'id',
  'query',
  'ecs_ajax_settings',
  'preview',
  'part',
  'perPage',
  'sort',
  'order',
  'filter',
  'ids',
  'title',
  'name',
  'slug',
  'status',
  'body',
  'data',
  'woocommerce_meta',
  'version',
  'versionId',
  'change',
  'at',
  'lock',
  'tags',
  'value',
  'e-page-a',
  'e-filter-a-b',
]

/** Returns the cookie of a visitor with a filled cart. */
async function filledCart(): Promise<string> {
  const { catalogue, cart } = bench.program.shop
  const { products } = await catalogue.list({ inStock: true })
  for (const { entry } of products) {
    const added = await cart.add(undefined, { productId: entry.id, quantity: 1 })
    if (added.ok) return `${cartCookie}=${added.value.token}`
  }
  throw new Error('nothing is for sale')
}

/** Pages whose address holds no number or name. */
const plainPaths = () => [
  '/',
  '/bestanden/',
  '/shop/',
  ...site.routes.filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path)).map(({ path }) => path),
]

/** Returns the field names of the forms on those pages. */
async function namesOnPages(cookie: string): Promise<string[]> {
  const found = new Set<string>()
  for (const path of plainPaths()) {
    const html = await (await fetch(site.address + path, { headers: { cookie } })).text()
    for (const [, name = ''] of html.matchAll(/<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g))
      found.add(name)
  }
  return [...found]
}

/** Returns every route, with the names of calls where one address has many. */
function addresses(): string[] {
  const ajax = '/wp-admin/admin-ajax.php'
  const staffCalls = [
    ...everyResource.map(({ name, actions }) => ({ name, actions: Object.keys(actions) })),
    ...[...otherCalls.keys()].map((name) => ({ name, actions: [] })),
  ].flatMap(({ name, actions }) => [
    `/staff-api/${name}`,
    `/staff-api/${name}/:id`,
    ...actions.map((action) => `/staff-api/${name}/:id/${action}`),
  ])
  const paths = [...new Set(site.routes.map(({ path }) => path))].filter((path) => path !== '/*')
  return [
    ...paths,
    ...staffCalls,
    ...Object.keys(
      actionsOf({ newsletter: { subscribe: async () => ok(undefined) }, statistics: noStatistics }),
    ).map((action) => `${ajax}?action=${action}`),
    ...Object.keys(tasks).map((task) => `${ajax}?action=wpfd&task=${task}`),
    ...[...wcAjaxCalls.keys()].map((call) => `/?wc-ajax=${call}`),
    '/',
    '/:word/',
    '/:word',
    '/jacobalia/page/:n/',
    '/jacobalia/plaatsen.gpx',
    '/jacobalia/plaatsen.pdf',
    '/agenda/kalender.ics',
    '/front-chart.kaart.json',
    `/nieuwsbrief/terug/${bench.program.newsletterReturns}`,
    '/bestanden/',
    '/shop/',
    '/assets/:name',
    '/:a/:b/:c/',
  ]
}

const part = fc.oneof(
  fc.constantFrom('1', '2', '7', '0', 'page', 'site', 'main'),
  fc.constantFrom(...oddTexts).map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 900)),
  fc.constantFrom('%', '%00', '%ED%A0%BD', '..', '.', '%2e%2e', '%2F', '\\', ';', ''),
)

/** Matches the parameters of a route, with the expression that one may have to match. */
const parameters = /:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?|\*/g

/** Generates addresses that a route matches. */
const taken = ({ method, path }: TestSite['routes'][number]): fc.Arbitrary<Asked> =>
  fc
    .tuple(asked(), fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 4, maxLength: 4 }))
    .map(([odd, numbers]) => {
      let next = 0
      const filled = path.replace(parameters, (_, expression: string | undefined) => {
        const number = String(numbers[next++ % numbers.length])
        // A folder or a number, before the ending that the expression requires.
        const end = /^(?:\.\+|\[A-Z0-9-\]\{1,30\})(.*)$/.exec(expression ?? '')?.[1]
        return number + (end ?? '').replaceAll('\\', '')
      })
      const hasBody = method !== 'GET'
      const { body = '', ...rest } = odd
      const query = odd.path.includes('?') ? odd.path.slice(odd.path.indexOf('?')) : ''
      return { ...rest, method, path: filled + query, ...(hasBody && { body }), until: 'end' as const }
    })

/** The routes that the app answers itself: no middleware for every request, and not the fallback. */
const ownRoutes = () => site.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')

const asked = (): fc.Arbitrary<Asked> =>
  fc
    .record({
      address: fc.constantFrom(...addresses()),
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constant('GET') },
        { weight: 5, arbitrary: fc.constant('POST') },
        { weight: 4, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY') },
      ),
      query: fc.option(oddFields(names), { nil: '' }),
      headers: oddHeaders,
      cookie: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...cookies) },
        { weight: 1, arbitrary: oddCookie },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.constantFrom(...cookies), oddCookie).map((both) => both.join('; ')),
        },
      ),
      body: oddBody(names),
      until: fc.oneof(
        { weight: 8, arbitrary: fc.constant('end' as const) },
        { weight: 1, arbitrary: fc.constant('half a body' as const) },
        { weight: 1, arbitrary: fc.constant('first byte' as const) },
      ),
    })
    .map(({ address, parts, method, query, headers, cookie, body: [type, body], until }) => {
      let next = 0
      const path = address.replace(parameters, () => parts[next++ % parts.length] ?? '')
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
      return {
        method,
        path: path + (query && (path.includes('?') ? '&' : '?') + query),
        headers: {
          ...headers,
          cookie,
          ...(hasBody && type && { 'content-type': type }),
          // Rate limits are tested elsewhere.
          'x-forwarded-for': `10.${visited++ % 200}.${visited % 250}.${visited % 99}`,
        },
        ...(hasBody && { body }),
        until,
      }
    })

/** Returns the open files and pipes, except connections, which end by themselves. */
async function openFiles(): Promise<string[]> {
  const all = await readdir('/proc/self/fd')
  const links = await Promise.all(all.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return links.filter((link) => link.startsWith('/')).sort()
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

async function isAlive() {
  expect(
    await ask(site.address, { method: 'GET', path: '/health', headers: {}, until: 'end' }),
  ).toMatchObject({ status: 200 })
}

/** Returns the routes that none of the requests reaches. */
function unreached(all: readonly Asked[]): string[] {
  const router = new TrieRouter<string>()
  const nameOf = ({ method, path }: TestSite['routes'][number]) => `${method} ${path}`
  for (const route of ownRoutes()) router.add(route.method, route.path, nameOf(route))
  const reached = new Set(
    all.flatMap(({ method, path }) =>
      router.match(method, path.split('?')[0] ?? path)[0].map(([name]) => name),
    ),
  )
  return ownRoutes()
    .map(nameOf)
    .filter((name) => !reached.has(name))
}

/** Sends all requests, some at a time; returns those answered with an error of ours. */
async function send(all: readonly Asked[]): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...all]
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const told = await ask(site.address, one)
      // Node refuses requests that are too long before we see them.
      if (told.status === undefined || told.status === 431) continue
      const line = `${told.status} ${one.method} ${one.path.slice(0, 300)} ${JSON.stringify(one.body ?? '').slice(0, 300)}`
      if (told.status >= 500) failed.push(line)
      // No redirect leads to another host (abuse 25).
      if (told.location !== undefined && !/^\/(?![/\\])/.test(told.location))
        failed.push(`${told.location} ${line}`)
      if (told.policy === undefined) failed.push(`no policy ${line}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

it(
  'SITE-01 abuse 23 no page that the program has asks another site for anything, though each holds a film',
  async () => {
    const call = (path: string, method: string, body?: unknown) =>
      bench.call('administrator', path, method, body)
    const script = 'https://stats.schelp.example/s.js'
    const analytics = { service: 'plausible', script, site: 'schelp.example' }
    expect((await call('settings/site', 'PUT', { analytics })).status).toBe(200)
    const { body: popup } = await call('documents', 'POST', { kind: 'popup', title: 'Film' })
    const { body: opened } = await call(`documents/${popup.id}/edit`, 'GET')
    const root = { props: { ...opened.draft.root.props, where: 'everywhere' } }
    const film = { id: 'f', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Film' }
    const data = { root, content: [{ type: 'video', props: film }] }
    const { body: saved } = await call(`documents/${popup.id}/draft`, 'PUT', {
      version: opened.version,
      data,
    })
    await call(`documents/${popup.id}/publish`, 'POST', { version: saved.version })

    const found: string[] = []
    let films = 0
    for (const path of plainPaths())
      for (const consent of ['', 'cookie_notice_accepted=false']) {
        const answer = await fetch(site.address + path, { headers: { cookie: consent } })
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
        const html = await answer.text()
        if (html.includes(`id="popup-${popup.id}"`)) films += 1
        for (const [element] of html.matchAll(fromElsewhere)) found.push(`${path} ${element}`)
      }
    expect(found).toEqual([])
    expect(films, 'pages with the film').toBeGreaterThan(20)

    await call(`documents/${popup.id}`, 'DELETE')
    await call('settings/site', 'PUT', { analytics: { ...analytics, script: '', site: '' } })
  },
  patienceMs,
)

it(
  `abuse 24, 25, 26: ${requests.toLocaleString('en')} odd requests to every route crash nothing, cause no error and leave nothing open`,
  async () => {
    const told = vi.spyOn(site.log, 'error')
    const each = ownRoutes().flatMap((route) => fc.sample(taken(route), { numRuns: 4, seed }))
    const all = [...each, ...fc.sample(asked(), { numRuns: requests - each.length, seed })]
    expect(unreached(all)).toEqual([])
    await send(all.slice(0, each.length))
    const before = { files: await openFiles(), memory: usedMemory() }
    expect(await send(all)).toEqual([])
    await isAlive()
    const left = async () => (await openFiles()).filter((file) => !before.files.includes(file))
    await vi.waitFor(
      async () => expect([await jobsToDo(bench.program.handle.pool), await left()]).toEqual([[], []]),
      { timeout: 300_000, interval: 250 },
    )
    // Pages are cached, up to 64 MB of them outside the heap; nothing of the requests is kept.
    expect((usedMemory() - before.memory) / 1024 ** 2).toBeLessThan(24)
    expect(told).not.toHaveBeenCalled()
  },
  patienceMs,
)

const noticeWords = [
  'account',
  'added',
  'checkout:wrong',
  'checkout',
  'removed',
  'review:helpful',
  'withdraw:received',
]

it(
  'abuse 16, 29: a made-up notice breaks no page',
  async () => {
    const details = ['', 'NaN', '99999999999999999']
    const all = plainPaths().flatMap((path) =>
      noticeWords.flatMap((words) =>
        details.map((detail): Asked => {
          const notice = encodeURIComponent(`${path} ${words}:${detail}`)
          const cookie = `${cookies[1]}; ${noticeName}=${notice}`
          return { method: 'GET', path, headers: { cookie }, until: 'end' }
        }),
      ),
    )
    expect(await send(all)).toEqual([])
  },
  patienceMs,
)

type Row = Readonly<Record<string, unknown>>

/** Returns rows of a resource as the app gets them, without the current user and session. */
async function rowsOf(name: string): Promise<Row[]> {
  const answer = await fetch(`${site.address}/staff-api/${name}?perPage=5`, { headers: { cookie: staff } })
  const { data }: { data?: Row[] } = answer.ok ? await answer.json() : {}
  return (data ?? []).filter(({ email, current }) => email !== 'administrator@schelp.example' && !current)
}

/** Generates a row with one field of another type or size, or a value that is no row. */
const spoiled = (row: Row): fc.Arbitrary<string> => {
  const field = fc.constantFrom(...Object.keys(row), ...names.slice(-12))
  const value = fc.oneof(fc.constantFrom(...oddValues), fc.constantFrom(...oddTexts))
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(field, value).map(([name, odd]) => JSON.stringify({ ...row, [name]: odd })),
    },
    { weight: 4, arbitrary: fc.tuple(field, value).map(([name, odd]) => JSON.stringify({ [name]: odd })) },
    { weight: 1, arbitrary: fc.constantFrom('{}', '[]', 'null', '0', '""', '') },
  )
}

/** Generates every kind of change in the staff API, with odd contents. */
async function oddChanges(): Promise<fc.Arbitrary<Asked>[]> {
  const headers = { cookie: staff, 'content-type': 'application/json' }
  const all: fc.Arbitrary<Asked>[] = []
  for (const { name, actions, write } of everyResource) {
    const rows = await rowsOf(name)
    const row = fc.constantFrom(...(rows.length > 0 ? rows : [{ id: 1, name: 'x' }]))
    const path = (id: unknown, action = '') => `/staff-api/${name}/${encodeURIComponent(String(id))}${action}`
    const way = (method: string, pathOf: (row: Row) => string) =>
      all.push(
        row.chain((one) =>
          spoiled(one).map((body) => ({ method, path: pathOf(one), headers, body, until: 'end' as const })),
        ),
      )
    if (write) {
      way('PUT', ({ id }) => path(id))
      way('POST', () => `/staff-api/${name}`)
    }
    for (const [action, methods] of Object.entries(actions))
      for (const { method } of methods) if (method !== 'GET') way(method, ({ id }) => path(id, `/${action}`))
  }
  for (const name of otherCalls.keys()) {
    const body = spoiled({ name: 'a.txt', size: 3, categoryId: 1 })
    all.push(
      body.map((text) => ({ method: 'POST', path: `/staff-api/${name}`, headers, body: text, until: 'end' })),
    )
  }
  return all
}

it(
  `abuse 24, 29: ${changes.toLocaleString('en')} odd changes by staff are made or refused in words, and every page still works`,
  async () => {
    const ways = await oddChanges()
    const each = Math.ceil(changes / ways.length)
    const all = ways.flatMap((way, at) => fc.sample(way, { numRuns: each, seed: seed + at }))
    expect(await send(all)).toEqual([])
    await isAlive()
    for (const path of [
      '/',
      '/jacobalia/',
      '/shop/',
      '/bestanden/',
      '/nieuws/',
      '/my-account/',
      '/cart/',
      '/?s=a',
    ])
      expect([path, (await fetch(site.address + path)).status]).toEqual([
        path,
        expect.toSatisfy((code) => code < 500),
      ])
  },
  patienceMs,
)
