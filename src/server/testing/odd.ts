import { cookiePrefix } from '../../features/accounts/sign-in/session-cookie.ts'
import { unlockCookie } from '../../features/library/index.ts'
import { consentCookie, purposesCookie } from '../../kernel/consent.ts'
import fc from '../../platform/testing/properties.ts'
import { cartCookie } from '../../wire/actions/shop/cart-cookies.ts'
import { noticeName } from '../../wire/actions/shop/notice-cookie.ts'
import { boughtCookie } from '../shop/bought-cookie.ts'

/** Texts and numbers that have harmed programs before. */
export const oddTexts = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  '1e309',
  'NaN',
  'null',
  'true',
  '\0',
  'a\0b',
  '\ufffd',
  '\u202e',
  '\r\nX-Odd: 1',
  '\\',
  '/',
  '//kwaad.example',
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%00',
  '%zz',
  '_%\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '🐚',
  'ﷺ',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  '2026-13-45',
  '31-02-2026',
  '9999-12-31T23:59:59Z',
  '9999-12-31',
  '31-12-9999',
  '9999-12',
  '0001-01',
  'a'.repeat(300),
  'é'.repeat(3_000),
  '(('.repeat(500),
  'a,'.repeat(2_000),
  '["',
  '{"a":',
  'a:1:{i:0;s:1:"a";}',
] as const

/** JSON values of every type, which no form sends. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e300,
  '',
  '\0',
  '\ud83d',
  'a'.repeat(70_000),
  {},
  [],
  [null],
  [{}],
  [[]],
  { a: { b: {} } },
  ['\ud800'],
  { '\0': 1 },
  { __proto__: null, constructor: 1 },
  Array.from({ length: 2_000 }, (_, at) => at),
  '2026',
  '2026-11-22',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '-1',
  'true',
]

const types = [
  'application/x-www-form-urlencoded',
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'a/b; charset="',
  '',
]

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['br;q=0', 'gzip', '*', 'br, gzip', ';;,,q=', 'identity;q=0'],
  accept: ['text/html', '*/*', 'application/json;q=x', ''],
  range: ['bytes=0-0', 'bytes=5-2', 'bytes=-1', 'bytes=0-1,4-5', 'bytes=99999999999999999999-', 'x'],
  'if-none-match': ['*', '"a"', 'W/"', '","'],
  'if-range': ['"a"', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  referer: ['%', 'javascript:1', 'http://kwaad.example//x', '/'],
  origin: ['null', 'http://kwaad.example', '%'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'sec-purpose': ['prefetch'],
  'user-agent': ['', 'a'.repeat(2_000), '<script>'],
  'upload-offset': ['-1', '0', '1e9', '99999999999999999999', 'x'],
  'x-wp-nonce': ['', 'x'.repeat(500)],
  host: ['kwaad.example', 'a:b', '[', 'localhost:99999', '%'],
  authorization: ['Basic %', 'Bearer a.b.c'],
  'transfer-encoding': ['chunked'],
}

/** Every cookie that a visitor may send us. */
export const cookieNames = [
  ...['session_token', 'two_factor', 'dont_remember', 'passkey_browser'].map(
    (name) => `${cookiePrefix}.${name}`,
  ),
  cartCookie,
  noticeName,
  boughtCookie,
  unlockCookie,
  consentCookie,
  purposesCookie,
  'woocommerce_items_in_cart',
  'store_notice',
]

export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 20 }))

/** A few headers, one of them perhaps odd. */
export const oddHeaders = fc
  .array(
    fc
      .constantFrom(...Object.entries(headerValues))
      .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
    { maxLength: 2 },
  )
  .map((headers) => Object.fromEntries(headers))

export const oddCookie = fc.tuple(fc.constantFrom(...cookieNames), oddText).map(([name, text]) => {
  const value = encodeURIComponent(text.toWellFormed()).slice(0, 1_000)
  return `${name}=${value}`
})

/** Fields with odd contents, urlencoded; some are not valid text. */
export const oddFields = (names: readonly string[]) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(
          { weight: 6, arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed())) },
          { weight: 1, arbitrary: fc.constantFrom('%ED%A0%BD', '%00', '%', '%ff') },
        ),
      ),
      { maxLength: 5 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&'))

/** A body and its content type; the two need not agree. */
export const oddBody = (names: readonly string[]) =>
  fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(types[0] ?? '') },
      { weight: 2, arbitrary: fc.constantFrom(...types) },
    ),
    fc.oneof(
      { weight: 3, arbitrary: oddFields(names) },
      {
        weight: 2,
        arbitrary: fc
          .dictionary(fc.constantFrom(...names), fc.constantFrom(...oddValues), { maxKeys: 6 })
          .map((value) => JSON.stringify(value)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...names), oddText)
          .map(
            ([name, text]) =>
              `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--x--\r\n`,
          ),
      },
      { weight: 1, arbitrary: fc.constantFrom('', '{', '['.repeat(5_000), 'null', '"', '--x--') },
    ),
  )
