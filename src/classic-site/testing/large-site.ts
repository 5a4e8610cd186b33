import { writeSerialised } from '../serialised.ts'
import type { WrittenOrder, WrittenPost, WrittenSite, WrittenTerm } from './written-site.ts'

export interface Sizes {
  posts: number
  pictures: number
  products: number
  orders: number
  files: number
}

/** What the design asks of the way in. */
export const wholeSizes: Sizes = {
  posts: 10_000,
  pictures: 20_000,
  products: 5_000,
  orders: 50_000,
  files: 100_000,
}

const customers = 500
const fileCategories = 100
const newsCategories = 30
const home = 'https://oud.example'

/** First numbers: each sort has its own range, as if they had been made one after another. */
const firstId = { file: 1_000_001, picture: 100_001, post: 200_001, product: 300_001, order: 400_001 }

export const pathOfPicture = (at: number, extension: string): string =>
  `20${String(10 + (at % 14)).padStart(2, '0')}/${String(1 + (at % 12)).padStart(2, '0')}/foto-${at}.${extension}`
export const pathOfFile = (at: number): string => `wpfd/${1_000 + (at % fileCategories)}/bestand-${at}.txt`

const words =
  'dorp kerk toren haven molen dijk polder sluis school vereniging jaarverslag notulen tentoonstelling boerderij archief schipper veerman wandeling markt feest koor toneel oorlog bevrijding zilver klok orgel kaart prent foto'.split(
    ' ',
  )
/** So many words that follow from a number. */
export const wordsOf = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => words[(seed * 7 + at * at * 3 + at * 11) % words.length]).join(' ')

const day = (at: number): Date => new Date(Date.UTC(2010, 0, 1 + (at % 5_000), at % 24, at % 60))

/** A large site with all sorts that take time; the same one for the same sizes. */
export function largeSite(sizes: Sizes, extensionOfPicture: (at: number) => string): WrittenSite {
  return {
    site: { name: 'Oud-Schelp', tagline: 'Sinds 1950', home, language: 'nl-NL' },
    authors: Array.from({ length: customers }, (_, at) => ({
      id: at + 1,
      login: `klant${at}`,
      name: `Klant ${at}`,
      email: `klant${at}@oud.example`,
      roles: [at < 5 ? 'editor' : 'customer'],
      registeredAt: day(at),
    })),
    terms: terms(),
    posts: [
      ...made(sizes.pictures, (at) => picture(at, extensionOfPicture(at))),
      ...made(sizes.posts, (at) => news(at, sizes, extensionOfPicture)),
      ...made(sizes.products, (at) => product(at, sizes)),
      ...made(sizes.files, file),
    ],
    orders: made(sizes.orders, (at) => order(at, sizes)),
  }
}

const made = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at))

const terms = (): WrittenTerm[] => [
  ...made(newsCategories, (at) => ({
    id: at + 1,
    taxonomy: 'category',
    slug: `rubriek-${at}`,
    name: `Rubriek ${at}`,
  })),
  ...made(20, (at) => ({
    id: 100 + at,
    taxonomy: 'product_cat',
    slug: `afdeling-${at}`,
    name: `Afdeling ${at}`,
  })),
  { id: 200, taxonomy: 'product_type', slug: 'simple', name: 'simple' },
  ...made(fileCategories, (at) => ({
    id: 1_000 + at,
    taxonomy: 'wpfd-category',
    slug: `map-${at}`,
    name: `Map ${at}`,
    description: '{"theme":"tree"}',
  })),
]

const picture = (at: number, extension: string): WrittenPost => {
  const path = pathOfPicture(at, extension)
  return {
    id: firstId.picture + at,
    type: 'attachment',
    status: 'inherit',
    title: `Foto ${at}`,
    slug: `foto-${at}`,
    mimeType: extension === 'png' ? 'image/png' : 'image/jpeg',
    attachmentUrl: `${home}/wp-content/uploads/${path}`,
    guid: `${home}/wp-content/uploads/${path}`,
    createdAt: day(at),
    meta: [
      ['_wp_attached_file', path],
      ['_wp_attachment_image_alt', wordsOf(at, 4)],
      [
        '_wp_attachment_metadata',
        writeSerialised({ width: 1_200, height: 800, file: path, image_meta: { camera: 'Schelp 3' } }),
      ],
    ],
  }
}

