import type { ClassicItem } from '../classic-site.ts'
import { comment, option, order, php, post, siteItem, term } from './items.ts'

/** Bytes of the files of `library`, by their paths below `uploads/`. */
export const filesOfLibrary = {
  'wpfd/83/65ab.txt': Buffer.from('Verslag van 1950.'),
  'wpfd/83/66cd.txt': Buffer.from('Alleen voor het bestuur.'),
  'wpfd/84/67ef.txt': Buffer.from('Achter een wachtwoord.'),
}

const metadata = (file: string, more: Record<string, string | number | boolean> = {}) =>
  php({ ext: 'txt', size: 17, hits: 3, version: '1.2', file, remote_url: false, ...more })

/** One of every sort of the library. */
export const library: ClassicItem[] = [
  siteItem,
  term({
    taxonomy: 'wpfd-category',
    slug: 'jaren',
    name: 'Jaren',
    id: 83,
    order: 2,
    description: '{"theme":"tree","visibility":"-1"}',
  }),
  term({ taxonomy: 'wpfd-category', slug: 'besloten', name: 'Besloten', id: 84, parent: 'jaren' }),
  term({ taxonomy: 'wpfd-category', slug: 'vreemd', name: 'Vreemd', id: 85 }),
  option('taxonomy_84', php({ visibility: 1, roles: ['subscriber'] })),
  option('taxonomy_85', php({ visibility: 'wie weet' })),
  post({
    id: 987,
    type: 'wpfd_file',
    title: 'Verslag 1950',
    slug: 'verslag-1950',
    excerpt: 'Van het jaar 1950.',
    terms: [{ taxonomy: 'wpfd-category', slug: 'jaren' }],
    meta: [['_wpfd_file_metadata', metadata('65ab.txt', { file_tags: 'verslag,1950' })]],
  }),
  post({
    id: 988,
    type: 'wpfd_file',
    status: 'private',
    title: 'Bestuursstuk',
    slug: 'bestuursstuk',
    terms: [{ taxonomy: 'wpfd-category', slug: 'jaren' }],
    meta: [['_wpfd_file_metadata', metadata('66cd.txt')]],
  }),
  post({
    id: 989,
    type: 'wpfd_file',
    password: 'sesam',
    title: 'Met wachtwoord',
    slug: 'met-wachtwoord',
    terms: [{ taxonomy: 'wpfd-category', slug: 'besloten' }],
    meta: [['_wpfd_file_metadata', metadata('67ef.txt')]],
  }),
  post({
    id: 990,
    type: 'wpfd_file',
    title: 'Elders',
    slug: 'elders',
    terms: [{ taxonomy: 'wpfd-category', slug: 'vreemd' }],
    meta: [
      ['_wpfd_file_metadata', php({ ext: 'pdf', file: 'https://elders.example/a.pdf', remote_url: true })],
    ],
  }),
  post({
    id: 991,
    type: 'wpfd_file',
    title: 'Zonder bytes',
    slug: 'zonder-bytes',
    terms: [{ taxonomy: 'wpfd-category', slug: 'jaren' }],
    meta: [['_wpfd_file_metadata', metadata('weg.txt')]],
  }),
  {
    sort: 'row',
    table: 'wpfd_statistics',
    columns: { related_id: '987', type: 'default', date: '2020-01-01', count: '5' },
  },
  {
    sort: 'row',
    table: 'wpfd_statistics',
    columns: { related_id: '987', type: 'default', date: '2020-01-02', count: '4' },
  },
  post({
    id: 50,
    type: 'page',
    title: 'Archief',
    slug: 'archief',
    content: `<p>Zie <a href="http://www.oud.example/download/83/jaren/987/verslag-1950.txt">het verslag</a>.</p>`,
  }),
]

const line = (name: string, product: number, net: string, tax: string) => ({
  id: product * 10,
  type: 'line_item',
  name,
  meta: [
    ['_product_id', String(product)],
    ['_qty', '2'],
    ['_line_subtotal', net],
    ['_line_subtotal_tax', tax],
    ['_line_total', net],
    ['_line_tax', tax],
  ] as [string, string][],
})

