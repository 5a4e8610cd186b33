import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { Report, type ReportData } from '../report/report.ts'
import { sourcesOf } from '../testing/items.ts'
import { shop } from '../testing/whole-site.ts'
import { bringIn } from './bring-in.ts'
import { takeBack } from './take-back.ts'

let test: StaffTest
let report: ReportData

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(shop))
})
afterAll(() => test.close())

const rowsOf = async (query: string) => (await test.program.handle.pool.query(query)).rows

describe('EDIT-07: the shop of a classic site', () => {
  it('EDIT-07: counts as many things out as in', () => {
    const one = new Report('', { dryRun: false, begunAt: new Date() })
    Object.assign(one.data, report)
    expect(one.unbalanced()).toEqual([])
    expect(JSON.stringify(report.sorts)).not.toContain('failed')
  })

  it('EDIT-07: brings products with prices, stock, variants and what stands beside them', async () => {
    const product = (id: number) => test.program.shop.catalogue.product(id, anonymous)
    const offers = await test.program.shop.staff.offers([100, 101, 104, 105])
    expect(offers.get(100)).toMatchObject({
      sku: 'B1',
      regularCents: 1250,
      saleCents: 1000,
      saleTo: new Date('2100-01-01T00:00:00Z'),
      vatClass: 'reduced',
      stock: 7,
      weightGrams: 400,
    })
    expect(offers.get(101)).toMatchObject({ crossSellIds: [100] })
    expect((await product(101))?.variants.map(({ sku, attributes }) => [sku, attributes])).toEqual([
      ['T-R', { Kleur: 'Rood' }],
      ['T-B', { Kleur: 'Blauw' }],
    ])
    // What is sold in parts or elsewhere is a list or a link, and never in a cart.
    const grouped = await test.program.content.find('/product/pakket/', anonymous)
    expect(JSON.stringify(grouped)).toContain('/product/trui/')
    expect(offers.get(104)?.stock).toBe(0)
    expect(offers.get(105)?.stock).toBe(0)
  })

  it('EDIT-07: brings orders as they were, and mails nobody', async () => {
    const order = await test.program.shop.orders.details(500)
    expect(order).toMatchObject({
      status: 'completed',
      totalCents: 2820,
      shippingCents: 320,
      email: 'klara@oud.example',
      billing: { street: 'Dorpsstraat', houseNumber: '12', houseNumberSuffix: 'a' },
      lines: [{ title: 'Boek', productId: 100, quantity: 2, totalCents: 2500, vatPercent: 9, vatCents: 206 }],
    })
    const told = JSON.stringify(order?.events)
    for (const words of ['WEB-500', '2021-0012', 'Klant belde.']) expect(told).toContain(words)
    expect(report.notes).toContainEqual(
      expect.objectContaining({ name: 'Facturen', text: expect.stringContaining('2021-0012') }),
    )
    expect(order?.refunds).toMatchObject([{ amountCents: 500 }])
    expect(report.sorts.orders?.left.basket?.count).toBe(1)
    const [{ jobs }] = await rowsOf('select to_regclass($$pgboss.job$$) as jobs')
    if (jobs) expect(await rowsOf('select name from pgboss.job where name like $$%mail%$$')).toEqual([])
    expect(await rowsOf('select * from platform_mails')).toEqual([])
    expect(await rowsOf('select * from shop_order_mails')).toEqual([])
    expect(await rowsOf('select used from shop_coupons where code = $$ZOMER$$')).toHaveLength(1)
    expect(await rowsOf('select cents from shop_shipping_zones')).toEqual([{ cents: 495 }])
  })

  it('EDIT-07, abuse 15: brings people without their power, and their password works at the first sign-in', async () => {
    expect(await rowsOf('select email, role, email_verified from account_users order by email')).toEqual([
      { email: 'baas@oud.example', role: 'customer', email_verified: false },
      { email: 'klara@oud.example', role: 'customer', email_verified: false },
    ])
    const attempt = { email: 'baas@oud.example', remember: true, from: '192.0.2.9' }
    expect((await test.program.accounts.signIn({ ...attempt, password: 'fout' })).ok).toBe(false)
    expect((await test.program.accounts.signIn({ ...attempt, password: 'test12345' })).ok).toBe(true)
    const [{ password }] = await rowsOf('select password from account_credentials')
    expect(password).not.toMatch(/^\$P\$/)
    expect((await test.program.accounts.signIn({ ...attempt, password: 'test12345' })).ok).toBe(true)
  })

  it('EDIT-07: brings comments with their state, reviews with stars, readers with their proof', async () => {
    expect(await rowsOf('select text, approved from content_comments order by id')).toEqual([
      { text: 'Mooi verhaal.', approved: true },
      { text: '@Lezer: Dank je.', approved: true },
      { text: 'Wacht nog.', approved: false },
    ])
    expect(await rowsOf('select rating, verified, approved from shop_reviews')).toEqual([
      { rating: 5, verified: true, approved: true },
    ])
    expect(report.sorts.comments?.left).toMatchObject({
      'private-note': { count: 1 },
      spam: { count: 1 },
      orphan: { count: 1 },
    })
    expect(await rowsOf('select email, status, asked_on from newsletter_subscribers order by email')).toEqual(
      [
        {
          email: 'lezer@oud.example',
          status: 'confirmed',
          asked_on: 'Overgenomen van de oude site (via widget, vanaf 192.0.2.1)',
        },
        { email: 'weg@oud.example', status: 'unsubscribed', asked_on: 'Overgenomen van de oude site' },
      ],
    )
  })

  it('EDIT-07: takes all of it back, but for what was changed here since', async () => {
    await test.program.content.changeEntry(13, { title: 'Hier veranderd' })
    const taken = await takeBack(test.program, 'site:https://oud.example')
    expect(taken.kept).toEqual([{ name: 'Hier veranderd', table: 'content_entries', row: '13' }])
    expect(await rowsOf('select id from content_entries')).toEqual([{ id: 13 }])
    for (const table of [
      'shop_orders',
      'shop_products',
      'shop_coupons',
      'content_redirects',
      'account_users',
      'newsletter_subscribers',
      'shop_shipping_zones',
    ])
      expect([
        table,
        await rowsOf(
          `select 1 as one from ${table} ${table === 'content_redirects' ? 'where entry_id is distinct from 13' : ''}`,
        ),
      ]).toEqual([table, []])
    expect(await rowsOf('select * from platform_provenance')).toEqual([])
    expect((await test.program.content.settings()).title).toBe('Schelp')
  })
})
