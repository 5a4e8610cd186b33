import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { buyer, createBrowser, formIn, openTestShop, placing, productOf } from '../shop/testing.ts'

let bench: StaffTest
let site: TestSite
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  guide = await productOf(bench, 'Gids')
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

/** Buys a guide by bank transfer; returns the order number. */
async function bought(more: Record<string, string> = {}, product = guide): Promise<number> {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${product}`)
  const form = formIn(await browser.look('/checkout/'), '/checkout/')
  const answer = await browser.post('/checkout/', { ...form, ...buyer, ...placing, ...more })
  const id = Number(/order-received\/(\d+)\//.exec(answer.headers.get('location') ?? '')?.[1])
  expect(id, answer.headers.get('location') ?? `${answer.status}`).toBeGreaterThan(0)
  return id
}
const staff = (path: string, body?: unknown) =>
  bench.call('shop_manager', path, body === undefined ? 'GET' : 'POST', body)
/** The key of a form: a second form with the same key does nothing. */
const key = () => crypto.randomUUID()
const details = async (id: number) => (await staff(`orders/${id}`)).body

describe('EDIT-05 SHOP-18 orders of the staff', () => {
  it('are found by number, invoice, name, e-mail address and product', async () => {
    const id = await bought()
    const { number, totalCents } = await details(id)
    await staff(`orders/${id}/payment`, { cents: totalCents, key: key() })
    await staff(`orders/${id}/refund`, { cents: 100, key: key() })
    const papers = (await details(id)).invoices.map(({ number }: { number: string }) => number)
    expect(papers).toEqual([expect.stringMatching(/^\d{4}-\d{4}$/), expect.stringMatching(/^C\d{4}-\d{4}$/)])
    for (const q of [number, ...papers, 'hoekstra', 'marijke@voorbeeld', 'gids']) {
      const { body } = await staff(`orders?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
      expect(body.data.map((order: { id: number }) => order.id)).toContain(id)
    }
    const { body } = await staff(`orders?filter=${encodeURIComponent(JSON.stringify({ q: 'bestaatniet' }))}`)
    expect(body).toMatchObject({ data: [], total: 0 })
  })

  it('go from paid to sent, with the person of each step noted', async () => {
    const id = await bought()
    const { totalCents } = await details(id)
    expect((await staff(`orders/${id}/payment`, { cents: totalCents, key: key() })).status).toBe(200)
    expect(await details(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
    const sent = await staff(`orders/${id}/step`, { to: 'completed', trackAndTrace: '3SABC' })
    expect(sent.status).toBe(200)
    const order = await details(id)
    expect(order).toMatchObject({ status: 'completed', trackAndTrace: '3SABC' })
    expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['placed', 'payment', 'status', 'invoice']),
    )
    for (const path of ['invoice', 'slip']) {
      const paper = await fetch(`${site.address}/staff-api/orders/${id}/${path}`, {
        headers: { cookie: (await bench.signIn('shop_manager')).get('cookie') ?? '' },
      })
      expect([path, paper.status, paper.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
      expect(
        Buffer.from(await paper.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })

  it('refuse in words what is not allowed: a wrong step, a refund larger than the payment', async () => {
    const id = await bought()
    const step = await staff(`orders/${id}/step`, { to: 'refunded' })
    expect([step.status, step.body.message]).toEqual([409, expect.stringContaining('Deze stap kan nu niet')])
    const refund = await staff(`orders/${id}/refund`, { cents: 100, key: key() })
    expect([refund.status, refund.body.message]).toEqual([
      422,
      expect.stringContaining('Zoveel kan er niet terug'),
    ])
    expect((await staff(`orders/${id}/refund`, { cents: -1, key: key() })).status).toBe(422)
    expect((await staff('orders/999999/step', { to: 'completed' })).status).toBe(404)
  })

  it('are refunded in parts and keep notes', async () => {
    const id = await bought()
    const { totalCents } = await details(id)
    await staff(`orders/${id}/payment`, { cents: totalCents, key: key() })
    expect(
      (await staff(`orders/${id}/refund`, { cents: 500, reason: 'beschadigd', key: key() })).status,
    ).toBe(200)
    expect(await details(id)).toMatchObject({ refundedCents: 500, refundableCents: totalCents - 500 })
    expect((await staff(`orders/${id}/note`, { text: 'Belde over de bezorging' })).status).toBe(200)
    expect(JSON.stringify((await details(id)).events)).toContain('Belde over de bezorging')
  })

  it('accept a form sent twice once, and no form without its key', async () => {
    const id = await bought()
    const { totalCents } = await details(id)
    expect((await staff(`orders/${id}/payment`, { cents: totalCents })).status).toBe(422)
    const [paid, back] = [key(), key()]
    for (const _ of [1, 2]) {
      await staff(`orders/${id}/payment`, { cents: totalCents, key: paid })
      await staff(`orders/${id}/refund`, { cents: 300, key: back })
    }
    expect(await details(id)).toMatchObject({ paidCents: totalCents, refundedCents: 300 })
    expect((await staff(`orders/${id}/refund`, { cents: 300 })).status).toBe(422)
  })

  it('SHOP-18 reopen the downloads of a paid order, and end them', async () => {
    const route = await productOf(bench, 'Route', { fileIds: [12], downloadLimit: 3, downloadDays: 30 })
    const id = await bought({ download_consent: '1' }, route)
    const { totalCents } = await details(id)
    const refused = await staff(`orders/${id}/renewDownloads`, {})
    expect([refused.status, (await details(id)).opensDownloads]).toEqual([409, false])
    await staff(`orders/${id}/payment`, { cents: totalCents, key: key() })
    expect(await details(id)).toMatchObject({ downloadable: true, opensDownloads: true })
    expect((await staff(`orders/${id}/endDownloads`, {})).status).toBe(200)
    expect(await details(id)).toMatchObject({ downloadable: false, opensDownloads: true })
    expect((await staff(`orders/${id}/renewDownloads`, {})).status).toBe(200)
    expect(await details(id)).toMatchObject({ downloadable: true })
    const kinds = (await details(id)).events.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['downloads-renewed', 'downloads-ended']))
  })

  it('SHOP-20 complete a withdrawal of the buyer', async () => {
    const id = await bought()
    const { number } = await details(id)
    await bench.program.shop.orders.withdraw({
      orderNumber: number,
      name: 'Marijke',
      email: 'marijke@voorbeeld.nl',
    })
    const open = await staff(`withdrawals?filter=${encodeURIComponent('{"status":"open"}')}`)
    const [withdrawal] = open.body.data
    expect(withdrawal).toMatchObject({ orderId: id, orderNumber: number, status: 'open' })
    expect((await staff(`withdrawals/${withdrawal.id}/settle`, { answer: 'Geld terug' })).status).toBe(200)
    const settled = await staff(`withdrawals?filter=${encodeURIComponent('{"status":"settled"}')}`)
    expect(settled.body.data).toMatchObject([{ id: withdrawal.id, answer: 'Geld terug' }])
  })

  it('SHOP-18 are exported as filtered, without formulas that somebody typed', async () => {
    const id = await bought({
      billing_first_name: '=HYPERLINK("http://kwaad.example")',
      billing_last_name: 'Kwaad',
    })
    const { number } = await details(id)
    const table = async (filter: object) => {
      const url = `${site.address}/staff-api/orders/all/csv?filter=${encodeURIComponent(JSON.stringify(filter))}`
      const cookie = (await bench.signIn('shop_manager')).get('cookie') ?? ''
      return fetch(url, { headers: { cookie } })
    }
    const answer = await table({ q: 'kwaad', status: 'unpaid', from: '2020-01-01', to: '2099-12-31' })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bestellingen.csv"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [head, row, end] = (await answer.text()).split('\r\n')
    expect(head).toContain('Nummer;Besteld;Staat;Koper')
    expect(row).toContain(`${number};`)
    expect(row).toContain(`;"'=HYPERLINK(""http://kwaad.example"") Kwaad";`)
    expect(end).toBe('')
    expect((await (await table({ status: 'refunded' })).text()).split('\r\n')).toHaveLength(2)
    expect((await table({ from: 'gisteren' })).status).toBe(422)
  })

  it('SHOP-18 name the staff member of each step', async () => {
    const id = await bought()
    await staff(`orders/${id}/note`, { text: 'Gebeld' })
    const { events } = await details(id)
    // The event of the order's mail may come before the note or after it.
    expect(events.find(({ kind }: { kind: string }) => kind === 'note')).toMatchObject({
      text: 'Gebeld',
      byName: expect.stringMatching(/\S/),
    })
    expect(events.at(-1)).toMatchObject({ by: 'buyer' })
    await staff(`orders/${id}/mail`, { mail: 'received' })
    const isAgain = ({ kind, byName }: { kind: string; byName?: string }) => kind === 'mail' && byName
    await expect.poll(async () => (await details(id)).events.filter(isAgain)).toHaveLength(1)
  })

  it('EDIT-05 are on the overview of staff who may see them', async () => {
    const id = await bought()
    const before = (await staff('facts/now')).body.orders
    const { totalCents } = await details(id)
    await staff(`orders/${id}/payment`, { cents: totalCents + 100, key: key() })
    expect((await staff('facts/now')).body.orders).toEqual({
      ...before,
      unpaid: before.unpaid - 1,
      toSend: before.toSend + 1,
      toPayBack: before.toPayBack + 1,
    })
    expect((await bench.call('editor', 'facts/now')).body.orders).toBeUndefined()
  })

  it('SHOP-18 are reported by month, product and VAT rate, with a table for the bookkeeper', async () => {
    const id = await bought()
    const { totalCents, placedAt } = await details(id)
    await staff(`orders/${id}/payment`, { cents: totalCents })
    const year = new Date(placedAt).getFullYear()
    const report = await staff(`sales-report/${year}`)
    expect(report.body.rows).toContainEqual(expect.objectContaining({ title: 'Gids', vatPercent: 9 }))
    const { body, headers } = await staff(`sales-report/${year}/csv`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(body.split('\r\n')[1]).toMatch(/^\d{4}-\d{2};[^;]+;[^;]*;-?\d+;9;/)
    expect((await staff('sales-report/kat/csv')).status).toBe(404)
  })

  it('SHOP-18 staff change stock with a reason, which the history shows with their name', async () => {
    const change = { reason: 'Nieuwe druk', change: { more: 30 } }
    expect((await staff(`stock/${guide}/change`, change)).status).toBe(200)
    const filter = encodeURIComponent(JSON.stringify({ productId: guide }))
    const { body } = await staff(`stock-moves?filter=${filter}`)
    expect(body.data[0]).toMatchObject({
      why: 'staff',
      pieces: 30,
      reason: 'Nieuwe druk',
      byName: expect.stringMatching(/\S/),
    })
    expect((await staff(`stock/${guide}`)).body.stock).toBe(body.data[0].left)
    expect((await staff(`stock/${guide}/change`, { ...change, reason: ' ' })).status).toBe(422)
    const tooFew = await staff(`stock/${guide}/change`, { ...change, change: { more: -5_000 } })
    expect([tooFew.status, tooFew.body.errors.change]).toEqual([
      422,
      expect.stringContaining('minder dan niets'),
    ])
  })

  it('abuse 8 are shown to nobody else', async () => {
    const id = await bought()
    for (const role of ['customer', 'editor'] as const)
      for (const path of ['orders', 'orders/all/csv', `orders/${id}`, `orders/${id}/invoice`, 'withdrawals'])
        expect([role, path, (await bench.call(role, path)).status]).toEqual([role, path, 403])
    expect((await bench.call(undefined, `orders/${id}`)).status).toBe(401)
  })
})
