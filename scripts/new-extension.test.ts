import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bringIn } from '../src/classic-site/bring-in/bring-in.ts'
import { openSources } from '../src/classic-site/sources/open-sources.ts'
import type { BuiltExtension } from '../src/extensions/built.ts'
import { loadExtensions } from '../src/extensions/load.ts'
import { withKinds } from '../src/extensions/with-kinds.ts'
import { withTables } from '../src/extensions/with-tables.ts'
import { cartOf, detailsOf, openForSale, placed } from '../src/features/shop/orders/testing.ts'
import { createShopTest, product, type ShopTest } from '../src/features/shop/testing.ts'
import { localDateOf } from '../src/kernel/dates.ts'
import { createStaffTest, type StaffTest } from '../src/staff-api/testing.ts'
import { openTestSite, type TestSite } from '../src/testing.ts'
import { faultOf, partsOf } from '../vite.extensions.ts'

const said: string[] = []
const log = { error: (_: unknown, sentence?: string) => void said.push(sentence ?? '') }

/** The files of the extension in docs/new-extension.md, as whoever follows it has them. */
const files = [
  ...readFileSync('docs/new-extension.md', 'utf8').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm),
].map(([, path = '', text = '']) => ({ path, text }))

// Within these sources, so that it is taken in as one in `extensions/` is.
mkdirSync('test-results', { recursive: true })
const root = mkdtempSync(join(process.cwd(), 'test-results', 'new-extension-'))
const folder = join(root, 'today')
for (const { path, text } of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const today: BuiltExtension = {
  name: 'today',
  load: () => import(join(folder, 'index.ts')),
  views: { today: join(folder, 'widgets/today/view.tsx') },
  styles: [],
  migrations: files
    .filter(({ path }) => path.startsWith('migrations/'))
    .map(({ path, text }) => ({ name: basename(path), sql: text })),
}
const turnOn = async () => {
  const { handle, content } = test.program
  return withKinds(content, await withTables(handle, await loadExtensions(['today'], log, [today])))
}

let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  await test.program.content.addEntry({ type: 'jacobalia', title: 'Jacobikerk', status: 'published' })
  const document = {
    root: { props: {} },
    content: [{ type: 'today', props: { id: 'a', heading: 'Waarheen?' } }],
  }
  await test.program.content.addEntry({ type: 'page', title: 'Vandaag', status: 'published', document })
  site = await openTestSite(test)
  // The site took in those that ship.
  await turnOn()
})
afterAll(async () => {
  await site.close()
  await test.close()
  rmSync(root, { recursive: true, force: true })
})

it('EDIT-11 the extension of docs/new-extension.md is built as it stands there', async () => {
  const { styles, migrations, ...parts } = partsOf(folder)
  expect(parts).toMatchObject({ staff: [expect.anything()], behaviours: [expect.anything()] })
  expect(styles).toHaveLength(1)
  expect(await faultOf(folder, Object.values(parts).flat())).toBeUndefined()
  expect(said).toEqual([])
})

it('EDIT-11 its widget stands on a page and asks for its behaviour', async () => {
  const page = await (await fetch(`${site.address}/vandaag/`)).text()
  expect(page).toContain('<section class="today" data-behaviour="today"><h2>Waarheen?</h2>')
  expect(page).toContain('Kies uit 1 plaatsen')
})

it('EDIT-11 its call answers', async () => {
  const body = new URLSearchParams({ action: 'today_place' })
  const answer = await fetch(`${site.address}/wp-admin/admin-ajax.php`, { method: 'POST', body })
  expect(await answer.json()).toMatchObject({ success: true, data: { title: 'Jacobikerk' } })
})

it('EDIT-11 its table holds what was counted, until its job forgets it', async () => {
  const counted = async () =>
    (await test.program.handle.pool.query('select day::text, count from today_presses order by 1')).rows
  expect(await counted()).toEqual([{ day: localDateOf(new Date()), count: 1 }])
  await test.program.handle.pool.query("insert into today_presses values ('2020-01-01', 9)")
  const { forgetPresses } = await import(join(folder, 'presses.ts'))
  await forgetPresses.run({}, test.program.site)
  expect(await counted()).toEqual([{ day: localDateOf(new Date()), count: 1 }])
})

