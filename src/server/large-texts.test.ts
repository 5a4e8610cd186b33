import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noStatistics } from '../features/statistics/testing.ts'
import { ok } from '../kernel/result.ts'
import { resources } from '../staff-api/resources/index.ts'
import { otherCalls } from '../staff-api/staff-api.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createDemoTest, openTestSite, type TestSite } from '../testing.ts'
import { actionsOf } from '../wire/admin-ajax.ts'
import { wcAjaxCalls } from '../wire/wc-ajax.ts'
import { tasks } from '../wire/wpfd.ts'
import { postedForms } from './forms/posted-forms.ts'
import { createCartActions } from './shop/cart.ts'
import { type Asked, ask } from './testing/ask.ts'

/**
 * Every call, form and route of the program's own lists gets large texts in every name that its sources read. The long
 * form sends each text in each name to the demo; the short one each name with one text, to an empty site.
 */
const long = process.env.SCHELP_LONG === '1'
const mostOfEach = long ? Number.POSITIVE_INFINITY : 300

/** What an answer may cost of the event loop, over one to the same request with an empty text. */
const budgetMs = 50
const timesMeasured = 3
const large = 200 * 1024
/** What the address and the headers of a request can carry. */
const largeInAddress = 7_000
const largeInHeader = 12_000

const repeated = (part: string, most: number, end = '') =>
  part.repeat(Math.floor(most / Buffer.byteLength(part))) + end

/** Texts that programs stumble over, of at most as many bytes. */
const texts: Readonly<Record<string, (most: number) => string>> = {
  blanks: (most) => repeated(' ', most, 'x'),
  'lines and tabs': (most) => repeated('\n\t', most, 'x'),
  zeros: (most) => repeated('0', most, 'x'),
  'numbers and commas': (most) => repeated('1,', most, 'x'),
  commas: (most) => repeated(',', most),
  brackets: (most) => repeated('[', most),
  elements: (most) => repeated('<a ', most),
  'combining marks': (most) => repeated('\u0301', most, 'x'),
  'half an emoji': (most) => repeated('\ud83d', most / 3),
  'slashes and dashes': (most) => repeated('/-', most, 'x'),
  dots: (most) => repeated('a.', most, '@'),
  'quotation marks': (most) => repeated('"\\', most),
  words: (most) => repeated('kerk ', most),
  'JSON with a long list': (most) => `{"a":[${repeated('1,', most - 10)}1]}`,
  'JSON with many names': (most) =>
    `{${Array.from({ length: most / 12 }, (_, at) => `"k${at}":1`).join(',')}}`,
}

/** A request to which a text is added. */
interface Way {
  name: string
  asked(value: string): Asked
  most: number
}

