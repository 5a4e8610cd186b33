import type { NewProduct } from '../../features/shop/index.ts'
import { mostVariants } from '../../kernel/most-variants.ts'
import type { ClassicPost } from '../classic-site.ts'
import { decodeEntities } from '../decode-entities.ts'
import { idOf, idsOf, listOf, mapOf, metaOf, phpOf, plainLine, textOf } from './meta.ts'
import { centsOf } from './money.ts'

/** How the old shop wrote its prices. */
export interface OldShop {
  /** Whether prices hold their VAT. */
  withVat: boolean
  /** How many grams its unit of weight is. */
  gramsPerUnit: number
  /** Names of attributes, by `pa_kleur`, and of their values by `pa_kleur/rood`. */
  attributes: ReadonlyMap<string, string>
  values: ReadonlyMap<string, string>
  shippingClasses: ReadonlyMap<string, string>
  /** Percents of its classes of VAT, where it is sold; '' is the usual one. */
  vatPercents: ReadonlyMap<string, number>
}

/** New numbers of what a product names. */
export interface ProductLinks {
  picture(id: number): number | undefined
  fileAt(url: string): number | undefined
  product(id: number): number | undefined
}

/** Percents of the classes that there are here. */
export const vatRates = { standard: 21, reduced: 9, zero: 0 }

export interface OldProduct {
  product: Omit<NewProduct, 'entryId'>
  /** What stands below its text: links to the parts of a group, or to where it is sold. */
  also: { html: string } | undefined
  notes: string[]
}

export function becomeProduct(
  post: ClassicPost,
  variations: readonly ClassicPost[],
  shop: OldShop,
  links: ProductLinks,
  addressOf: (id: number) => { url: string; title: string } | undefined,
): OldProduct {
  const notes: string[] = []
  const meta = (key: string) => metaOf(post.meta, key)?.trim() ?? ''
  const kind = post.terms.find(({ taxonomy }) => taxonomy === 'product_type')?.slug ?? 'simple'
  const vatClass = vatClassOf(meta('_tax_status'), meta('_tax_class'), shop.vatPercents)
  const percent = meta('_tax_status') === 'none' ? 0 : shop.vatPercents.get(meta('_tax_class'))
  const price = (text: string | undefined) => {
    const cents = centsOf(text)
    if (cents === undefined || cents < 0) return undefined
    return shop.withVat ? cents : Math.round((cents * (100 + (percent ?? vatRates[vatClass]))) / 100)
  }
  const choices = attributesOf(post, shop)
  const made = kind === 'variable' ? variantsOf(variations, choices, shop, links, price, notes) : []
  const regular = price(meta('_regular_price')) ?? price(meta('_price'))
  const sale = price(meta('_sale_price'))
  const saleFrom = momentOf(meta('_sale_price_dates_from'))
  const saleTo = momentOf(meta('_sale_price_dates_to'))
  const isSold = kind === 'simple' || kind === 'variable' || kind === 'subscription'
  if (kind.includes('subscription')) notes.push('Een abonnement is hier een gewoon product.')
  if (isSold && regular === undefined && made.length === 0) notes.push('Zonder prijs: hier niet te koop.')
  const stock = !isSold || (regular === undefined && made.length === 0) ? 0 : stockOf(post)
  const files = listOf(phpOf(post.meta, '_downloadable_files')).map((file) => textOf(mapOf(file).file))
  const fileIds = files.flatMap((url) => links.fileAt(url) ?? [])
  if (fileIds.length < files.filter(Boolean).length)
    notes.push('Niet elk bestand om te downloaden was erbij.')
  const limit = Number(meta('_download_limit'))
  const days = Number(meta('_download_expiry'))
  const shippingClass = post.terms.find(({ taxonomy }) => taxonomy === 'product_shipping_class')
  const className =
    shippingClass &&
    (shop.shippingClasses.get(shippingClass.slug) ?? shippingClass.name ?? shippingClass.slug)
  const weight = Number(meta('_weight').replace(',', '.')) * shop.gramsPerUnit
  const firstPrice = made.length > 0 ? Math.min(...made.map(({ regularCents }) => regularCents)) : 0
  const other = (key: string) => idsOf(phpOf(post.meta, key)).flatMap((id) => links.product(id) ?? [])
  return {
    notes,
    also: alsoOf(post, kind, addressOf),
    product: {
      sku: plainLine(meta('_sku')).slice(0, 100) || String(post.id),
      regularCents: regular ?? firstPrice,
      ...(sale !== undefined && regular !== undefined && sale < regular && { saleCents: sale }),
      ...(sale !== undefined && saleFrom && { saleFrom }),
      ...(sale !== undefined && saleTo && { saleTo }),
      vatClass,
      ...(stock !== undefined && { stock }),
      backorders: ['yes', 'notify'].includes(meta('_backorders')),
      soldIndividually: meta('_sold_individually') === 'yes',
      ...(Number.isFinite(weight) && weight > 0 && { weightGrams: Math.min(Math.round(weight), 1_000_000) }),
      ...(className && { shippingClass: plainLine(className) }),
      virtual: meta('_virtual') === 'yes' || meta('_downloadable') === 'yes',
      fileIds,
      upSellIds: other('_upsell_ids'),
      crossSellIds: other('_crosssell_ids'),
      ...(limit > 0 && { downloadLimit: Math.min(limit, 1_000) }),
      ...(days > 0 && { downloadDays: Math.min(days, 3_650) }),
      attributes: choices.map(({ name, values, forVariants }) => ({
        name,
        values,
        forVariants: forVariants && made.length > 0,
      })),
      variants: made,
      position: Math.max(0, Math.min(post.order, 1_000_000)),
    },
  }
}

