import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../features/library/testing.ts'
import { noStatistics } from '../features/statistics/testing.ts'
import { createKinds } from '../kernel/known-kinds.ts'
import { ok } from '../kernel/result.ts'
import { anonymous } from '../kernel/viewer.ts'
import type { Site } from '../pages/page.ts'
import { readSent } from '../platform/http/sent.ts'
import fc from '../platform/testing/properties.ts'
import { adminAjax } from '../wire/admin-ajax.ts'
import { withoutPages } from '../wire/testing.ts'
import { answerWire } from './wire.ts'

// None of these calls uses these features.
const withoutOthers = { newsletter: { subscribe: async () => ok(undefined) }, statistics: noStatistics }
const long = process.env.SCHELP_LONG === '1'
const requests = long ? 100_000 : 2_000
const siteUrl = 'https://schelp.example'
const address = `${siteUrl}/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=search.display`

/** Occurs only where nobody may find it: in the text of a locked file, a draft, a hidden file. */
const secret = 'zegelstempel'

let test: TestLibrary
let site: Site
beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  const routes = await category(library, 'Routes')
  const below = await category(library, 'Friesland', routes)
  for (let number = 1; number <= 40; number += 1)
    await file(library, number % 3 ? routes : below, `Etappe ${number} — église Ναός كنيسة 🐚`, {
      tags: number % 2 ? ['sint-jacob', "'s-Hertogenbosch"] : ['wandelen'],
      description: `De toren van ${number} & <b>de kerk</b>`,
    })
  const locked = await file(library, routes, 'Testament', { description: secret, contents: secret })
  await library.changeLock({ file: locked }, { password: 'schelp' })
  await file(library, routes, `Concept ${secret}`, { published: false })
  // None of these calls uses other features.
  const features = {
    library,
    shop: { catalogue: { offersOf: async () => new Map() } },
    statistics: noStatistics,
  } as unknown as Site['features']
  const onError = (error: unknown) => {
    throw error
  }
  site = {
    features,
    kinds: createKinds(),
    siteUrl,
    runtime: { scriptOf: () => undefined, textOverrides: {}, onError },
  }
})
afterAll(() => test.close())

const names = [
  'q',
  'catid',
  'exclude',
  'theme',
  'ftags',
  'cfrom',
  'cto',
  'ufrom',
  'uto',
  'show_pagination',
  'paged',
  'limit',
  'theme_column',
  'type',
  'wfrom',
  'wto',
  'wfromunit',
  'wtounit',
  'ordering',
  'dir',
  'lang',
  'extension',
  'from_weight',
  'to_weight',
  'from_weight_unit',
  'chk_ftags[]',
  'download_selected',
]
const oddNames = [
  '',
  '__proto__',
  'constructor',
  'q[]',
  'q[a][b]',
  'catid[]',
  'limit[$gt]',
  'toString',
  'chosen',
]

const sensible = [
  'etappe',
  'eglise',
  'Ναός',
  'كنيسة',
  '🐚',
  'toren, kerk',
  'etape',
  secret,
  `"${secret}"`,
  '1',
  '2',
  '15',
  '01-01-2020',
  '31-12-2099',
  '29-02-2023',
  'pdf',
  'txt,jpg',
  'sint-jacob',
  'ggd',
  'preview',
  'mb',
  'GB',
  'title',
  'size',
  'hits',
  'created',
  'desc',
  'description,hits',
  'nl_NL',
  '-1',
  '0',
]
const hostile = [
  '%',
  '%zz',
  '%C3',
  '%FF%FE',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%u0041',
  '+%2B+',
  '%0d%0aX: y',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '1e-5',
  '0x10',
  '1.5',
  '٣',
  '9'.repeat(400),
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
  'true',
  '{}',
  '{"a":1}',
  "'; drop table x;--",
  ':*',
  '&|!()',
  '<->',
  "''",
  '\\',
  '\\\\',
  '$1',
  '%s',
  '*',
  '()',
  'a:b:c',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202eexe.pdf',
  'e\u0301'.repeat(50),
  '\ufeff',
  '\u0000',
  '\ud800',
  ',,,,',
  ' ',
]

