import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

type Props = Partial<(typeof fields)['defaults']>
const orders = {
  menu_order: 'menu_order',
  popularity: 'popularity',
  rating: 'rating',
  date: 'date',
  price: 'price',
  'price-desc': 'price-desc',
} as const

const said = (from: ClassicWidget, key: string): string => {
  const value = from.raw(key)
  return Array.isArray(value)
    ? String(value[0] ?? '')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''
}

/** The first category of several; the list shows one. */
function category(from: ClassicWidget, named: string): string {
  const [first = ''] = named.split(',').map((part) => part.trim())
  if (first === '') return ''
  if (named.includes(',')) from.lose('layout', `${from.name} ${named}`)
  const term = from.links.term(
    /^\d+$/.test(first)
      ? { taxonomy: 'product_cat', id: Number(first) }
      : { taxonomy: 'product_cat', slug: first },
  )
  if (!term) from.lose('reference', `product_cat ${first}`)
  return term?.path ?? ''
}

const count = (from: ClassicWidget, ...keys: string[]) => {
  const number = keys.map((key) => from.number(key)).find((one) => one !== undefined) ?? 4
  return number < 1 ? 24 : Math.min(24, number)
}

const grid = (from: ClassicWidget, props: Props): Draft =>
  draft(fields, {
    heading: '',
    wayLabel: '',
    wayHref: '',
    columns: from.numberOnDevices('columns', { min: 1, max: 4, usual: 4 }) as NonNullable<Props['columns']>,
    order: from.choice('orderby', orders, 'menu_order'),
    ...props,
  })

/** Products that are named one by one: the way to each. */
function named(from: ClassicWidget, ids: string): Draft[] | undefined {
  const addresses = ids.split(',').flatMap((id) => from.links.post(Number(id.trim())) ?? [])
  if (addresses.length === 0) return undefined
  const type = from.links.kind('product')
  if (!type) return undefined
  return [
    {
      type: 'post-grid',
      props: {
        heading: '',
        type,
        byHand: addresses.map((href) => ({ href })),
        loadMethod: 'none',
        perPage: Math.min(100, addresses.length),
      },
    },
  ]
}

const shortcode = (order?: keyof typeof orders) => (from: ClassicWidget) => {
  if (from.has('ids')) {
    const found = named(from, said(from, 'ids'))
    if (found) return found
  }
  return grid(from, {
    category: category(from, said(from, 'category')),
    count: count(from, 'limit', 'per_page'),
    ...(order && { order }),
  })
}

const single = (from: ClassicWidget) => {
  const id = said(from, 'id') || said(from, 'product_id') || said(from, 'productId')
  const found = id === '' ? undefined : named(from, id)
  if (!found) from.lose('reference', `product ${id || said(from, 'sku')}`)
  return found
}

const widget = (from: ClassicWidget) =>
  grid(from, {
    category: category(
      from,
      said(from, 'query_include_term_ids') ||
        said(from, 'product_query_include_term_ids') ||
        said(from, 'product_cat_ids'),
    ),
    count: Math.min(24, (from.number('rows') ?? 4) * (from.number('columns') ?? 4)),
  })

const list = (from: ClassicWidget) =>
  grid(from, {
    category: category(from, said(from, 'categories')),
    count: Math.min(24, (from.number('rows') ?? 3) * (from.number('columns') ?? 3)),
  })

export const classic: ClassicMapping = {
  elementor: {
    'woocommerce-products': widget,
    'wc-products': widget,
    'ekit-woo-product-list': widget,
    'wp-widget-woocommerce_products': (from) =>
      grid(from, { heading: from.line('title'), count: count(from, 'number') }),
    'wc-add-to-cart': single,
  },
  shortcodes: {
    products: shortcode(),
    recent_products: shortcode('date'),
    sale_products: shortcode(),
    best_selling_products: shortcode('popularity'),
    top_rated_products: shortcode('rating'),
    featured_products: shortcode(),
    product_category: shortcode(),
    ux_products: shortcode(),
    product: single,
    product_page: single,
    add_to_cart: single,
  },
  blocks: {
    'woocommerce/product-category': list,
    'woocommerce/product-new': list,
    'woocommerce/product-best-sellers': list,
    'woocommerce/product-top-rated': list,
    'woocommerce/product-on-sale': list,
    'woocommerce/handpicked-products': (from) =>
      named(from, Array.isArray(from.raw('products')) ? String(from.raw('products')) : '') ?? list(from),
    'woocommerce/featured-product': single,
    'woocommerce/product-collection': list,
    'woocommerce/all-products': list,
  },
}