let bench: StaffTest
let site: TestSite
let staff: string
beforeAll(async () => {
  bench = await (long ? createDemoTest() : createStaffTest())
  site = await openTestSite(bench, { TRUST_PROXY: '1' })
  staff = (await bench.signIn('administrator')).get('cookie') ?? ''
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

/** The names that sources read: of fields and parameters (keys of schemas, texts in `.get('…')` and its like). */
function namesIn(...folders: readonly string[]): { fields: string[]; headers: string[] } {
  const fields = new Set<string>()
  const headers = new Set<string>()
  const reads = /^(?:get|getAll|has|query|field|text|list)$/
  for (const path of folders.flatMap((folder) => globSync(`src/${folder}/**/*.ts{,x}`))) {
    if (/\.test\.|testing/.test(path)) continue
    const source = readFileSync(path, 'utf8')
    new Visitor({
      CallExpression({ callee, arguments: given }) {
        const called = source.slice(callee.start, callee.end)
        const [first, second] = given
        for (const one of [first, second])
          if (one?.type === 'Literal' && typeof one.value === 'string') {
            if (/headers\??\.get$|req\.header$/.test(called)) headers.add(one.value)
            else if (reads.test(called.split('.').at(-1) ?? '')) fields.add(one.value)
          }
        if (/^z\.\w*[oO]bject$/.test(called) && first?.type === 'ObjectExpression')
          for (const property of first.properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              fields.add(property.key.name)
      },
    }).visit(parseSync(path, source).program)
  }
  return { fields: [...fields], headers: [...headers] }
}

let visitors = 0
/** Rate limits are tested elsewhere. */
const visitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `10.${visitors % 200}.${visitors % 250}.${visitors % 99}` }
}

/** Half an emoji cannot be encoded by the platform. */
const encoded = (text: string) =>
  text
    .split(/(\ud83d+)/)
    .map((part) => (part.startsWith('\ud83d') ? '%ED%A0%BD'.repeat(part.length) : encodeURIComponent(part)))
    .join('')

const asForm = (path: string, name: string, fields: Readonly<Record<string, string>> = {}): Way => ({
  name: `form ${path} ${name}`,
  most: large,
  asked: (value) => ({
    method: 'POST',
    path,
    headers: { ...visitor(), 'content-type': 'application/x-www-form-urlencoded' },
    body: [...Object.entries({ ...fields, [name]: value })]
      .map(
        ([key, text]) =>
          `${encodeURIComponent(key)}=${encoded(text).replaceAll('%20', '+').replaceAll('%2C', ',')}`,
      )
      .join('&'),
    until: 'end',
  }),
})

const asAddress = (path: string, name: string): Way => ({
  name: `address ${path} ${name}`,
  most: largeInAddress,
  asked: (value) => {
    const room = largeInAddress - path.length
    const text = encoded(value).replaceAll('%20', '+').slice(0, room).replace(/%\w?$/, '')
    return {
      method: 'GET',
      path: `${path}${path.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${text}`,
      headers: visitor(),
      until: 'end',
    }
  },
})

/** As a text, and as the list or record that the text may be read as. */
const asJson = (
  path: string,
  method: string,
  name: string,
  around = (value: unknown): unknown => value,
): Way => ({
  name: `JSON ${method} ${path} ${name}`,
  most: large,
  asked: (value) => ({
    method,
    path,
    headers: { ...visitor(), cookie: staff, 'content-type': 'application/json' },
    body: JSON.stringify(around({ [name]: value.startsWith('{"') ? JSON.parse(value) : value })),
    until: 'end',
  }),
})

/** Node takes no line breaks in a header, and sends letters as Latin-1. */
const asHeader = (path: string, name: string): Way => ({
  name: `header ${path} ${name}`,
  most: largeInHeader,
  asked: (value) => ({
    method: 'GET',
    path,
    headers: { ...visitor(), [name]: value.replace(/[^\x20-\xff]/g, '-').slice(0, largeInHeader) },
    until: 'end',
  }),
})

/** What the answer to a request costs of the thread that serves all others; waiting costs nothing. */
async function costMs(asked: Asked): Promise<number> {
  const before = process.threadCpuUsage()
  await ask(site.address, asked)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Sends a text; returns by how much its answer cost too much, however often it is measured. */
async function excessOf({ name, asked, most }: Way, text: string): Promise<string[]> {
  const value = texts[text]?.(most) ?? ''
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < timesMeasured; time += 1) {
    const full = asked(value)
    const cost = await costMs(full)
    if (cost <= budgetMs) return []
    least = Math.min(least, cost - (await costMs(asked(''))))
    if (least <= budgetMs) return []
  }
  return [`${name}: ${text} cost ${Math.round(least)} ms`]
}

/** Each way with each text; in the short form with one, and no more ways than fit. */
async function send(ways: readonly Way[]): Promise<string[]> {
  expect(ways.length).toBeGreaterThan(0)
  const step = Math.max(1, ways.length / mostOfEach)
  const kinds = Object.keys(texts)
  const found: string[] = []
  for (let at = 0; at < ways.length; at += step) {
    const way = ways[Math.floor(at)]
    const chosen = long ? kinds : [kinds[Math.floor(at / step) % kinds.length] ?? '']
    for (const text of chosen) if (way) found.push(...(await excessOf(way, text)))
  }
  return found
}

const ajax = '/wp-admin/admin-ajax.php'
/** The classic calls, each at its address. */
const wireCalls = () => [
  ...Object.keys(
    actionsOf({ newsletter: { subscribe: async () => ok(undefined) }, statistics: noStatistics }),
  ).map((action) => `${ajax}?action=${action}`),
  ...Object.keys(tasks).map((task) => `${ajax}?action=wpfd&task=${task}`),
  ...[...wcAjaxCalls.keys()].map((call) => `/?wc-ajax=${call}`),
]
const filled = (path: string) => path.replace(/:\w+(?:\{(?:[^{}]|\{[^}]*\})*\})?|\*/g, '12')

/** For what a busy machine makes of it; what is asserted is the processor's time. */
const patienceMs = 7_200_000
const { fields: wireFields } = namesIn('wire', 'features/library/search')
const { fields: serverFields, headers: headerNames } = namesIn(
  'server',
  'pages',
  'widgets',
  'wire',
  'platform/http',
)

