import type { StockState } from '../views.ts'

/** The most pieces of one order line. The specification names no limit; a private buyer needs no more. */
export const mostPieces = 999

interface Stocked {
  stock: number | null
}

/** Returns the stock state and the number of pieces that can be ordered; untracked stock has no number. */
export function stockOf({ stock }: Stocked, backorders: boolean): { state: StockState; available?: number } {
  if (stock === null) return { state: 'in_stock' }
  if (stock > 0) return { state: 'in_stock', available: backorders ? undefined : stock }
  return backorders ? { state: 'backorder' } : { state: 'out_of_stock', available: 0 }
}

/** Returns the holder of a variant's stock: the variant itself, or the product for all its variants. */
export const heldBy = <Holder extends Stocked>(variant: Holder | undefined, product: Stocked): Stocked =>
  variant && variant.stock !== null ? variant : product

/** Returns the most pieces that one cart may hold. */
export function mostOf(available: number | undefined, soldIndividually: boolean): number {
  return Math.min(soldIndividually ? 1 : mostPieces, available ?? mostPieces)
}
