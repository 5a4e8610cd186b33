import type { StockState } from '../views.ts'

/** The specification names no limit; a private buyer needs no more. */
export const mostPieces = 999

interface Stocked {
  stock: number | null
}

/** What can be ordered of something whose stock is kept or not. */
export function stockOf({ stock }: Stocked, backorders: boolean): { state: StockState; available?: number } {
  if (stock === null) return { state: 'in_stock' }
  if (stock > 0) return { state: 'in_stock', available: backorders ? undefined : stock }
  return backorders ? { state: 'backorder' } : { state: 'out_of_stock', available: 0 }
}

/** What keeps the stock of a variant: itself, or its product for all variants together. */
export const heldBy = <Holder extends Stocked>(variant: Holder | undefined, product: Stocked): Stocked =>
  variant && variant.stock !== null ? variant : product

/** The most of it that one cart may hold. */
export function mostOf(available: number | undefined, soldIndividually: boolean): number {
  return Math.min(soldIndividually ? 1 : mostPieces, available ?? mostPieces)
}
