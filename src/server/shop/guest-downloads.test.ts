import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { downloadPath } from '../../features/library/index.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { accountTest } from '../account/testing.ts'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
  type TestBrowser,
  wordsOf,
} from './testing.ts'

let bench: StaffTest
let site: TestSite
let product: number
let categoryId: number
const paths: string[] = []
const ids: number[] = []
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  const { library } = bench.program
  const place = await library.addCategory({ name: 'Te koop' })
  if (!place.ok) throw new Error(place.code)
  categoryId = place.value.id
  for (const title of ['Gids van het noorden', 'Gids van het zuiden']) {
    const source = Readable.from([Buffer.from(`Inhoud van ${title}`)])
    const added = await library.addFile(source, { categoryId, name: 'gids.txt', title, published: true })
    if (!added.ok) throw new Error(added.code)
    ids.push(added.value.id)
  }
  product = await productOf(bench, 'Twee gidsen', {
    virtual: true,
    fileIds: ids,
    stock: undefined,
    downloadLimit: 1,
  })
  for (const id of ids) {
    await library.changeLock({ file: id }, { productId: product })
    const file = await library.file(anonymous, id)
    if (file) paths.push(downloadPath(file))
  }
})
/** Returns what the rows of the file search offer: the files that open, and how many are for sale. */
async function rowsOf(browser: TestBrowser) {
  const html = await browser.look('/zoeken/?q=gids')
  return {
    open: paths.filter((path) => html.includes(`href="${path}"`)).length,
    sold: /add-to-cart/.test(html),
  }
}

afterAll(async () => {
  await site.close()
  await bench.close()
})

