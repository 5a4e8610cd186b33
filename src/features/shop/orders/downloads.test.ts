import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import { cartOf, detailsOf, openForSale, placed, waitingMails } from './testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await openForSale(test)
})
afterAll(() => test.close())

const dayMs = 86_400_000
const later = (days: number) => {
  test.content.now = new Date(test.content.now.getTime() + days * dayMs)
}
const linkOf = ({ id, downloadKey = '' }: { id: number; downloadKey?: string }): Viewer => ({
  ...anonymous,
  purchases: [{ orderId: id, key: downloadKey }],
})
const filesOf = async (viewer: Viewer) => [...(await test.shop.orders.boughtFiles(viewer))]
const count = async (viewer: Viewer, id: number) =>
  [...(await test.shop.orders.countDownloads(viewer, [id]))].length === 1

async function paid(fileIds: number[], more: Parameters<typeof product>[2] = {}) {
  const productId = await product(test, 'Download', { fileIds, ...more })
  const order = await placed(test, await cartOf(test, { productId }))
  await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
  return detailsOf(test, order.id)
}

it('SHOP-12 abuse 8 the link in a mail opens paid downloads; any other key, also that of the summary, opens nothing', async () => {
  const productId = await product(test, 'Nog niet betaald', { fileIds: [11] })
  const unpaid = await placed(test, await cartOf(test, { productId }))
  expect(await filesOf(linkOf(unpaid))).toEqual([])
  const order = await paid([12, 13])
  expect(await filesOf(linkOf(order))).toEqual([12, 13])
  for (const key of ['', order.key, unpaid.downloadKey ?? '', order.downloadKey?.toLowerCase() ?? ''])
    expect(await filesOf(linkOf({ id: order.id, downloadKey: key }))).toEqual([])
  expect(await filesOf(anonymous)).toEqual([])
})

it('SHOP-18 refunded or charged-back downloads no longer open', async () => {
  const order = await paid([14])
  const [line] = order.lines
  await test.shop.orders.refund(order.id, { lines: [{ lineId: line?.id ?? 0, quantity: 1 }] }, '1')
  expect(await filesOf(linkOf(order))).toEqual([])
  const fetched = await paid([15])
  await test.content.handle.pool.query(
    'update shop_orders set charged_back_cents = paid_cents where id = $1',
    [fetched.id],
  )
  expect(await filesOf(linkOf(fetched))).toEqual([])
})

it('SHOP-17 with a download limit, resuming, restarting within a day, and two at once each count as one', async () => {
  const order = await paid([16, 17], { downloadLimit: 2 })
  const viewer = linkOf(order)
  expect(await Promise.all([1, 2, 3].map(() => count(viewer, 16)))).toEqual([true, true, true])
  expect(await test.shop.orders.downloads(viewer, [16])).toMatchObject([{ left: 1 }])
  later(1.1)
  expect(await count(viewer, 16)).toBe(true)
  // The last download is used, and may be finished today.
  expect(await count(viewer, 16)).toBe(true)
  later(1.1)
  expect(await count(viewer, 16)).toBe(false)
  expect(await filesOf(viewer)).toEqual([17])
})

it('SHOP-17 a limit of days starts at the payment; a new link restarts it, is mailed, and replaces the old link', async () => {
  const order = await paid([18], { downloadDays: 30 })
  later(29)
  expect(await filesOf(linkOf(order))).toEqual([18])
  later(2)
  expect(await filesOf(linkOf(order))).toEqual([])
  expect(await test.shop.orders.renewDownloads(order.id, '1')).toMatchObject({ ok: true })
  const renewed = await detailsOf(test, order.id)
  expect(await filesOf(linkOf(renewed))).toEqual([18])
  expect(await filesOf(linkOf(order))).toEqual([])
  expect(await waitingMails(test, order.id)).toContain('downloads')
})

it('SHOP-18 staff close the downloads of an order, for its account too, and open them again', async () => {
  const order = await paid([19])
  await test.shop.orders.adopt(order.email, '77')
  const account: Viewer = { ...anonymous, userId: '77' }
  expect(await filesOf(account)).toContain(19)
  await test.shop.orders.endDownloads(order.id, '1')
  expect([...(await filesOf(account)), ...(await filesOf(linkOf(order)))]).not.toContain(19)
  expect((await detailsOf(test, order.id)).downloadable).toBe(false)
  await test.shop.orders.renewDownloads(order.id, '1')
  expect(await filesOf(account)).toContain(19)
})

it('SHOP-17 an order keeps the limits it was bought with, and a second purchase adds to the first', async () => {
  const productId = await product(test, 'Twee keer gekocht', { fileIds: [20], downloadLimit: 1 })
  const buy = async () => {
    const order = await placed(test, await cartOf(test, { productId }), { email: 'twee@schelp.example' })
    await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
    await test.shop.orders.adopt('twee@schelp.example', '88')
  }
  await buy()
  await test.shop.staff.changeProduct(productId, { downloadLimit: null })
  const account: Viewer = { ...anonymous, userId: '88' }
  expect(await count(account, 20)).toBe(true)
  later(1.1)
  expect(await count(account, 20)).toBe(false)
  await buy()
  expect(await count(account, 20)).toBe(true)
})

it('SHOP-12 abuse 8 who had their data erased left no link behind that still downloads', async () => {
  const order = await paid([21])
  expect(await filesOf(linkOf(order))).toEqual([21])
  await test.content.handle.db.transaction((tx) =>
    test.shop.personalData.erase({ email: order.email.toLowerCase() }, tx),
  )
  expect(await filesOf(linkOf(order))).toEqual([])
})
