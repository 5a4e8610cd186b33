import type { OldOrder } from '../../features/shop/index.ts'
import { idsOf, mapOf, metaOf, phpOf, plainLine, textOf } from '../become/meta.ts'
import { centsOf } from '../become/money.ts'
import { becomeOrder, statusOf, subscriptionText } from '../become/order.ts'
import { becomeProduct, type OldShop, vatRates } from '../become/product.ts'
import { readPhp } from '../become/read-php.ts'
import type { ClassicOrder, ClassicPost } from '../classic-site.ts'
import type { Report } from '../report/report.ts'
import type { Staged } from '../store/staged.ts'
import { largestOldId, takenIds } from '../store/taken-ids.ts'
import { lockToProduct, type Purchases, readPurchases, soldAddresses, soldFileAt } from './bring-sold.ts'
import type { OldLinks } from './links.ts'
import { bringEach, changedItems, inOneUnit, postKey, type Way } from './way.ts'

export async function readShop({ staged, report }: Way): Promise<OldShop> {
  const attributes = new Map<string, string>()
  for await (const batch of staged.batches('row', 'woocommerce_attribute_taxonomies', 500))
    for (const { item } of batch) {
      const { attribute_name: name, attribute_label: label } = item.columns
      if (name) attributes.set(`pa_${name}`, label || name)
    }
  const values = new Map<string, string>()
  const shippingClasses = new Map<string, string>()
  for await (const batch of staged.batches('term', undefined, 500))
    for (const { item } of batch)
      if (item.taxonomy.startsWith('pa_')) values.set(`${item.taxonomy}/${item.slug}`, plainLine(item.name))
      else if (item.taxonomy === 'product_shipping_class')
        shippingClasses.set(item.slug, plainLine(item.name))
  const isTaxed = (await staged.option('woocommerce_calc_taxes')) !== 'no'
  const unit = (await staged.option('woocommerce_weight_unit')) ?? 'kg'
  const grams: Readonly<Record<string, number>> = { kg: 1_000, g: 1, lbs: 453.592, oz: 28.3495 }
  return {
    attributes,
    values,
    shippingClasses,
    vatPercents: isTaxed ? await readVat(staged, report) : new Map(),
    // The usual way here, where a source does not say it; a shop that reckons no VAT asks what it names.
    withVat: !isTaxed || (await staged.option('woocommerce_prices_include_tax')) !== 'no',
    gramsPerUnit: grams[unit] ?? 1_000,
  }
}

/** Percents of the classes of VAT in the country of the shop; one that there is not here is told. */
async function readVat(staged: Staged, report: Report): Promise<Map<string, number>> {
  const [home = 'NL'] = ((await staged.option('woocommerce_default_country')) || 'NL').split(':')
  const percents = new Map<string, number>()
  const ofCountry = new Set<string>()
  for await (const batch of staged.batches('row', 'woocommerce_tax_rates', 500))
    for (const { item } of batch) {
      const { tax_rate_country: country, tax_rate: rate, tax_rate_class: name } = item.columns
      const percent = Number(rate)
      const key = name ?? ''
      if (!rate || !Number.isFinite(percent) || percent < 0 || percent > 100) continue
      const isHome = (country ?? '').toUpperCase() === home.toUpperCase()
      // A rate of the country goes before one for all, and the first before the others.
      if ((!isHome && country) || ofCountry.has(key) || (!isHome && percents.has(key))) continue
      if (isHome) ofCountry.add(key)
      percents.set(key, percent)
    }
  const ours: readonly number[] = Object.values(vatRates)
  for (const [name, percent] of percents)
    if (!ours.includes(percent))
      report.note({
        kind: 'setting',
        sort: 'products',
        name: name || 'standaardtarief',
        text: `Het btw-tarief van ${percent}% is er hier niet; prijzen zijn gebleven wat mensen betaalden. Kijk het tarief van deze producten na.`,
      })
  return percents
}

/**
 * Gives entries of products their price, stock and options, in the transaction of the entries. Returns the HTML that
 * their texts get besides.
 */
export interface ProductMaker {
  /** Changes one that is here already. */
  one(post: ClassicPost, entryId: number): Promise<string>
  /** In the order of the posts. */
  several(placed: readonly { post: ClassicPost; id: number }[]): Promise<{ also: string; tell(): void }[]>
}