it('EDIT-11 its kind of content is written by staff, and listed at its address', async () => {
  const added = await test.call('editor', 'eigen_daytrip', 'POST', { title: 'Naar zee', status: 'published' })
  expect(added.status).toBe(201)
  expect(await (await fetch(`${site.address}/dagjes-uit/`)).text()).toContain('Naar zee')
})

it('EDIT-11 EDIT-07 its source is asked of a file that the importer does not know, page by page', async () => {
  const page = {
    id: 12,
    slug: 'naar-zee',
    title: 'Naar zee',
    html: '<p>Een lange dag.</p>',
    day: '2009-07-04',
  }
  const path = join(root, 'oud.diary')
  writeFileSync(path, `${JSON.stringify(page)}\nwat is dit\n`)
  const opened = await openSources([path])
  if (!opened.ok) throw new Error(opened.code)
  try {
    expect(opened.value.found).toMatchObject([{ kind: 'brought', name: 'oud.diary' }])
    await bringIn(test.program, opened.value)
    expect(opened.value.findings).toMatchObject([{ reason: 'broken-item', line: 2, source: 'oud.diary' }])
  } finally {
    await opened.value.close()
  }
  const answer = await fetch(`${site.address}/dagboek/naar-zee.html`, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  const moved = new URL(answer.headers.get('location') ?? '', site.address)
  expect(await (await fetch(moved)).text()).toContain('<p>Een lange dag.</p>')
})

it('EDIT-11 EDIT-07 a source that throws ends the reading of its file alone, and is told', async () => {
  const { diary } = await import(join(folder, 'diary.ts'))
  const read = vi.spyOn(diary, 'read').mockImplementation(() => {
    throw new Error('stuk')
  })
  const opened = await openSources([join(root, 'oud.diary')])
  if (!opened.ok) throw new Error(opened.code)
  try {
    for await (const _ of opened.value.items()) throw new Error('nothing can be read')
    expect(opened.value.findings).toMatchObject([{ reason: 'reader-failed', about: 'Error: stuk' }])
  } finally {
    read.mockRestore()
    await opened.value.close()
  }
})

it('EDIT-11 its resource is for who may read it', async () => {
  expect(await test.call('editor', 'today-places')).toMatchObject({
    status: 200,
    body: { data: [{ title: 'Jacobikerk' }], total: 1 },
  })
  expect((await test.call('customer', 'today-places')).status).toBe(403)
  expect((await test.call('editor', 'me')).body.rights).toMatchObject({ 'today-places': 'read' })
})

it('EDIT-11 its rows are written by who may, found whatever their accents, thrown away and brought back', async () => {
  const call = (path: string, method?: string, body?: unknown) =>
    test.call('editor', `today-notes${path}`, method, body)
  const refused = await call('', 'POST', { day: '2026-02-30', words: ' ' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({ day: 'Vul een datum in.', words: 'Vul dit in.' })
  const note = { day: '2026-05-01', words: 'Dan is de kerk gesloten' }
  const { status, body } = await call('', 'POST', note)
  expect(status).toBe(201)
  expect((await call(`?filter=${encodeURIComponent('{"q":"GESLÓTEN"}')}`)).body).toMatchObject({ total: 1 })
  const { stamp } = (await call(`/${body.id}`)).body
  expect((await call(`/${body.id}`, 'PUT', { words: 'Open', stamp })).body).toMatchObject({ words: 'Open' })
  const { trashId } = (await call(`/${body.id}`, 'DELETE')).body
  expect((await call(`/${body.id}`)).status).toBe(404)
  expect((await test.call('editor', `trash/${trashId}/restore`, 'POST', {})).status).toBe(200)
  expect((await call(`/${body.id}`)).body).toMatchObject({ ...note, words: 'Open' })
  expect((await test.call('shop_manager', 'today-notes', 'POST', note)).status).toBe(201)
  expect((await test.call('customer', 'today-notes', 'POST', note)).status).toBe(403)
})

it('EDIT-11 its screens are taken in by the staff app, with their texts', async () => {
  const { default: part } = await import(join(folder, 'staff.tsx'))
  expect(part.menu[0].resource in part.screens).toBe(true)
  expect(part.texts.resources['today-places'].name).toContain('Plaats van vandaag')
})

interface Payment {
  id: string
  status: string
  paidCents: number
  cents: number
  key: string
  checkoutUrl: string
  refunds: { id: string; cents: number; failed: boolean; key: string }[]
}

/** A provider as the page describes it. */
async function openPot(): Promise<{ server: Server; url: string; payments: Payment[] }> {
  const payments: Payment[] = []
  const server = createServer(async (request, response) => {
    const [, , id, part] = (request.url ?? '').split('/')
    const sent =
      request.method === 'POST' ? ((await json(request)) as { key: string; cents: number }) : undefined
    const answer = (value?: object) => response.writeHead(value ? 200 : 404).end(JSON.stringify(value ?? {}))
    const known = payments.find((one) => one.id === id)
    if (id !== undefined && sent && part === 'refunds' && known) {
      const refund = { id: `ref-${known.refunds.length}`, ...sent, failed: false }
      known.refunds.push(refund)
      return answer(refund)
    }
    if (id !== undefined) return answer(known)
    if (!sent) return answer()
    const { key, cents } = sent
    const number = `pot-${payments.length + 1}`
    const made = { id: number, status: 'open', paidCents: 0, cents, key, refunds: [] }
    payments.push({ ...made, checkoutUrl: `https://spaarpot.example/${number}` })
    return answer(payments.at(-1))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, payments, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('EDIT-11 SHOP-19 its provider is paid through, is asked for its own payments alone, and refunds them', async () => {
  const pot = await openPot()
  vi.stubEnv('SPAARPOT_URL', pot.url)
  const shopTest: ShopTest = await createShopTest()
  const { shop } = shopTest
  try {
    await openForSale(shopTest)
    const token = await cartOf(shopTest, { productId: await product(shopTest, 'Gids') })
    expect((await (await shop.orders.open(token))?.quote({}))?.methods).toMatchObject([
      { id: 'spaarpot', label: 'Uit de spaarpot' },
      { id: 'bacs' },
    ])
    const order = await placed(shopTest, token, { paymentMethod: 'spaarpot' })
    expect(await shop.orders.pay(order.id, order.key)).toEqual({
      ok: true,
      value: { kind: 'pay-at', url: 'https://spaarpot.example/pot-1' },
    })
    const [payment] = pot.payments
    if (!payment) throw new Error('there is no payment')
    Object.assign(payment, { status: 'paid', paidCents: payment.cents })
    // A message for another provider, or one with a number of another shape, asks nobody.
    expect(await shop.orders.providerSays('pot-1')).toMatchObject({ ok: true })
    expect(await shop.orders.providerSays('tr_abcdefgh', 'spaarpot')).toMatchObject({ ok: true })
    expect((await detailsOf(shopTest, order.id)).paidCents).toBe(0)
    expect(await shop.orders.providerSays('pot-1', 'spaarpot')).toMatchObject({ ok: true })
    const paid = await detailsOf(shopTest, order.id)
    expect(paid.paidCents).toBe(order.totalCents)
    expect(paid.payments).toMatchObject([{ provider: 'spaarpot', providerId: 'pot-1', status: 'paid' }])
    await shopTest.content.jobs.start()
    expect(await shop.orders.refund(order.id, { cents: order.totalCents }, '1')).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(payment.refunds).toMatchObject([{ cents: order.totalCents }]))
  } finally {
    await shopTest.close()
    pot.server.close()
    vi.unstubAllEnvs()
  }
})
