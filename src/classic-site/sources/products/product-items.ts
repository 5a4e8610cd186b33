import type { ClassicItem, ClassicMeta, ClassicPost } from '../../classic-site.ts'
import { type PhpValue, writeSerialised } from '../../serialised.ts'
import { idOfText } from '../wordpress/stable-id.ts'
import { slugify } from '../wordpress/texts.ts'
import { momentOf } from '../wordpress/times.ts'
import { type ProductRow, splitList } from './product-row.ts'

type Terms = ClassicPost['terms']

/** Makes of each row what WooCommerce would: a post with meta, its terms, its pictures. */
export class ProductItems {
  readonly #ids: Map<string, number>
  /** Slugs of terms by taxonomy and path, and whether each was given. */
  readonly #terms = new Map<string, string>()
  readonly #slugs = new Set<string>()
  readonly #pictures = new Set<number>()

  constructor(ids: Map<string, number>) {
    this.#ids = ids
  }

  *of(row: ProductRow): Generator<ClassicItem> {
    const types = splitList(row.text('type').toLowerCase())
    const isVariation = types.includes('variation')
    const pictures = row.list('images').map((address) => ({ id: idOfText(`picture\n${address}`), address }))
    for (const picture of pictures) yield* this.#picture(picture)
    const terms: Terms = []
    yield* this.#termsOf(row, types, isVariation, terms)
    const name = row.text('name')
    yield {
      sort: 'post',
      id: row.id,
      type: isVariation ? 'product_variation' : 'product',
      status: statusOf(row.text('published')),
      title: name,
      slug: slugify(name),
      content: row.text('description'),
      excerpt: row.text('shortDescription'),
      parent: this.#idOf(row.text('parent')),
      order: Number(row.text('position')) || 0,
      takesComments: row.flag('reviews') ?? false,
      terms,
      meta: [
        ...shopMeta(row, types),
        ...pictureMeta(pictures.map(({ id }) => id)),
        ...this.#related(row),
        ...(isVariation ? chosenAttributes(row) : offeredAttributes(row)),
        ...row.meta,
      ],
    }
  }

  /** A product that another row names by its number (SKU) or as `id:12`. */
  #idOf(reference: string): number | undefined {
    const id = /^id ?: ?([1-9]\d{0,14})$/i.exec(reference)?.[1]
    return id ? Number(id) : this.#ids.get(reference)
  }

  #related(row: ProductRow): ClassicMeta {
    const kinds = [
      ['_upsell_ids', 'upsells'],
      ['_crosssell_ids', 'crossSells'],
      ['_children', 'grouped'],
    ] as const
    return kinds.flatMap(([key, column]): ClassicMeta => {
      const ids = row.list(column).flatMap((reference) => this.#idOf(reference) ?? [])
      return ids.length > 0 ? [[key, writeSerialised(ids)]] : []
    })
  }

  *#picture({ id, address }: { id: number; address: string }): Generator<ClassicItem> {
    if (this.#pictures.has(id)) return
    this.#pictures.add(id)
    const below =
      /\/uploads\/([^?#]{1,500})/.exec(address)?.[1] ?? (address.includes('://') ? undefined : address)
    const name = nameOf(address)
    yield {
      sort: 'post',
      id,
      type: 'attachment',
      status: 'inherit',
      title: name,
      slug: slugify(name),
      content: '',
      excerpt: '',
      order: 0,
      attachmentUrl: address.includes('://') ? address : undefined,
      terms: [],
      meta: below ? [['_wp_attached_file', below]] : [],
    }
  }

  *#termsOf(row: ProductRow, types: string[], isVariation: boolean, terms: Terms): Generator<ClassicItem> {
    for (const path of row.list('categories')) yield* this.#path('product_cat', path, terms)
    for (const tag of row.list('tags')) yield* this.#path('product_tag', tag, terms)
    for (const brand of row.list('brands')) yield* this.#path('product_brand', brand, terms)
    if (row.text('shippingClass') !== '')
      yield* this.#path('product_shipping_class', row.text('shippingClass'), terms)
    if (isVariation) return
    for (const part of row.attributes)
      if (part('global') !== '0')
        for (const value of splitList(part('value')))
          yield* this.#path(`pa_${slugify(part('name'))}`, value, terms, false)
    const kind = types.find((type) => kinds.has(type)) ?? 'simple'
    yield* this.#path('product_type', kind, terms)
    for (const slug of visibilityOf(row)) yield* this.#path('product_visibility', slug, terms)
  }

  /** A term and those above it, `A > B > C`. */
  *#path(taxonomy: string, path: string, terms: Terms, hasLevels = true): Generator<ClassicItem> {
    let above = ''
    let parent: string | undefined
    for (const name of hasLevels
      ? path
          .split('>')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .slice(0, 20)
      : [path]) {
      const key = `${taxonomy}\n${above}>${name.toLowerCase()}`
      let slug = this.#terms.get(key)
      if (slug === undefined) {
        slug = this.#freeSlug(taxonomy, slugify(name), parent)
        this.#terms.set(key, slug)
        yield { sort: 'term', taxonomy, slug, name, parent }
      }
      above = `${above}>${name.toLowerCase()}`
      parent = slug
    }
    if (parent !== undefined && !terms.some((term) => term.taxonomy === taxonomy && term.slug === parent))
      terms.push({ taxonomy, slug: parent })
  }

  #freeSlug(taxonomy: string, slug: string, parent: string | undefined): string {
    let free = slug || 'term'
    if (this.#slugs.has(`${taxonomy}\n${free}`) && parent !== undefined) free = `${free}-${parent}`
    for (let number = 2; this.#slugs.has(`${taxonomy}\n${free}`); number++) free = `${slug}-${number}`
    this.#slugs.add(`${taxonomy}\n${free}`)
    return free
  }
}

