import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { buyer, createBrowser, formIn, openTestShop, placing, productOf, wordsOf } from './testing.ts'

interface Received {
  to: string
  /** Headers, text and HTML, decoded. */
  text: string
}

let received: Received[] = []
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    void buffer(stream).then((raw) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join()
      received.push({ to, text: decode(raw.toString('latin1')) })
      done()
    })
  },
})

/** Decodes quoted-printable text and encoded words. */
const decode = (raw: string): string =>
  Buffer.from(
    raw
      .replaceAll('_', ' ')
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  const listening = postOffice.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (!address || typeof address === 'string') throw new Error('the post office has no port')
  bench = await createStaffTest()
  site = await openTestShop(bench, { SMTP_URL: `smtp://127.0.0.1:${address.port}` })
})
afterAll(async () => {
  await site.close()
  await bench.close()
  await new Promise<void>((resolve) => postOffice.close(resolve))
})

/** Waits for this many mails to the buyer, and returns their text. */
async function post(count: number): Promise<string> {
  const mine = () => received.filter(({ to }) => to === buyer.billing_email)
  await expect.poll(() => mine().length, { interval: 50 }).toBe(count)
  const all = mine().map(({ text }) => text)
  received = []
  return all.join('\n')
}

const staff = (path: string, body: object) => bench.call('shop_manager', path, 'POST', body)

it('SHOP-10, SHOP-11, SHOP-18, SHOP-20 an order from the cart to a withdrawal, with one mail for each step', async () => {
  const id = await productOf(bench, 'Gids', { stock: 5 })
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${id}&quantity=2`)
  const form = formIn(await browser.look('/checkout/'), '/checkout/')
  const wrong = await browser.send('/checkout/', { ...form, ...buyer, ...placing, billing_city: '' })
  expect(wordsOf(wrong)).toContain('Vul de plaats in.')
  const placed = await browser.post('/checkout/', { ...formIn(wrong, '/checkout/'), ...buyer, ...placing })
  const to = placed.headers.get('location') ?? ''
  const orderId = Number(/order-received\/(\d+)\//.exec(to)?.[1])
  const order = () => bench.program.shop.orders.details(orderId)
  const number = (await order())?.number ?? ''

  const waiting = await post(1)
  expect(waiting).toContain(number)
  expect(waiting).toContain('NL91 ABNA 0417 1643 00')
  expect(waiting).toContain('overmaken.png')
  expect(waiting).toContain('/herroepen/')

  const totalCents = (await order())?.totalCents ?? 0
  await staff(`orders/${orderId}/payment`, { cents: totalCents, key: 'form-of-payment' })
  const paid = await post(1)
  expect(paid).toMatch(/filename="?[^"\r\n]*\.pdf/)
  expect(paid).not.toContain('NL91 ABNA')

  await staff(`orders/${orderId}/step`, { to: 'completed', trackAndTrace: '3SJAC0000001' })
  expect(await post(1)).toContain('3SJAC0000001')

  const [line] = (await order())?.lines ?? []
  await staff(`orders/${orderId}/refund`, {
    lines: [{ lineId: line?.id, quantity: 1 }],
    restock: true,
    reason: 'Hoekje om',
    key: 'form-of-refund',
  })
  const back = await post(1)
  expect(back).toMatch(/18,50/)
  expect(back).toMatch(/filename="?[^"\r\n]*\.pdf/)
  expect((await order())?.invoices.map(({ kind, totalCents: cents }) => [kind, cents])).toEqual([
    ['invoice', totalCents],
    ['credit', 1850],
  ])
  expect((await bench.program.shop.staff.offers([id])).get(id)?.stock).toBe(4)

  const check = await browser.send('/herroepen/', {
    order: number,
    name: 'Marijke Hoekstra',
    email: buyer.billing_email,
    text: 'De ander ook',
    step: 'check',
  })
  await browser.send('/herroepen/', { ...formIn(check, '/herroepen/'), step: 'confirm' })
  const receipt = await post(1)
  expect(receipt).toContain(number)
  expect(receipt).toMatch(/\d{1,2}:\d{2}|\d{1,2}\.\d{2}/)
  expect(await order()).toMatchObject({ attention: 'withdrawn', withdrawals: [{ status: 'open' }] })
  expect(wordsOf(await browser.look(to))).toContain(number)
  // No mail was sent twice.
  expect(received.filter(({ to: address }) => address === buyer.billing_email)).toEqual([])
})

it('SHOP-11, SHOP-18 an order that was refunded and stands again is due in full: in its mail, on its pages, for staff', async () => {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${await productOf(bench, 'Kaart')}`)
  const form = formIn(await browser.look('/checkout/'), '/checkout/')
  const placed = await browser.post('/checkout/', { ...form, ...buyer, ...placing })
  const to = placed.headers.get('location') ?? ''
  const path = `orders/${/order-received\/(\d+)\//.exec(to)?.[1]}`
  const order = async () => (await bench.call('shop_manager', path)).body
  const { totalCents } = await order()
  await staff(`${path}/payment`, { cents: totalCents, key: 'form-of-payment' })
  await staff(`${path}/step`, { to: 'cancelled' })
  await staff(`${path}/refund`, { cents: totalCents, key: 'form-of-refund' })
  await post(4)

  await staff(`${path}/step`, { to: 'on-hold' })
  expect(await post(1)).toMatch(/Bedrag: €.23,45/)
  expect(wordsOf(await browser.look(to))).toContain('Bedrag € 23,45')
  const pay = to.replace('order-received', 'order-pay')
  expect(wordsOf(await browser.look(pay))).toContain('Hoe wil je betalen?')
  expect(await order()).toMatchObject({ status: 'on-hold', dueCents: totalCents })

  await staff(`${path}/payment`, { cents: totalCents, key: 'second-payment' })
  expect(await order()).toMatchObject({ status: 'processing', dueCents: 0, toPayBackCents: 0 })
})