interface Choice {
  /** As meta of a variation names it: `pa_kleur`, `maat`. */
  key: string
  name: string
  values: string[]
  forVariants: boolean
}

function attributesOf(post: ClassicPost, shop: OldShop): Choice[] {
  return Object.entries(mapOf(phpOf(post.meta, '_product_attributes')))
    .map(([key, given]) => ({ key, given: mapOf(given) }))
    .sort((one, other) => Number(one.given.position ?? 0) - Number(other.given.position ?? 0))
    .flatMap(({ key, given }) => {
      const isTerms = isOn(given.is_taxonomy)
      const values = isTerms
        ? post.terms.flatMap(({ taxonomy, slug, name }) =>
            taxonomy === key ? [shop.values.get(`${key}/${slug}`) ?? name ?? slug] : [],
          )
        : textOf(given.value).split('|')
      const clean = [...new Set(values.map(plainLine).filter(Boolean))]
      const name = plainLine(shop.attributes.get(key) ?? labelOf(textOf(given.name))) || key
      return clean.length === 0 ? [] : [{ key, name, values: clean, forVariants: isOn(given.is_variation) }]
    })
}

/** An export does not say what the site called an attribute: `pa_kleur` is 'Kleur'. */
function labelOf(name: string): string {
  if (!name.startsWith('pa_')) return name
  const words = name.slice(3).replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isOn = (value: unknown): boolean => value === true || ['1', 'yes', 'true'].includes(String(value))

function variantsOf(
  variations: readonly ClassicPost[],
  choices: readonly Choice[],
  shop: OldShop,
  links: ProductLinks,
  price: (text: string | undefined) => number | undefined,
  notes: string[],
): NonNullable<NewProduct['variants']>[number][] {
  const own = choices.filter(({ forVariants }) => forVariants)
  const made = new Map<string, NonNullable<NewProduct['variants']>[number]>()
  for (const variation of variations) {
    if (variation.status === 'trash') continue
    const meta = (key: string) => metaOf(variation.meta, key)?.trim() ?? ''
    const regularCents = price(meta('_regular_price')) ?? price(meta('_price'))
    if (regularCents === undefined) {
      notes.push('Een variant zonder prijs bleef achter.')
      continue
    }
    const sale = price(meta('_sale_price'))
    const isDated = meta('_sale_price_dates_from') !== '' || meta('_sale_price_dates_to') !== ''
    if (sale !== undefined && isDated) notes.push('De actieprijs van een variant had data, en bleef achter.')
    const stock = stockOf(variation)
    const pictureId = links.picture(idOf(meta('_thumbnail_id')) ?? 0)
    const rows = spread(own, (choice) => {
      const slug = decode(metaOf(variation.meta, `attribute_${choice.key}`) ?? '')
      if (slug === '') return undefined
      return (
        shop.values.get(`${choice.key}/${slug}`) ??
        choice.values.find((value) => value.toLowerCase() === decodeEntities(slug).toLowerCase()) ??
        slug
      )
    })
    for (const [at, attributes] of rows.entries()) {
      const key = JSON.stringify(own.map(({ name }) => attributes[name]))
      if (made.size >= mostVariants) {
        if (!made.has(key)) notes.push(`Een product heeft hier hoogstens ${mostVariants} varianten.`)
        break
      }
      if (made.has(key)) continue
      made.set(key, {
        sku: `${meta('_sku') || variation.id}${at === 0 ? '' : `-${at + 1}`}`.slice(0, 100),
        attributes,
        regularCents,
        ...(sale !== undefined && !isDated && sale < regularCents && { saleCents: sale }),
        ...(stock !== undefined && { stock }),
        ...(pictureId !== undefined && { pictureId }),
        offered: variation.status !== 'private',
      })
    }
  }
  return [...made.values()]
}

/** A variation for any value of a choice stands for each of them. */
function spread(
  choices: readonly Choice[],
  chosen: (choice: Choice) => string | undefined,
): Record<string, string>[] {
  let rows: Record<string, string>[] = [{}]
  for (const choice of choices) {
    const value = chosen(choice)
    const values = value === undefined ? choice.values : [value]
    rows = rows
      .flatMap((row) => values.map((one) => ({ ...row, [choice.name]: one })))
      .slice(0, mostVariants + 1)
  }
  return rows
}

function stockOf({ meta }: ClassicPost): number | undefined {
  const of = (key: string) => metaOf(meta, key) ?? ''
  if (of('_manage_stock') === 'yes')
    return Math.max(0, Math.min(Math.floor(Number(of('_stock')) || 0), 1_000_000))
  return of('_stock_status') === 'outofstock' ? 0 : undefined
}

function vatClassOf(
  status: string,
  name: string,
  percents: OldShop['vatPercents'],
): 'standard' | 'reduced' | 'zero' {
  const percent = percents.get(name)
  if (status !== 'none' && percent !== undefined)
    return percent === 0 ? 'zero' : percent < 15 ? 'reduced' : 'standard'
  if (status === 'none' || /zero|nul|vrijgesteld|0/i.test(name)) return 'zero'
  return /reduced|verlaagd|gereduceerd|laag|low|9|6/i.test(name) ? 'reduced' : 'standard'
}

function momentOf(seconds: string): Date | undefined {
  const number = Number(seconds)
  return seconds !== '' && number > 0 && number < 1e11 ? new Date(number * 1000) : undefined
}

function alsoOf(
  post: ClassicPost,
  kind: string,
  addressOf: (id: number) => { url: string; title: string } | undefined,
): { html: string } | undefined {
  if (kind === 'external') {
    const url = metaOf(post.meta, '_product_url') ?? ''
    const text = plainLine(metaOf(post.meta, '_button_text') ?? '') || 'Naar de winkel'
    return /^https?:\/\//i.test(url)
      ? { html: `<p><a href="${escaped(url)}">${escaped(text)}</a></p>` }
      : undefined
  }
  if (kind !== 'grouped') return undefined
  const parts = idsOf(phpOf(post.meta, '_children')).flatMap((id) => addressOf(id) ?? [])
  const items = parts.map(({ url, title }) => `<li><a href="${escaped(url)}">${escaped(title)}</a></li>`)
  return items.length > 0 ? { html: `<ul>${items.join('')}</ul>` } : undefined
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