/** The name of a file in an address, without its ending. */
function nameOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return name.slice(0, dot > 0 ? Math.min(dot, 200) : 200) || 'foto'
}

const kinds = new Set(['simple', 'variable', 'grouped', 'external', 'subscription', 'variable-subscription'])

const statusOf = (published: string): string =>
  published === '0' ? 'private' : published === '-1' ? 'draft' : 'publish'

function visibilityOf(row: ProductRow): string[] {
  const where = row.text('visibility').toLowerCase()
  return [
    ...(row.flag('featured') ? ['featured'] : []),
    ...(where === 'hidden' || where === 'search' ? ['exclude-from-catalog'] : []),
    ...(where === 'hidden' || where === 'catalog' ? ['exclude-from-search'] : []),
    ...(row.flag('inStock') === false ? ['outofstock'] : []),
  ]
}

const yesNo = (flag: boolean | undefined) => (flag === undefined ? '' : flag ? 'yes' : 'no')

function shopMeta(row: ProductRow, types: string[]): ClassicMeta {
  const sale = row.amount('salePrice')
  const price = row.amount('price')
  const stock = row.amount('stock')
  const backorders = row.text('backorders').toLowerCase()
  const inStock = row.flag('inStock')
  const files = row.downloads
  const meta: ClassicMeta = [
    ['_sku', row.text('sku')],
    ['_global_unique_id', row.text('gtin')],
    ['_regular_price', price],
    ['_sale_price', sale],
    ['_price', sale || price],
    ['_sale_price_dates_from', secondsOf(row.text('saleFrom'))],
    ['_sale_price_dates_to', secondsOf(row.text('saleTo'))],
    ['_tax_status', row.text('taxStatus')],
    ['_tax_class', row.text('taxClass')],
    ['_manage_stock', /^-?[\d.]{1,12}$/.test(stock) ? 'yes' : stock === 'parent' ? 'parent' : 'no'],
    ['_stock', /^-?[\d.]{1,12}$/.test(stock) ? stock : ''],
    [
      '_stock_status',
      backorders === 'backorder' || row.text('inStock').toLowerCase() === 'backorder'
        ? 'onbackorder'
        : inStock === false
          ? 'outofstock'
          : 'instock',
    ],
    ['_backorders', backorders === 'notify' ? 'notify' : yesNo(row.flag('backorders')) || 'no'],
    ['_low_stock_amount', row.amount('lowStock')],
    ['_sold_individually', yesNo(row.flag('soldIndividually'))],
    ['_weight', row.amount('weight')],
    ['_length', row.amount('length')],
    ['_width', row.amount('width')],
    ['_height', row.amount('height')],
    ['_virtual', types.includes('virtual') ? 'yes' : 'no'],
    ['_downloadable', types.includes('downloadable') || files.length > 0 ? 'yes' : 'no'],
    ['_download_limit', row.text('downloadLimit')],
    ['_download_expiry', row.text('downloadDays')],
    ['_purchase_note', row.text('note')],
    ['_product_url', row.text('url')],
    ['_button_text', row.text('button')],
  ]
  if (files.length > 0) meta.push(['_downloadable_files', downloadsOf(files)])
  return meta.filter(([, value]) => value !== '')
}

function secondsOf(day: string): string {
  const moment = momentOf(day)
  return moment ? String(moment.getTime() / 1000) : ''
}

function pictureMeta([first, ...others]: number[]): ClassicMeta {
  return [
    ...(first === undefined ? [] : ([['_thumbnail_id', String(first)]] as ClassicMeta)),
    ...(others.length > 0 ? ([['_product_image_gallery', others.join(',')]] as ClassicMeta) : []),
  ]
}

function downloadsOf(files: ProductRow['downloads']): string {
  const map: Record<string, PhpValue> = {}
  for (const [at, part] of files.entries()) {
    const id = part('id') || `download-${at + 1}`
    map[id] = { id, name: part('name'), file: part('url') }
  }
  return writeSerialised(map)
}

/** The attributes of a product: terms of a taxonomy (`pa_…`), or values of its own between bars. */
function offeredAttributes(row: ProductRow): ClassicMeta {
  const isVariable = row.text('type').toLowerCase().includes('variable')
  const offered: Record<string, PhpValue> = {}
  const defaults: Record<string, PhpValue> = {}
  for (const [at, part] of row.attributes.entries()) {
    const isGlobal = part('global') !== '0'
    const key = attributeKey(part('name'), isGlobal)
    offered[key] = {
      name: isGlobal ? key : part('name'),
      value: isGlobal ? '' : splitList(part('value')).join(' | '),
      position: at,
      is_visible: part('visible') === '0' ? 0 : 1,
      is_variation: isVariable ? 1 : 0,
      is_taxonomy: isGlobal ? 1 : 0,
    }
    if (part('default') !== '') defaults[key] = isGlobal ? slugify(part('default')) : part('default')
  }
  return [
    ...(Object.keys(offered).length > 0
      ? ([['_product_attributes', writeSerialised(offered)]] as ClassicMeta)
      : []),
    ...(Object.keys(defaults).length > 0
      ? ([['_default_attributes', writeSerialised(defaults)]] as ClassicMeta)
      : []),
  ]
}

const attributeKey = (name: string, isGlobal: boolean) => (isGlobal ? `pa_${slugify(name)}` : slugify(name))

/** Which values a variation stands for; an empty one stands for any. */
function chosenAttributes(row: ProductRow): ClassicMeta {
  return row.attributes.map((part): [string, string] => {
    const isGlobal = part('global') !== '0'
    const value = splitList(part('value'))[0] ?? ''
    return [`attribute_${attributeKey(part('name'), isGlobal)}`, isGlobal ? slugify(value) : value]
  })
}