export async function createProductMaker(way: Way, links: OldLinks): Promise<ProductMaker> {
  const { staged, site, report } = way
  const { staff } = site.shop
  const shop = await readShop(way)
  const fileAt = soldFileAt(way, links)
  const become = async (posts: readonly ClassicPost[]) => {
    const variations = await staged.below(
      'product_variation',
      posts.map(({ id }) => id),
    )
    const parts = posts.flatMap((post) => idsOf(phpOf(post.meta, '_children')))
    const titles = parts.length === 0 ? new Map<string, ClassicPost>() : await staged.some('post', parts)
    return posts.map((post) => {
      const own = variations.get(post.id) ?? []
      const made = becomeProduct(
        post,
        own,
        shop,
        { picture: (id) => links.pictures.get(id)?.id, fileAt, product: (id) => links.rows.get(id) },
        (id) => {
          const url = links.posts.get(id)
          return url === undefined
            ? undefined
            : { url, title: plainLine(titles.get(String(id))?.title ?? url) }
        },
      )
      return { ...made, post, sold: [post, ...own].flatMap(soldAddresses), also: made.also?.html ?? '' }
    })
  }
  const tell = ({ post, notes }: { post: ClassicPost; notes: readonly string[] }) => {
    for (const text of new Set(notes))
      report.note({ kind: 'lost', sort: 'products', name: post.title, text, key: postKey(post.id) })
  }
  return {
    async one(post, entryId) {
      const [made] = await become([post])
      if (!made) throw new Error('a product was not made')
      const known = (await staff.offers([entryId])).has(entryId)
      if (known) await staff.changeProduct(entryId, made.product)
      else await staff.addProduct({ ...made.product, entryId })
      await lockToProduct(way, links, entryId, made.sold)
      tell(made)
      return made.also
    },
    async several(placed) {
      const known = await staff.offers(placed.map(({ id }) => id))
      if (known.size > 0) throw new Error('one is a product already')
      const made = await become(placed.map(({ post }) => post))
      await staff.addProducts(made.map(({ product }, at) => ({ ...product, entryId: placed[at]?.id ?? 0 })))
      for (const [at, { sold }] of made.entries()) await lockToProduct(way, links, placed[at]?.id ?? 0, sold)
      return made.map((one) => ({ also: one.also, tell: () => tell(one) }))
    },
  }
}

/** Coupons, shipping and orders: what belongs to products but is no page. */
export async function bringShop(way: Way, links: OldLinks): Promise<void> {
  await tellVariations(way)
  await bringCoupons(way, links)
  await bringShipping(way)
  await bringOrders(way, links)
}

/** Variations are parts of their products. */
async function tellVariations({ staged, report }: Way): Promise<void> {
  const count = (await staged.types('post')).get('product_variation') ?? 0
  if (count === 0) return
  report.count('other', 'found', count)
  report.leftMany('other', 'part-of-other', count)
}

async function bringCoupons(way: Way, links: OldLinks): Promise<void> {
  const { staged, site } = way
  await bringEach<ClassicPost>(way, staged.batches('post', 'shop_coupon'), {
    sort: 'coupons',
    nameOf: ({ title }) => title,
    leave: ({ status, title }) =>
      status === 'trash'
        ? 'trash'
        : status !== 'publish'
          ? 'auto-draft'
          : title.trim() === ''
            ? 'no-title'
            : undefined,
    write: async (post, before) => {
      const meta = (key: string) => metaOf(post.meta, key)?.trim() ?? ''
      if (before.kind !== 'new') return { table: 'shop_coupons', row: post.title.trim().toUpperCase() }
      const type = meta('discount_type') || 'fixed_cart'
      const isFree = meta('free_shipping') === 'yes' && !(Number(meta('coupon_amount')) > 0)
      if (!isFree && !['percent', 'fixed_cart', 'fixed_product'].includes(type))
        return { left: 'not-importable', detail: type }
      const amount =
        type === 'percent' ? Math.round(Number(meta('coupon_amount')) || 0) : centsOf(meta('coupon_amount'))
      const limit = Number(meta('usage_limit'))
      const used = Number(meta('usage_count'))
      const perCustomer = Number(meta('usage_limit_per_user'))
      const expires = Number(meta('date_expires')) || Date.parse(meta('expiry_date')) / 1000
      const productIds = idsOf(meta('product_ids')).flatMap((id) => links.rows.get(id) ?? [])
      const minimumCents = centsOf(meta('minimum_amount'))
      // What was for some products must not become one for all.
      if (idsOf(meta('product_ids')).length > 0 && productIds.length === 0)
        return { left: 'orphan', detail: 'de producten ervan zijn er niet' }
      const code = post.title.trim().toUpperCase()
      await site.shop.staff.addCoupon({
        code,
        kind: isFree ? 'free_shipping' : type === 'percent' ? 'percentage' : 'fixed',
        amount: isFree ? 0 : Math.min(amount ?? 0, type === 'percent' ? 100 : 100_000_000),
        ...(minimumCents !== undefined && minimumCents > 0 && { minimumCents }),
        ...(Number.isFinite(expires) && expires > 0 && { validTo: new Date(expires * 1000) }),
        ...(limit > 0 && { limit: Math.max(0, limit - Math.max(0, used)) }),
        ...(perCustomer > 0 && { limitPerCustomer: perCustomer }),
        ...(productIds.length > 0 && { productIds }),
      })
      if (used > 0)
        way.report.note({
          kind: 'setting',
          sort: 'coupons',
          name: code,
          text: `Is op de oude site ${used} keer gebruikt${limit > 0 ? '; het maximum is met dat aantal verlaagd' : ''}.`,
        })
      return { table: 'shop_coupons', row: code }
    },
  })
}