/** One of every sort of the shop, with people. */
export const shop: ClassicItem[] = [
  siteItem,
  option('woocommerce_prices_include_tax', 'yes'),
  {
    sort: 'author',
    id: 1,
    login: 'baas',
    name: 'De Baas',
    email: 'baas@oud.example',
    roles: ['administrator'],
    passwordHash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
  },
  {
    sort: 'author',
    id: 2,
    login: 'klara',
    name: 'Klara Koper',
    email: 'klara@oud.example',
    roles: ['customer'],
  },
  { sort: 'author', id: 4, login: 'spam', name: 'Spam', email: 'spam@oud.example', roles: [] },
  term({ taxonomy: 'product_cat', slug: 'boeken', name: 'Boeken', id: 60 }),
  term({ taxonomy: 'pa_kleur', slug: 'rood', name: 'Rood', id: 61 }),
  term({ taxonomy: 'pa_kleur', slug: 'blauw', name: 'Blauw', id: 62 }),
  {
    sort: 'row',
    table: 'woocommerce_attribute_taxonomies',
    columns: { attribute_name: 'kleur', attribute_label: 'Kleur' },
  },
  post({
    id: 100,
    type: 'product',
    title: 'Boek',
    slug: 'boek',
    content: '<p>Een boek.</p>',
    terms: [
      { taxonomy: 'product_type', slug: 'simple' },
      { taxonomy: 'product_cat', slug: 'boeken' },
    ],
    meta: [
      ['_sku', 'B1'],
      ['_regular_price', '12.50'],
      ['_sale_price', '10'],
      ['_sale_price_dates_to', '4102444800'],
      ['_tax_class', 'verlaagd'],
      ['_manage_stock', 'yes'],
      ['_stock', '7'],
      ['_weight', '0.4'],
    ],
  }),
  post({
    id: 101,
    type: 'product',
    title: 'Trui',
    slug: 'trui',
    terms: [
      { taxonomy: 'product_type', slug: 'variable' },
      { taxonomy: 'pa_kleur', slug: 'rood' },
      { taxonomy: 'pa_kleur', slug: 'blauw' },
    ],
    meta: [
      [
        '_product_attributes',
        php({
          pa_kleur: {
            name: 'pa_kleur',
            value: '',
            position: 0,
            is_visible: 1,
            is_variation: 1,
            is_taxonomy: 1,
          },
        }),
      ],
      ['_crosssell_ids', php([100])],
    ],
  }),
  post({
    id: 102,
    type: 'product_variation',
    parent: 101,
    title: 'Trui - Rood',
    slug: 'trui-rood',
    meta: [
      ['attribute_pa_kleur', 'rood'],
      ['_regular_price', '40'],
      ['_sku', 'T-R'],
    ],
  }),
  post({
    id: 103,
    type: 'product_variation',
    parent: 101,
    title: 'Trui - Blauw',
    slug: 'trui-blauw',
    meta: [
      ['attribute_pa_kleur', 'blauw'],
      ['_regular_price', '42'],
      ['_sku', 'T-B'],
    ],
  }),
  post({
    id: 104,
    type: 'product',
    title: 'Pakket',
    slug: 'pakket',
    terms: [{ taxonomy: 'product_type', slug: 'grouped' }],
    meta: [['_children', php([100, 101])]],
  }),
  post({
    id: 105,
    type: 'product',
    title: 'Elders te koop',
    slug: 'elders-te-koop',
    terms: [{ taxonomy: 'product_type', slug: 'external' }],
    meta: [
      ['_product_url', 'https://elders.example/kaart'],
      ['_regular_price', '3'],
    ],
  }),
  post({
    id: 110,
    type: 'shop_coupon',
    title: 'zomer',
    slug: 'zomer',
    meta: [
      ['discount_type', 'percent'],
      ['coupon_amount', '10'],
      ['usage_limit', '5'],
      ['usage_count', '2'],
    ],
  }),
  {
    sort: 'row',
    table: 'woocommerce_shipping_zones',
    columns: { zone_id: '1', zone_name: 'Nederland', zone_order: '0' },
  },
  {
    sort: 'row',
    table: 'woocommerce_shipping_zone_methods',
    columns: { zone_id: '1', instance_id: '3', method_id: 'flat_rate', is_enabled: '1' },
  },
  {
    sort: 'row',
    table: 'woocommerce_shipping_zone_locations',
    columns: { zone_id: '1', location_code: 'NL', location_type: 'country' },
  },
  option('woocommerce_flat_rate_3_settings', php({ cost: '4,95' })),
  order({
    id: 500,
    number: 'WEB-500',
    customerId: 2,
    total: '28.20',
    paidAt: new Date('2021-05-06T10:05:00Z'),
    meta: [
      ['_payment_method', 'mollie_wc_gateway_ideal'],
      ['_mollie_payment_id', 'tr_1'],
      ['_wcpdf_invoice_number', '2021-0012'],
    ],
    lines: [
      line('Boek', 100, '22.94', '2.06'),
      {
        id: 9,
        type: 'shipping',
        name: 'Pakketpost',
        meta: [
          ['cost', '2.64'],
          ['taxes', php({ total: { 1: '0.56' } })],
        ],
      },
    ],
  }),
  order({
    id: 501,
    type: 'shop_order_refund',
    parent: 500,
    total: '-5.00',
    meta: [
      ['_refund_amount', '5.00'],
      ['_refund_reason', 'Te laat'],
    ],
  }),
  order({ id: 502, status: 'wc-checkout-draft' }),
  comment({ id: 700, post: 500, type: 'order_note', content: 'Klant belde.' }),
  comment({
    id: 701,
    post: 100,
    type: 'review',
    content: 'Mooi boek.',
    meta: [
      ['rating', '5'],
      ['verified', '1'],
    ],
  }),
  post({ id: 13, title: 'Nieuws', slug: 'nieuws-uit-dorp' }),
  comment({ id: 710, post: 13 }),
  comment({ id: 711, post: 13, parent: 710, content: 'Dank je.', author: 'Klaas' }),
  comment({ id: 712, post: 13, approved: '0', content: 'Wacht nog.' }),
  comment({ id: 713, post: 13, approved: 'spam' }),
  comment({ id: 714, post: 9999, content: 'Van niets.' }),
  {
    sort: 'row',
    table: 'newsletter',
    columns: {
      id: '1',
      email: 'lezer@oud.example',
      name: 'Lezer',
      surname: '',
      status: 'C',
      created: '2019-01-02 03:04:05',
      referrer: 'widget',
      ip: '192.0.2.1',
    },
  },
  {
    sort: 'row',
    table: 'newsletter',
    columns: {
      id: '2',
      email: 'weg@oud.example',
      name: '',
      surname: '',
      status: 'U',
      created: '2019-01-02 03:04:05',
      referrer: '',
      ip: '',
    },
  },
  {
    sort: 'row',
    table: 'newsletter',
    columns: {
      id: '3',
      email: 'half@oud.example',
      name: '',
      surname: '',
      status: 'S',
      created: '',
      referrer: '',
      ip: '',
    },
  },
]