/** A value in the body, encoded correctly or not at all. */
const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...sensible).map(encodeURIComponent) },
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...hostile).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.nat().map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 5_000 }).map((length) => 'kerk,'.repeat(length / 5)) },
)
const field = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
    ),
    value,
  )
  .map(([name, text]) => `${name}=${text}`)
const fields = fc.array(field, { maxLength: 12 }).map((parts) => parts.join('&'))
/** The bytes of a body, some of them damaged. */
const bytes = fc
  .tuple(fields, fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 3 }), fc.boolean())
  .map(([text, spoilt, spoil]) => {
    const body = Buffer.from(text)
    if (spoil) for (const [at, byte] of spoilt) if (at < body.length) body[at] = byte
    return body
  })
const types = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'multipart/form-data; boundary=schelp',
  'multipart/form-data',
  'application/json',
  'text/plain',
]
const asked = fc.record({
  query: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fields }),
  body: fc.option(bytes, { freq: 8 }),
  type: fc.oneof(
    { weight: 9, arbitrary: fc.constant(types[0] ?? '') },
    { weight: 1, arbitrary: fc.constantFrom(...types) },
  ),
  suggests: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
})
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

function requestOf({ query, body, type, suggests }: Asked): Request {
  const url = `${address}${suggests ? '&make_file_suggestion=1' : ''}${query && `&${query}`}`
  return body === null
    ? new Request(url)
    : new Request(url, { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) })
}

const way = { ...withoutPages, refuse: async () => undefined }

/** Undefined for a body that is refused before any call sees it. */
async function answer(request: Request): Promise<Response | undefined> {
  const sent = request.method === 'GET' ? ok({}) : await readSent(request)
  if (!sent.ok) return undefined
  return answerWire(adminAjax(withoutOthers), site, anonymous, way, request, sent.value)
}

/** The possible answers of a search, by section 7 and the decisions. */
const said =
  /^(\d+(\.\d{3})* bestand(en)?|Sorry, we haven&#x27;t found anything that matches this search query|Weight (from|to) (is positive integer|must be less than weight to)\.)$/

/** The answer to a parameter that is too long, or to too many (0049). */
const tooLong = /^(‘[^’]{0,300}’ is te lang: hoogstens \d+ tekens|Dat zijn er te veel: hoogstens \d+)\.$/

async function isSpecified(request: Request): Promise<void> {
  const suggests = new URL(request.url).searchParams.get('make_file_suggestion') === '1'
  const response = await answer(request)
  if (!response) return
  const html = await response.text()
  if (response.status === 400 && tooLong.test(html)) return
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).not.toMatch(/<script|\0/i)
  expect(html.isWellFormed()).toBe(true)
  // The answer repeats the question, in hidden fields, links and words; none of that comes from a file.
  const told = html.replace(/<(div class="wpfd-asked"|ul class="wpfd-ways")>.*?<\/(div|ul)>/gs, '')
  expect(told.replace(/<(input|a|option)\b[^>]*>/g, '')).not.toContain(secret)
  if (suggests && html === '') return
  if (html.includes('wpfd-suggestions')) {
    expect(html).toMatch(/^<table class="wpfd-search-result wpfd-suggestions">.*<\/table>$/s)
    expect(html.match(/<tr>/g)?.length).toBeLessThanOrEqual(10)
    return
  }
  expect(html).toMatch(/^<section class="wpfd-results[^"]*" aria-label="Resultaten">.*<\/section>$/s)
  const words = /class="(?:found|name|h2)[^"]*">(?:<span[^>]*>)?([^<]*)|<p lang="en">([^<]*)/.exec(html)
  expect(words?.[1] ?? words?.[2]).toMatch(said)
  expect(html.match(/ id="wpfd-file-/g)?.length ?? 0).toBeLessThanOrEqual(41)
}

const call = `${siteUrl}/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=`

/** The other calls of the library, their fields, and their possible statuses. */
const calls = [
  { task: 'search.getTagByCatId', fields: ['catId', 'catType', 'catSlug'], answers: [200] },
  { task: 'file.display', fields: ['view', 'id', 'categoryid', 'rootcat'], answers: [200, 404] },
  { task: 'files.zipSeletedFiles', fields: ['filesId', 'wpfd_category_id', 'download'], answers: [200, 303] },
  {
    task: 'files.zipSeletedFilesMultipleCategories',
    fields: [
      'filesId',
      'selectedFileWithCategoryIds',
      'selectedFileWithCategoryIds[1]',
      'chosen',
      'download',
    ],
    answers: [200, 303],
  },
  {
    task: 'files.downloadZipedFile',
    fields: ['hash', 'wpfd_category_id', 'wpfd_category_name'],
    answers: [404],
  },
  { task: 'files.downloadZipedFileMultipleCategories', fields: ['hash', 'wpfd_search_name'], answers: [404] },
  { task: 'files.download', fields: ['wpfd_category_id', 'own', 'download'], answers: [302, 303, 403, 404] },
  { task: 'file.download', fields: ['wpfd_category_id', 'wpfd_file_id', 'preview'], answers: [302, 404] },
  {
    task: 'file.processPasswordProtection',
    fields: ['wpfd_password_value', 'wpfd_password_id', 'wpfd_password_type'],
    answers: [302],
  },
] as const
const number = fc.oneof(
  fc.integer({ min: 0, max: 45 }).map(String),
  fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: 6 }).map((ids) => ids.join()),
  fc
    .dictionary(fc.integer({ min: 0, max: 45 }).map(String), fc.integer({ min: 0, max: 3 }))
    .map((map) => encodeURIComponent(JSON.stringify(map))),
  fc.constantFrom('1', 'file', 'category', 'schelp', '5.1', '%7B%22__proto__%22:1%7D', '%5B%5B1%5D%5D'),
)
const askedOf = fc
  .constantFrom(...calls)
  .chain((one) =>
    fc.record({
      one: fc.constant(one),
      fields: fc
        .array(fc.tuple(fc.constantFrom(...one.fields), fc.oneof(number, value)), { maxLength: 6 })
        .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&')),
      posts: fc.boolean(),
      referrer: fc.constantFrom(
        '',
        `${siteUrl}/bestanden/?q=kerk`,
        'https://evil.example/',
        'javascript:1',
        '%',
      ),
    }),
  )