/** Zones with the flat rates of their methods. */
async function bringShipping(way: Way): Promise<void> {
  const { staged, site, report, ledger, dryRun } = way
  const rowsOf = async (table: string) => {
    const rows: Record<string, string | null>[] = []
    for await (const batch of staged.batches('row', table, 500))
      rows.push(...batch.map(({ item }) => item.columns))
    return rows
  }
  const zones = await rowsOf('woocommerce_shipping_zones')
  const methods = await rowsOf('woocommerce_shipping_zone_methods')
  const places = await rowsOf('woocommerce_shipping_zone_locations')
  const classes = new Map<string, string>()
  for await (const batch of staged.batches('term', 'product_shipping_class', 500))
    for (const { item } of batch)
      if (item.id !== undefined) classes.set(String(item.id), plainLine(item.name))
  // Zone 0 is for all countries that no other zone names.
  if (methods.some(({ zone_id, is_enabled }) => zone_id === '0' && is_enabled !== '0'))
    zones.push({ zone_id: '0', zone_name: 'Overige landen', zone_order: '1000' })
  for (const zone of zones) {
    report.count('shipping', 'found')
    const label = plainLine(zone.zone_name ?? '') || 'Verzendzone'
    const key = `zone:${zone.zone_id}`
    if ((await ledger.lines([key])).has(key)) {
      report.count('shipping', 'same')
      continue
    }
    const own = methods.filter(({ zone_id, is_enabled }) => zone_id === zone.zone_id && is_enabled !== '0')
    const countries = places
      .filter(({ zone_id, location_type }) => zone_id === zone.zone_id && location_type === 'country')
      .map(({ location_code }) => (location_code ?? '').toUpperCase())
      .filter((code) => /^[A-Z]{2}$/.test(code))
    let cents: number | undefined
    let freeFromCents: number | undefined
    const classRates = new Map<string, number>()
    const tell = (text: string) => report.note({ kind: 'setting', sort: 'shipping', name: label, text })
    for (const { method_id: method, instance_id: instance } of own) {
      const settings = mapOf(readPhp(await staged.option(`woocommerce_${method}_${instance}_settings`)))
      if (method === 'local_pickup')
        tell('Afhalen kon ook; zet dat aan bij de instellingen van de winkel, met plaats en tijden.')
      if (method === 'flat_rate' && cents === undefined) {
        cents = centsOf(textOf(settings.cost).replace(',', '.'))
        for (const [key, given] of Object.entries(settings)) {
          const id = /^class_cost_(\d{1,10})$/.exec(key)?.[1]
          const cost = textOf(given).trim()
          if (id === undefined || cost === '') continue
          const name = classes.get(id)
          const own = centsOf(cost.replace(',', '.'))
          // There it came on top of the rate, here it takes its place.
          if (name && own !== undefined) classRates.set(name, (cents ?? 0) + own)
          else
            tell(`De kosten van verzendklasse ‘${name ?? id}’ worden berekend (${cost}); dat kan hier niet.`)
        }
      }
      if (method === 'free_shipping') {
        const from = centsOf(textOf(settings.min_amount).replace(',', '.'))
        freeFromCents = from ?? freeFromCents
        if (from === undefined || from === 0) cents ??= 0
      }
    }
    if (cents === undefined || (countries.length === 0 && zone.zone_id !== '0')) {
      report.left(
        'shipping',
        'not-importable',
        label,
        cents === undefined ? 'zonder vast tarief' : 'zonder landen',
      )
      continue
    }
    report.count('shipping', 'added')
    if (dryRun) continue
    const price = cents
    await inOneUnit(way, async () => {
      const { id } = await site.shop.staff.createShippingZone({
        label,
        countries,
        cents: price,
        position: Number(zone.zone_order) || 0,
        ...(freeFromCents !== undefined && freeFromCents > 0 && { freeFromCents }),
        classRates: [...classRates].map(([name, cents]) => ({ name, cents })),
      })
      await ledger.note([{ key, table: 'shop_shipping_zones', row: id, digest: 'own' }])
    })
  }
}