/** News in blocks: six paragraphs, a link to other news, and a picture. */
const news = (
  at: number,
  { posts, pictures }: Sizes,
  extensionOfPicture: (at: number) => string,
): WrittenPost => {
  const photo = at % Math.max(1, pictures)
  const shown = firstId.picture + photo
  const paragraph = (seed: number) =>
    `<!-- wp:paragraph -->\n<p>${wordsOf(at + seed, 60)}.</p>\n<!-- /wp:paragraph -->`
  return {
    id: firstId.post + at,
    title: `Bericht ${at} over ${wordsOf(at, 3)}`,
    slug: `bericht-${at}`,
    author: `klant${at % 5}`,
    createdAt: day(at),
    content: [
      ...[1, 2, 3].map(paragraph),
      `<!-- wp:image {"id":${shown}} -->\n<figure class="wp-block-image"><img src="${home}/wp-content/uploads/${pathOfPicture(photo, extensionOfPicture(photo))}" alt="" class="wp-image-${shown}"/></figure>\n<!-- /wp:image -->`,
      ...[4, 5].map(paragraph),
      `<!-- wp:paragraph -->\n<p>Zie ook <a href="${home}/bericht-${(at + 7) % posts}/">dat bericht</a>.</p>\n<!-- /wp:paragraph -->`,
      `<!-- wp:heading -->\n<h2>${wordsOf(at, 3)}</h2>\n<!-- /wp:heading -->`,
      paragraph(6),
    ].join('\n\n'),
    terms: [
      {
        taxonomy: 'category',
        slug: `rubriek-${at % newsCategories}`,
        name: `Rubriek ${at % newsCategories}`,
      },
    ],
    meta: [
      ['_thumbnail_id', String(shown)],
      ['_edit_last', '1'],
    ],
  }
}

const product = (at: number, { pictures }: Sizes): WrittenPost => ({
  id: firstId.product + at,
  type: 'product',
  title: `Artikel ${at}: ${wordsOf(at, 3)}`,
  slug: `artikel-${at}`,
  content: `<p>${wordsOf(at, 60)}.</p>`,
  excerpt: wordsOf(at, 12),
  createdAt: day(at),
  terms: [
    { taxonomy: 'product_type', slug: 'simple', name: 'simple' },
    { taxonomy: 'product_cat', slug: `afdeling-${at % 20}`, name: `Afdeling ${at % 20}` },
  ],
  meta: [
    ['_sku', `A${at}`],
    ['_price', `${10 + (at % 40)}.50`],
    ['_regular_price', `${10 + (at % 40)}.50`],
    ['_manage_stock', 'yes'],
    ['_stock', String(at % 50)],
    ['_thumbnail_id', String(firstId.picture + (at % Math.max(1, pictures)))],
  ],
})

const file = (at: number): WrittenPost => ({
  id: firstId.file + at,
  type: 'wpfd_file',
  title: `Bestand ${at} ${wordsOf(at, 3)}`,
  slug: `bestand-${at}`,
  excerpt: wordsOf(at, 8),
  createdAt: day(at),
  terms: [
    { taxonomy: 'wpfd-category', slug: `map-${at % fileCategories}`, name: `Map ${at % fileCategories}` },
  ],
  meta: [
    [
      '_wpfd_file_metadata',
      writeSerialised({
        ext: 'txt',
        size: 1_024,
        hits: at % 90,
        version: '',
        file: `bestand-${at}.txt`,
        remote_url: false,
        file_tags: `${words[at % words.length]},${words[(at * 3) % words.length]}`,
      }),
    ],
  ],
})

/** Two lines, shipping and a note, in the storage that WooCommerce has now. */
const order = (at: number, { products }: Sizes): WrittenOrder => ({
  id: firstId.order + at,
  store: 'tables',
  customerId: 1 + (at % customers),
  createdAt: day(at),
  paidAt: day(at),
  total: '66.95',
  billing: {
    first_name: 'Klant',
    last_name: `Nummer ${at}`,
    address_1: `Dorpsstraat ${1 + (at % 200)}`,
    postcode: '1234 AB',
    city: 'Wommels',
    country: 'NL',
    email: `klant${at % customers}@oud.example`,
  },
  meta: [['_payment_method', 'mollie_wc_gateway_ideal']],
  lines: [
    ...[0, 1].map((line) => ({
      id: at * 3 + line + 1,
      type: 'line_item',
      name: `Artikel ${(at + line) % products}`,
      meta: [
        ['_product_id', String(firstId.product + ((at + line) % products))],
        ['_qty', '2'],
        ['_line_subtotal', '25.62'],
        ['_line_subtotal_tax', '5.38'],
        ['_line_total', '25.62'],
        ['_line_tax', '5.38'],
      ] as [string, string][],
    })),
    {
      id: at * 3 + 3,
      type: 'shipping',
      name: 'Pakketpost',
      meta: [
        ['cost', '4.09'],
        ['taxes', writeSerialised({ total: { 1: '0.86' } })],
      ],
    },
  ],
})
