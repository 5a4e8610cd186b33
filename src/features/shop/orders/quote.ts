import { inArray } from 'drizzle-orm'
import { type Goods, type Reckoned, reckon, toCartView } from '../cart/reckon.ts'
import type { CartContents } from '../cart/stored-cart.ts'
import { emptyCart, shippingTo } from '../cart/view-cart.ts'
import { usedUpBy } from '../coupons/rules.ts'
import type { SoldProduct } from '../products/shelf.ts'
import { coupons } from '../schema.ts'
import type { ShippingRate } from '../totals/totals.ts'
import type { DeliveryId, DeliveryOption } from './deliveries.ts'
import type { OrderParts } from './parts.ts'
import { methodsFor } from './payment-methods.ts'
import type { KnownStock } from './stock.ts'
import { orderTexts } from './texts.nl.ts'
import type { CheckoutChoices, Quote } from './views.ts'

/** The deliveries of a checkout and the chosen one, both for a quote and for placing the order. */
export interface Choice {
  country: string
  deliveries: readonly (DeliveryOption & ShippingRate)[]
  /** Undefined: the shop neither ships to the country nor offers collection. */
  delivery?: DeliveryId
  rate?: ShippingRate
}

/** @param wanted the chosen delivery; when it is not available, the first one is used */
export async function chooseDelivery(
  { shelf, settings }: Pick<OrderParts, 'shelf' | 'settings'>,
  country: string,
  wanted: string | undefined,
): Promise<Choice> {
  const [sent, { collection }] = await Promise.all([shippingTo(shelf, country), settings()])
  const rates: Partial<Record<DeliveryId, ShippingRate>> = {
    ...(sent && { ship: sent }),
    ...(collection.offered && { collect: { label: orderTexts.collect, cents: 0 } }),
  }
  const deliveries = (['ship', 'collect'] as const).flatMap((id): (DeliveryOption & ShippingRate)[] => {
    const rate = rates[id]
    return rate ? [{ id, ...rate }] : []
  })
  const delivery = (deliveries.find(({ id }) => id === wanted) ?? deliveries[0])?.id
  return { country, deliveries, delivery, rate: delivery && rates[delivery] }
}

/** Quotes a cart as an order. */
export async function quoteOf(
  parts: OrderParts,
  cart: CartContents | undefined,
  choices: CheckoutChoices,
): Promise<Quote> {
  const country = /^[A-Z]{2}$/.test(choices.country ?? '') ? choices.country : undefined
  const choice = await chooseDelivery(parts, country ?? cart?.row.country ?? 'NL', choices.delivery)
  const { vat } = await parts.settings()
  const lines = cart?.lines.filter(({ removed }) => !removed) ?? []
  const codes = cart?.row.coupons ?? []
  const [sold, known] = await Promise.all([
    parts.shelf.products(lines.map(({ productId }) => productId)),
    codes.length === 0
      ? []
      : parts.db
          .select()
          .from(coupons)
          .where(inArray(coupons.code, [...codes])),
  ])
  const usedUp = choices.email ? await usedUpBy(parts.db, known, choices.email) : undefined
  const now = parts.clock()
  const at = (rate: Goods['rate']) => {
    const goods: Goods = { sold, coupons: known, rate, withoutVat: vat.smallBusiness, usedUp }
    return reckon(lines, codes, goods, now)
  }
  // Each delivery has the price that it would have if it were chosen, which depends on the cart.
  const deliveries = choice.deliveries.map((rate) => ({
    ...rate,
    cents: at(rate).calculation.totals.shippingCents ?? rate.cents,
  }))
  return toQuote(parts, at(choice.rate), { ...choice, deliveries }, choices.paymentMethod)
}

async function toQuote(
  parts: OrderParts,
  reckoned: Reckoned,
  { country, deliveries, delivery, rate }: Choice,
  method: string | undefined,
): Promise<Quote> {
  const { withoutVat, ...facts } = await factsOf(parts, reckoned)
  const cart =
    reckoned.lines.length === 0 && reckoned.changes.length === 0
      ? emptyCart
      : toCartView(reckoned, country, rate)
  const { needed } = cart.destination
  const sent = needed ? delivery : undefined
  const methods = await methodsFor(parts, cart.totals.totalCents, sent, country)
  return {
    cart,
    deliveries: needed ? deliveries.map(({ id, label, cents }) => ({ id, label, cents })) : [],
    delivery: sent,
    methods,
    paymentMethod: (methods.find(({ id }) => id === method) ?? methods[0])?.id,
    unreachable: needed && sent === undefined,
    ...facts,
    withoutVat,
    shown: cart.hash,
  }
}

async function factsOf({ settings }: OrderParts, { lines }: Reckoned) {
  const { vat } = await settings()
  return {
    downloads: lines.some(({ product }) => product.row.fileIds.length > 0),
    goods: lines.some(({ priced }) => priced.shipped),
    withoutVat: vat.smallBusiness,
  }
}

/** Replaces the rows of products for sale by the given ones, which a transaction has locked or will check. */
export const soldFrom = (
  sold: ReadonlyMap<number, SoldProduct>,
  locked: KnownStock,
): ReadonlyMap<number, SoldProduct> =>
  new Map(
    [...sold].flatMap(([id, { entry }]): [number, SoldProduct][] => {
      const row = locked.products.get(id)
      const variants = locked.variants.filter(({ productId }) => productId === id)
      return row
        ? [[id, { entry, product: { row, variants, history: () => [], prints: locked.prints } }]]
        : []
    }),
  )
