import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { Report, type ReportData } from '../report/report.ts'
import { option, order, php, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

const tests: StaffTest[] = []
afterAll(() => Promise.all(tests.map((test) => test.close())))
async function bring(items: readonly ClassicItem[]) {
  const test = await createStaffTest()
  tests.push(test)
  return { test, report: await bringIn(test.program, sourcesOf(items)) }
}

const row = (table: string, columns: Record<string, string | null>): ClassicItem => ({
  sort: 'row',
  table,
  columns,
})
const rate = (name: string, percent: string) =>
  row('woocommerce_tax_rates', { tax_rate_country: 'NL', tax_rate: percent, tax_rate_class: name })
const product = (id: number, taxClass: string) =>
  post({
    id,
    type: 'product',
    title: `Product ${id}`,
    slug: `product-${id}`,
    terms: [
      { taxonomy: 'product_type', slug: 'simple' },
      { taxonomy: 'product_shipping_class', slug: 'pakket' },
    ],
    meta: [
      ['_regular_price', '10.00'],
      ['_tax_status', 'taxable'],
      ['_tax_class', taxClass],
    ],
  })
const zone = (id: string, name: string) =>
  row('woocommerce_shipping_zones', { zone_id: id, zone_name: name, zone_order: id })
const method = (zone: string, instance: string, name = 'flat_rate') =>
  row('woocommerce_shipping_zone_methods', {
    zone_id: zone,
    instance_id: instance,
    method_id: name,
    is_enabled: '1',
  })
const country = (zone: string, code: string) =>
  row('woocommerce_shipping_zone_locations', { zone_id: zone, location_code: code, location_type: 'country' })

const items: ClassicItem[] = [
  siteItem,
  option('woocommerce_calc_taxes', 'yes'),
  option('woocommerce_prices_include_tax', 'no'),
  option('woocommerce_default_country', 'NL'),
  rate('', '21.0000'),
  rate('boeken', '9.0000'),
  rate('abonnement', '6.0000'),
  rate('vrij', '0.0000'),
  ...['', 'boeken', 'vrij', 'abonnement'].map((name, at) => product(100 + at, name)),
  term({ taxonomy: 'product_shipping_class', slug: 'pakket', name: 'Pakket', id: 31 }),
  zone('1', 'Nederland'),
  country('1', 'NL'),
  method('1', '3'),
  method('1', '5', 'local_pickup'),
  option(
    'woocommerce_flat_rate_3_settings',
    php({ cost: '4,95', class_cost_31: '2.00', class_cost_32: '2 * [qty]' }),
  ),
  method('0', '4'),
  option('woocommerce_flat_rate_4_settings', php({ cost: '15' })),
  order({
    id: 500,
    total: '10.00',
    paidAt: new Date('2021-05-06T10:05:00Z'),
    meta: [['_date_completed', String(Date.parse('2021-05-09T08:00:00Z') / 1_000)]],
  }),
  order({
    id: 510,
    type: 'shop_subscription',
    status: 'wc-active',
    total: '25.00',
    meta: [
      ['_billing_period', 'year'],
      ['_billing_interval', '1'],
      ['_schedule_next_payment', '2027-01-01 00:00:00'],
    ],
  }),
]

describe('EDIT-07: what the shop had besides', () => {
  let test: StaffTest
  let report: ReportData
  beforeAll(async () => {
    const made = await bring(items)
    test = made.test
    report = made.report
  })
  const rowsOf = async (query: string) => (await test.program.handle.pool.query(query)).rows

  it('EDIT-07: VAT is of the rate that a class had, whatever it was called', async () => {
    expect(await rowsOf('select entry_id, vat_class, regular_cents from shop_products order by 1')).toEqual([
      { entry_id: 100, vat_class: 'standard', regular_cents: 1210 },
      { entry_id: 101, vat_class: 'reduced', regular_cents: 1090 },
      { entry_id: 102, vat_class: 'zero', regular_cents: 1000 },
      { entry_id: 103, vat_class: 'reduced', regular_cents: 1060 },
    ])
    expect(report.notes).toContainEqual(
      expect.objectContaining({ sort: 'products', name: 'abonnement', text: expect.stringContaining('6%') }),
    )
  })

  it('EDIT-07: shipping has the rates of its classes, and one zone for all other countries', async () => {
    expect(
      await rowsOf('select label, countries, cents, class_rates from shop_shipping_zones order by cents'),
    ).toEqual([
      { label: 'Nederland', countries: ['NL'], cents: 495, class_rates: [{ name: 'Pakket', cents: 695 }] },
      { label: 'Overige landen', countries: [], cents: 1500, class_rates: [] },
    ])
    const told = report.notes.filter(({ sort }) => sort === 'shipping').map(({ text }) => text)
    expect(told.join('\n')).toMatch(/2 \* \[qty\]/)
    expect(told.join('\n')).toMatch(/afhalen/i)
  })

  it('EDIT-07: an order was completed when it was, and a subscription is named', async () => {
    expect(await rowsOf('select completed_at from shop_orders where id = 500')).toEqual([
      { completed_at: new Date('2021-05-09T08:00:00Z') },
    ])
    const [subscription] = report.sorts.orders?.left['not-importable']?.examples ?? []
    expect(subscription).toEqual({
      name: 'abonnement 510',
      detail: expect.stringMatching(/actief.*jaar.*2027-01-01/),
    })
    const one = new Report('', { dryRun: false, begunAt: new Date() })
    Object.assign(one.data, report)
    expect(one.unbalanced()).toEqual([])
  })
})

it('EDIT-07: a shop that reckoned no VAT keeps the prices that people paid', async () => {
  const { test } = await bring([
    siteItem,
    option('woocommerce_calc_taxes', 'no'),
    option('woocommerce_prices_include_tax', 'no'),
    product(100, ''),
  ])
  const { rows } = await test.program.handle.pool.query('select regular_cents from shop_products')
  expect(rows).toEqual([{ regular_cents: 1000 }])
})