async function bringOrders(way: Way, links: OldLinks): Promise<void> {
  const { staged, site, report } = way
  const needs: OrderNeeds = {
    purchases: await readPurchases(way, links),
    invoices: { last: '', at: new Date(0) },
  }
  await bringEach<ClassicOrder>(way, changedItems(way, 'orders', { sort: 'order', type: 'shop_order' }), {
    sort: 'orders',
    nameOf: ({ id, number }) => `bestelling ${number ?? id}`,
    leave: ({ status }) =>
      /checkout-draft|auto-draft/.test(status) ? 'basket' : status === 'trash' ? 'trash' : undefined,
    // What was ordered does not change: the shop here goes on with it.
    write: async (order, before) => {
      if (before.kind !== 'new') return { table: 'shop_orders', row: before.row }
      const [made] = await readOrders(way, links, needs, [order])
      const [row = 0] = made ? await site.shop.orders.bring([made]) : []
      return { table: 'shop_orders', row }
    },
    writeAll: async (waiting) => {
      const made = await readOrders(
        way,
        links,
        needs,
        waiting.map(({ item }) => item),
      )
      return (await site.shop.orders.bring(made)).map((row) => ({ table: 'shop_orders', row }))
    },
  })
  if (needs.invoices.last)
    report.note({
      kind: 'setting',
      sort: 'orders',
      name: 'Facturen',
      text: `De laatste factuur van de oude winkel was ${needs.invoices.last}; de nummers staan bij hun bestellingen. Facturen van deze winkel hebben een eigen reeks.`,
    })
  const refunds = (await staged.types('order')).get('shop_order_refund') ?? 0
  if (refunds > 0) report.count('orders', 'found', refunds)
  report.leftMany('orders', 'part-of-other', refunds)
  for await (const batch of staged.batches('order', 'shop_subscription'))
    for (const { item } of batch) {
      report.count('orders', 'found')
      report.left('orders', 'not-importable', `abonnement ${item.number ?? item.id}`, subscriptionText(item))
    }
}

interface OrderNeeds {
  purchases: Purchases
  /** The invoice of the latest order. */
  invoices: { last: string; at: Date }
}

async function readOrders(
  way: Way,
  links: OldLinks,
  { purchases, invoices }: OrderNeeds,
  orders: readonly ClassicOrder[],
): Promise<OldOrder[]> {
  const { staged, site, report, clock } = way
  const ids = orders.map(({ id }) => id)
  const refunds = await staged.ordersBelow('shop_order_refund', ids)
  const comments = await staged.commentsOf(ids, 'order_note')
  const taken = await takenIds(
    site.handle.db,
    'shop_orders',
    ids.filter((id) => id < largestOldId),
  )
  return orders.map((order) => {
    const {
      order: made,
      oldNumbers,
      isOff,
    } = becomeOrder(
      order,
      refunds.get(order.id) ?? [],
      (id) => links.rows.get(id),
      (products) => purchases.of(order.id, products),
    )
    const invoice = metaOf(order.meta, '_wcpdf_invoice_number')
    if (invoice && made.placedAt > invoices.at) Object.assign(invoices, { last: invoice, at: made.placedAt })
    const lost = purchases.lost(order.id)
    if (lost > 0)
      report.note({
        kind: 'lost',
        sort: 'orders',
        name: `bestelling ${order.number ?? order.id}`,
        text: `Van ${lost} gekochte bestanden om te downloaden is het bestand er niet bij.`,
      })
    const userId = order.customerId ? links.peopleById.get(order.customerId) : undefined
    const notes = (comments.get(order.id) ?? []).map(({ content, at }) => ({
      text: plainLine(content).slice(0, 2_000),
      at: at ?? clock(),
    }))
    const at = made.placedAt
    if (oldNumbers.length > 0) notes.unshift({ text: `Op de oude site: ${oldNumbers.join(', ')}.`, at })
    if (!statusOf(order.status)) notes.unshift({ text: `De status was ‘${order.status}’.`, at })
    if (isOff)
      report.note({
        kind: 'lost',
        sort: 'orders',
        name: `bestelling ${order.number ?? order.id}`,
        text: 'De regels tellen niet op tot het totaal; het totaal is bewaard zoals het was.',
        key: `order:${order.id}`,
      })
    return {
      ...made,
      ...(order.id < largestOldId && !taken.has(order.id) && { id: order.id }),
      ...(userId !== undefined && { userId: String(userId) }),
      notes,
    }
  })
}
