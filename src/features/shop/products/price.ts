import type { Cents, PriceView } from '../views.ts'

export interface Offer {
  regularCents: Cents
  saleCents: Cents | null
  saleFrom: Date | null
  saleTo: Date | null
}

/** A price and the moment from which it applied. */
export interface PastPrice {
  cents: Cents
  since: Date
}

/** The lowest price of this many days before a sale is shown (EU Price Indication Directive, SHOP-20). */
const lookBackDays = 30
const dayMs = 86_400_000

/** Returns the price of an offer at a moment, and when it ends. A sale price that is not lower is no sale. */
export function priceAt(offer: Offer, history: readonly PastPrice[], now: Date): PriceView {
  const { regularCents, saleCents, saleFrom, saleTo } = offer
  const cheaper = saleCents !== null && saleCents < regularCents
  if (!cheaper || (saleTo && saleTo <= now)) return { cents: regularCents }
  if (saleFrom && saleFrom > now) return { cents: regularCents, until: saleFrom }
  return {
    cents: saleCents,
    regularCents,
    lowestCents: lowestBefore(history, saleFrom ?? saleSince(history, saleCents) ?? now, regularCents),
    until: saleTo ?? undefined,
  }
}

/** Returns when the price last changed to this amount. */
const saleSince = (history: readonly PastPrice[], cents: Cents): Date | undefined =>
  history.findLast((past) => past.cents === cents)?.since

function lowestBefore(history: readonly PastPrice[], sale: Date, regularCents: Cents): Cents {
  const from = sale.getTime() - lookBackDays * dayMs
  const before = history.filter(({ since }) => since < sale)
  const atStart = before.findLast(({ since }) => since.getTime() <= from)
  const held = [...(atStart ? [atStart] : []), ...before.filter(({ since }) => since.getTime() > from)]
  return held.length === 0 ? regularCents : Math.min(...held.map(({ cents }) => cents))
}
