import type { Content } from '../../src/features/content/index.ts'
import { type Library, parseSearchRequest } from '../../src/features/library/index.ts'
import type { Shop } from '../../src/features/shop/index.ts'
import type { Viewer } from '../../src/kernel/viewer.ts'
import { addDrawing } from '../add-drawing.ts'
import { inLanes } from '../lanes.ts'
import { dayOf, daysAfter, daysBefore } from '../library/dates.ts'
import { shopBeside } from './beside.ts'
import { type CategoryKey, shopCategories } from './categories.ts'
import { maker } from './maker.ts'
import { type ShopProduct, type ShopSale, shopProducts } from './products.ts'
import { seedTermsOfSale } from './seed-terms-of-sale.ts'
import { shopTags } from './tags.ts'
import { coupons, settings, shippingZones } from './terms-of-sale.ts'

export interface ShopSeed {
  /** With the page about privacy. */
  content: Pick<Content, 'addTerm' | 'addEntry' | 'addMedia' | 'find'>
  shop: Pick<Shop, 'catalogue' | 'staff'>
  /** With the files of the demo, which some products hold. */
  library: Pick<Library, 'search' | 'changeLock'>
  clock: () => Date
}

/** Products that are drawn and added side by side. */
const lanes = 3

interface Desk {
  terms: ReadonlyMap<CategoryKey, number>
  /** Numbers of tags by the slug of a product that carries them. */
  tags: ReadonlyMap<string, readonly number[]>
  today: Date
}

/**
 * Fills the shop of the demo: categories, products with their pictures and reviews, coupons, shipping, terms; how many.
 */
export async function seedShop(seed: ShopSeed): Promise<{ products: number }> {
  const today = dayOf(seed.clock())
  const desk: Desk = { terms: await addCategories(seed), tags: await addTags(seed), today }
  await seed.shop.staff.changeSettings({ ...settings, terms: await seedTermsOfSale(seed.content) })
  for (const zone of shippingZones) await seed.shop.staff.createShippingZone(zone)
  for (const coupon of coupons(today)) await seed.shop.staff.addCoupon(coupon)
  const ids = new Map<string, number>()
  await inLanes([...shopProducts.entries()], lanes, async ([position, product]) => {
    ids.set(product.slug, await addProduct(seed, desk, product, position))
  })
  const named = (slugs: readonly string[]) => slugs.flatMap((slug) => ids.get(slug) ?? [])
  for (const [slug, { up, cross }] of Object.entries(shopBeside))
    for (const id of named([slug]))
      await seed.shop.staff.changeProduct(id, { upSellIds: named(up), crossSellIds: named(cross) })
  return { products: shopProducts.length }
}

async function addCategories({ content }: ShopSeed): Promise<Map<CategoryKey, number>> {
  const ids = new Map<CategoryKey, number>()
  for (const key of Object.keys(shopCategories).filter(isCategory)) {
    const { name, description, ...rest } = shopCategories[key]
    const parentId = 'parent' in rest ? ids.get(rest.parent) : undefined
    const term = { taxonomy: 'product_cat' as const, slug: key, name, description, parentId }
    ids.set(key, (await content.addTerm(term)).id)
  }
  return ids
}

async function addTags({ content }: ShopSeed): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const [slug, { name, products }] of Object.entries(shopTags)) {
    const { id } = await content.addTerm({ taxonomy: 'product_tag', slug, name })
    for (const product of products) ids.set(product, [...(ids.get(product) ?? []), id])
  }
  return ids
}

const isCategory = (key: string): key is CategoryKey => Object.hasOwn(shopCategories, key)

async function addProduct(
  seed: ShopSeed,
  { terms, tags, today }: Desk,
  product: ShopProduct,
  position: number,
): Promise<number> {
  const {
    slug,
    title,
    excerpt,
    body,
    category,
    pictures,
    facts,
    variants = [],
    sale,
    files,
    ...offer
  } = product
  const { warnings, reviews = [], ...row } = offer
  const [pictureId, ...pictureIds] = await Promise.all(
    pictures.map((alt, index) => {
      const name = `${slug}-${index + 1}`
      return addDrawing(seed.content, { drawing: `shop/${name}`, name, alt }, 'product')
    }),
  )
  const termId = terms.get(category)
  const { id } = await seed.content.addEntry({
    type: 'product',
    slug,
    title,
    excerpt,
    body,
    status: 'published',
    publishedAt: daysBefore(today, 30 + position * 11),
    pictureId,
    pictureIds,
    termIds: [...(termId === undefined ? [] : [termId]), ...(tags.get(slug) ?? [])],
  })
  const fileIds = await filesNamed(seed.library, files ?? [])
  const choices = choicesOf(variants)
  await seed.shop.staff.addProduct({
    ...row,
    ...(sale ? saleOf(sale, today) : {}),
    entryId: id,
    position,
    fileIds,
    maker: { ...maker, ...(warnings ? { warnings } : {}) },
    attributes: [
      ...choices.map((choice) => ({ ...choice, forVariants: true })),
      ...Object.entries(facts).map(([name, value]) => ({ name, values: [value], forVariants: false })),
    ],
    variants: variants.map(({ cents, attributes, ...variant }) => ({
      ...variant,
      attributes,
      regularCents: cents,
      pictureId: pictureOf(attributes, choices, [pictureId, ...pictureIds]),
    })),
  })
  for (const fileId of fileIds) await seed.library.changeLock({ file: fileId }, { productId: id })
  for (const { daysAgo, ...review } of reviews) {
    const createdAt = daysBefore(today, daysAgo)
    const added = await seed.shop.catalogue.addReview({
      ...review,
      productId: id,
      email: 'lezer@jacobsschelp.example',
      createdAt,
    })
    if (!added.ok) throw new Error(`a review of ${slug} was refused: ${added.code}`)
    await seed.shop.staff.changeReview(added.value.id, { approved: true })
  }
  return id
}

const saleOf = ({ cents, beganDaysAgo, endsInDays }: ShopSale, today: Date) => ({
  saleCents: cents,
  ...(beganDaysAgo === undefined ? {} : { saleFrom: daysBefore(today, beganDaysAgo) }),
  ...(endsInDays === undefined ? {} : { saleTo: daysAfter(today, endsInDays) }),
})

/** Everything in which the variants differ, with its values. */
function choicesOf(variants: NonNullable<ShopProduct['variants']>): { name: string; values: string[] }[] {
  const names = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))]
  return names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))],
  }))
}

/** Where one choice has a picture for each of its values, a variant shows its own. */
function pictureOf(
  attributes: Readonly<Record<string, string>>,
  choices: readonly { name: string; values: readonly string[] }[],
  pictureIds: readonly (number | undefined)[],
): number | undefined {
  const [choice, ...others] = choices
  if (choice?.name !== 'Kleur' || others.length > 0) return undefined
  return pictureIds[choice.values.indexOf(attributes[choice.name] ?? '')]
}

const staff: Viewer = { roles: ['administrator'], unlocked: new Set() }

/** The numbers of files in the library by their titles. */
async function filesNamed(library: ShopSeed['library'], titles: readonly string[]): Promise<number[]> {
  return Promise.all(
    titles.map(async (title) => {
      const found = await library.search(
        staff,
        parseSearchRequest(new URLSearchParams({ q: title.replace(/\W+/g, ' ') })),
      )
      const file = found.kind === 'found' ? found.rows.find((row) => row.title === title) : undefined
      const id = Number(file?.id)
      if (!Number.isInteger(id)) throw new Error(`the library holds no file ${title}`)
      return id
    }),
  )
}