it(
  'abuse 35 what once held the process for seconds is answered at once',
  async () => {
    const search = asForm(`${ajax}?action=wpfd&task=search.display`, 'catid')
    const taxonomies = Object.fromEntries(
      Array.from({ length: 11_500 }, (_, at) => [`t${at}`, { terms: ['a'] }]),
    )
    const loop = asJson('/wp-json/schelp/v1/refresh-loop', 'POST', 'widget_filters', () => ({
      post_id: 1,
      widget_id: 'a',
      widget_filters: { taxonomy: taxonomies },
    }))
    expect([await excessOf(search, 'blanks'), await excessOf(loop, 'zeros')]).toEqual([[], []])
  },
  patienceMs,
)

it(
  'abuse 35 no field of a classic call takes long, however large',
  async () => {
    expect(wireFields).toEqual(expect.arrayContaining(['catid', 'filesId', 'ecs_ajax_settings', 'wid', 'ne']))
    expect(await send(wireCalls().flatMap((path) => wireFields.map((name) => asForm(path, name))))).toEqual(
      [],
    )
  },
  patienceMs,
)

it(
  'abuse 35 no member of a classic call with JSON takes long, however large',
  async () => {
    const around = [
      (value: unknown) => value,
      (value: unknown) => ({ widget_id: 'a', post_id: 1, widget_filters: value }),
      (value: unknown) => ({ widget_id: 'a', post_id: 1, widget_filters: { taxonomy: value } }),
      (value: unknown) => ({ widget_id: 'a', post_id: 1, widget_filters: { taxonomy: { landen: value } } }),
    ]
    const paths = ['/wp-json/schelp/v1/refresh-loop', '/wp-json/wp/v2/users/me']
    const ways = paths.flatMap((path) =>
      wireFields.flatMap((name) => around.map((one) => asJson(path, 'POST', name, one))),
    )
    expect(await send(ways)).toEqual([])
  },
  patienceMs,
)

it(
  'abuse 35 no field of a form takes long, however large',
  async () => {
    const { program } = bench
    const cart = createCartActions({ ...program, siteUrl: site.address, customerOf: async () => undefined })
    const paths = postedForms(program, cart).map(({ path }) => filled(path))
    expect(await send(paths.flatMap((path) => serverFields.map((name) => asForm(path, name))))).toEqual([])
  },
  patienceMs,
)

it(
  'abuse 35 no parameter of an address takes long, as large as an address can be',
  async () => {
    const own = site.routes.filter(({ method, path }) => method === 'GET' && path !== '/*')
    const paths = [
      '/',
      '/bestanden/',
      '/shop/',
      '/nieuws/',
      ...own.map(({ path }) => filled(path)),
      ...wireCalls(),
    ]
    const names = [...new Set([...serverFields, ...wireFields])]
    const ways = [...new Set(paths)].flatMap((path) => names.map((name) => asAddress(path, name)))
    expect(await send(ways)).toEqual([])
  },
  patienceMs,
)

it(
  'abuse 35 no header takes long, as large as the server takes it',
  async () => {
    expect(headerNames).toEqual(expect.arrayContaining(['cookie', 'referer', 'range', 'user-agent']))
    const paths = [
      '/',
      '/cart/',
      '/my-account/',
      '/health',
      `${ajax}?action=wpfd&task=search.display`,
      '/staff-api/me',
    ]
    expect(await send(paths.flatMap((path) => headerNames.map((name) => asHeader(path, name))))).toEqual([])
  },
  patienceMs,
)

/** Names of a resource's own fields, and of those that its actions read. */
function fieldsOf(changes: unknown, others: readonly string[]): string[] {
  const shape =
    typeof changes === 'object' && changes !== null && 'shape' in changes
      ? Object.keys(changes.shape ?? {})
      : []
  return shape.length > 0 ? shape : others.slice(0, 20)
}

it(
  'abuse 35 no field of a staff call takes long, however large',
  async () => {
    const { fields } = namesIn('staff-api')
    const ways = [...resources.values()].flatMap(({ name, changes, create, change, actions }) => {
      const own = fieldsOf(changes, fields)
      const called = Object.entries(actions).flatMap(([action, methods]) =>
        methods.filter(({ method }) => method !== 'GET').map(({ method }) => ({ method, action })),
      )
      return [
        ...(create ? own.map((field) => asJson(`/staff-api/${name}`, 'POST', field)) : []),
        ...(change ? own.map((field) => asJson(`/staff-api/${name}/1`, 'PUT', field)) : []),
        ...called.flatMap(({ method, action }) =>
          fields.map((field) => asJson(`/staff-api/${name}/1/${action}`, method, field)),
        ),
      ]
    })
    const others = [...otherCalls.keys()].flatMap((name) =>
      fields.map((field) => asJson(`/staff-api/${name}`, 'POST', field)),
    )
    expect(await send([...ways, ...others])).toEqual([])
  },
  patienceMs,
)