/** Places a guest's order; returns its number, the address of its summary, and the browser. */
async function ordered() {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${product}`)
  const fields = { ...formIn(await browser.look('/checkout/'), '/checkout/'), ...buyer, ...placing }
  const answer = await browser.post('/checkout/', { ...fields, download_consent: '1' })
  const to = answer.headers.get('location') ?? ''
  const id = Number(/order-received\/(\d+)\//.exec(to)?.[1])
  return { id, to, browser }
}

async function paidOrder() {
  const { id, to, browser } = await ordered()
  const { orders } = bench.program.shop
  await orders.receivePayment(id, 1850, '1')
  const order = await orders.details(id)
  return { id, to, browser, key: order?.downloadKey ?? '' }
}

/** Requests an address as a new visitor. */
const open = async (path: string) => createBrowser(site).get(path)
const linkTo = (index: number, { id, key }: { id: number; key: string }) =>
  `${paths[index]}?${new URLSearchParams({ order: String(id), key })}`

it('SHOP-12 a guest downloads with the link in the mail, and nobody without it', async () => {
  const bought = await paidOrder()
  const answer = await open(linkTo(0, bought))
  expect([answer.status, await answer.text()]).toEqual([200, 'Inhoud van Gids van het noorden'])
  expect(answer.headers.get('cache-control')).not.toContain('public')
  const wrong = [paths[0] ?? '', linkTo(0, { ...bought, key: `${bought.key.slice(0, -1)}_` })]
  const summaryKey = new URL(bought.to, site.address).searchParams.get('key') ?? ''
  for (const path of [...wrong, linkTo(0, { ...bought, key: summaryKey })])
    expect((await open(path)).status).toBe(403)
})

it('SHOP-11 only a customer is told that the downloads will be in the account', async () => {
  const later = 'De downloads gaan open als de betaling binnen is.'
  const { to, browser } = await ordered()
  const words = wordsOf(await browser.look(to))
  expect(words).toContain(later)
  expect(words).not.toContain('in je account')
  const test = accountTest(bench, site)
  const customer = await test.customer('klant-van-gids@schelp.example')
  const bought = await test.buy(customer, product, { download_consent: '1' })
  expect(wordsOf(await customer.look(bought.to))).toContain(
    `${later} Je vindt ze dan hier, in je mail en in je account.`,
  )
})

it('abuse 8 the link of the summary alone shows what was bought, and opens nothing', async () => {
  const { to, key } = await paidOrder()
  const html = await createBrowser(site).look(to)
  expect(wordsOf(html)).toContain('Gids van het noorden')
  expect(html).not.toContain(key)
  expect(html).not.toMatch(/href="\/download\//)
  const withLink = await createBrowser(site).look(`${to}&downloads=${key}`)
  expect(withLink).toContain(`key=${key}`)
  expect(wordsOf(withLink)).not.toContain('Hoekstra')
})

it('SHOP-12 abuse 11 all files in one zip, whose right is checked again when it is fetched', async () => {
  const bought = await paidOrder()
  const { browser, to } = bought
  const html = await browser.look(to)
  const action = /action="(\/wp-admin\/admin-ajax\.php\?[^"]*)"/.exec(html)?.[1] ?? ''
  const chosen = [...html.matchAll(/name="chosen" value="([^"]*)"/g)].map(([, value = '']) => value)
  expect(chosen).toHaveLength(2)
  const prepared = await fetch(site.address + action.replaceAll('&amp;', '&'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(chosen.map((value) => ['chosen', value])),
  })
  const zip = prepared.headers.get('location') ?? ''
  expect(zip).toContain('downloadZiped')
  const fetched = await open(zip)
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await fetched.arrayBuffer()
  await bench.program.shop.orders.endDownloads(bought.id, '1')
  expect((await open(zip)).status).toBe(403)
})

it('SHOP-17 abuse 11 only a download uses up what was bought: no HEAD, preview, 304 or 416', async () => {
  const bought = await paidOrder()
  const { id: orderId, key } = bought
  const viewer = { ...anonymous, purchases: [{ orderId, key }] }
  const prepared = await bench.program.library.prepareZip(viewer, {
    kind: 'across',
    files: new Map(ids.map((id) => [id, categoryId])),
  })
  if (!prepared.ok) throw new Error(prepared.code)
  const zip = `/wp-admin/admin-ajax.php?${new URLSearchParams({
    action: 'wpfd',
    task: 'files.downloadZipedFile',
    hash: prepared.value.hash,
    order: String(orderId),
    key,
  })}`
  const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
    const answer = await fetch(site.address + path, { method, headers, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer
  }
  const left = async () =>
    (await bench.program.shop.orders.downloads(viewer, ids)).map((download) => download.left)
  for (const path of [linkTo(0, bought), zip]) {
    const head = await ask(path, 'HEAD')
    const etag = head.headers.get('etag') ?? ''
    expect(head.status).toBe(200)
    expect((await ask(path, 'GET', { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(path, 'GET', { range: 'bytes=999999-' })).status).toBe(416)
  }
  const preview = await ask(`${linkTo(0, bought)}&preview=1`)
  expect([preview.status, preview.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^inline/),
  ])
  expect(await left()).toEqual([1, 1])
  // Also the end alone is a download: a first byte that nobody needs would make it free.
  expect((await ask(linkTo(0, bought), 'GET', { range: 'bytes=1-' })).status).toBe(206)
  expect(await left()).toEqual([0, 1])
  expect((await ask(zip)).status).toBe(200)
  expect(await left()).toEqual([0, 0])
})

it('SHOP-12 abuse 8, 19 the rows of the file search recognise bought files: signed in, and by the link in the mail', async () => {
  const { content, shop } = bench.program
  const block = { type: 'file-search', props: { id: 'zoek', theme: 'ggd' } }
  const document = { root: { props: {} }, content: [block] }
  await content.addEntry({ type: 'page', title: 'Zoeken', slug: 'zoeken', status: 'published', document })
  const nobody = createBrowser(site)
  expect(await rowsOf(nobody)).toEqual({ open: 0, sold: true })

  const { id, to, key } = await paidOrder()
  const guest = createBrowser(site)
  await guest.look(to)
  expect(await rowsOf(guest)).toMatchObject({ open: 0 })
  await guest.look(`${to}&downloads=${key}`)
  expect(await rowsOf(guest)).toEqual({ open: 2, sold: false })
  expect((await guest.get(paths[0] ?? '')).status).toBe(200)
  expect(await rowsOf(nobody)).toMatchObject({ open: 0 })

  const customer = await accountTest(bench, site).customer('rijen@schelp.example')
  expect(await rowsOf(customer)).toMatchObject({ open: 0 })
  const own = await accountTest(bench, site).buy(customer, product, {
    billing_email: 'rijen@schelp.example',
    download_consent: '1',
  })
  await shop.orders.receivePayment(own.id, 1850, '1')
  expect(await rowsOf(customer)).toEqual({ open: 2, sold: false })

  await shop.orders.endDownloads(id, '1')
  expect(await rowsOf(guest)).toMatchObject({ open: 0 })
  await shop.orders.refund(own.id, { cents: 1850 }, '1')
  expect(await rowsOf(customer)).toMatchObject({ open: 0 })
})

it('SHOP-18 a refund or a new link ends the old one', async () => {
  const renewed = await paidOrder()
  const { orders } = bench.program.shop
  expect((await bench.call('shop_manager', `orders/${renewed.id}/renewDownloads`, 'POST', {})).status).toBe(
    200,
  )
  expect((await open(linkTo(1, renewed))).status).toBe(403)
  const key = (await orders.details(renewed.id))?.downloadKey ?? ''
  expect((await open(linkTo(1, { ...renewed, key }))).status).toBe(200)
  await orders.refund(renewed.id, { cents: 1850 }, '1')
  expect((await open(linkTo(1, { ...renewed, key }))).status).toBe(403)
})