describe('abuse 24: search.display', () => {
  it(`answers ${requests.toLocaleString('en')} random requests as specified, and never fails`, async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (one) => isSpecified(requestOf(one))),
      { numRuns: requests, endOnFailure: true },
    )
  }, 3_600_000)

  it.each([
    ['a keyword', `q=${'kerk '.repeat(200_000)}`],
    ['tags', `ftags=${'a%2C'.repeat(250_000)}`],
    ['fields', 'q=kerk&'.repeat(140_000)],
    ['names', `${'x'.repeat(1_000_000)}=1&q=etappe`],
    ['null bytes', `q=etappe${'%00'.repeat(330_000)}`],
  ])('answers a megabyte of %s, in the address and in the body', async (_what, text) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await isSpecified(new Request(`${address}&${text}`))
    await isSpecified(new Request(address, { method: 'POST', headers, body: text }))
  })
})

it(`abuse 24, abuse 11, abuse 17: the other calls answer ${requests.toLocaleString('en')} random requests as specified`, async () => {
  await fc.assert(
    fc.asyncProperty(askedOf, async ({ one, fields: text, posts, referrer }) => {
      const headers = { ...(referrer ? { referer: referrer } : {}), 'content-type': types[0] ?? '' }
      const response = await answer(
        posts
          ? new Request(call + one.task, { method: 'POST', headers, body: text.toWellFormed() })
          : new Request(`${call}${one.task}&${text}`, { headers }),
      )
      if (!response || (response.status === 400 && tooLong.test(await response.clone().text()))) return
      expect(one.answers, one.task).toContain(response.status)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const location = response.headers.get('location')
      if (location !== null) expect(new URL(location, siteUrl).origin).toBe(siteUrl)
      const said = await response.text()
      expect(said).not.toContain(secret)
      if (response.status === 200) {
        const json: unknown = JSON.parse(said)
        expect(json).toBeTypeOf('object')
      }
    }),
    { numRuns: requests, endOnFailure: true },
  )
}, 3_600_000)
