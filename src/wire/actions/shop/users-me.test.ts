import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Accounts, createAccounts } from '../../../features/accounts/index.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { RenderContext } from '../../../widgets/context.ts'
import { withoutPages } from '../../testing.ts'
import { wpJson } from '../../wp-json.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let accounts: Accounts
let browser: Headers
beforeAll(async () => {
  handle = await createTestDatabase()
  accounts = createAccounts({
    db: handle.db,
    mail: { send: async () => undefined },
    secret: 'a secret of at least thirty-two characters',
    siteUrl: 'http://localhost:3000',
    siteName: async () => 'Schelp',
    clock: () => new Date(),
    log: { error: (details, message) => console.error(message, details) },
  })
})
afterAll(() => handle.close())

beforeEach(async () => {
  await handle.pool.query('delete from account_users')
  const access = await accounts.ensureAdministrator()
  if (!access) throw new Error('no administrator')
  const signedIn = await accounts.signIn({ ...access, remember: true, from: '192.0.2.1', userAgent: '' })
  if (!signedIn.ok) throw new Error(signedIn.code)
  browser = new Headers({
    cookie: signedIn.value
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  })
})

interface Sent {
  method?: string
  body?: URLSearchParams | string
  type?: string
  path?: string
}

const jsonOf = (text = ''): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function call(viewer: Viewer, { method = 'POST', body, type, path = '/wp-json/wp/v2/users/me' }: Sent) {
  const isForm = body instanceof URLSearchParams
  const answer = await wpJson(accounts)({
    request: new Request(`http://localhost:3000${path}`, {
      method,
      headers: { 'x-wp-nonce': 'same-origin', ...(type ? { 'content-type': type } : {}) },
      ...(method === 'GET' ? {} : { body: body ?? '' }),
    }),
    query: new URLSearchParams(),
    form: isForm ? body : new URLSearchParams(),
    json: isForm || type !== 'application/json' ? undefined : jsonOf(body),
    viewer,
    context: {} as RenderContext,
    runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
    ...withoutPages,
    back: '/',
    refuse: async () => undefined,
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}

const field = new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' })

it('WIRE-04 stores that the banner was dismissed, and returns the user', async () => {
  const viewer = await accounts.viewerOf(browser)
  expect(viewer.dismissed).toBeUndefined()
  const { status, body, headers } = await call(viewer, { body: field })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    id: Number(viewer.userId),
    name: expect.any(String),
    meta: [],
    woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
  })
  expect((await accounts.viewerOf(browser)).dismissed).toEqual(new Set(['coming_soon_banner']))
})

it('WIRE-04 accepts JSON as well; a second time changes nothing', async () => {
  const viewer = await accounts.viewerOf(browser)
  const body = JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } })
  for (const _ of [1, 2])
    expect((await call(viewer, { body, type: 'application/json' })).body.woocommerce_meta).toEqual({
      coming_soon_banner_dismissed: 'yes',
    })
  expect((await accounts.viewerOf(browser)).dismissed?.size).toBe(1)
})

it('WIRE-04 a GET, another value and nonsense change nothing', async () => {
  const viewer = await accounts.viewerOf(browser)
  for (const sent of [
    { method: 'GET' },
    { body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'no' }) },
    { body: '{"woocommerce_meta":[', type: 'application/json' },
    { body: '{"woocommerce_meta":"yes"}', type: 'application/json' },
  ])
    expect(await call(viewer, sent)).toMatchObject({
      status: 200,
      body: { woocommerce_meta: { coming_soon_banner_dismissed: '' } },
    })
})

it('WIRE-04 returns 401 to a visitor who is not signed in, and for a deleted account', async () => {
  expect(await call(anonymous, { body: field })).toMatchObject({
    status: 401,
    body: { code: 'rest_not_logged_in', data: { status: 401 } },
  })
  expect((await call({ ...anonymous, userId: '999999' }, { body: field })).status).toBe(401)
})

it('WIRE-04 returns the 404 that REST clients expect for an unknown path', async () => {
  expect(await call(anonymous, { path: '/wp-json/wp/v2/users', body: field })).toMatchObject({
    status: 404,
    body: { code: 'rest_no_route' },
  })
})
