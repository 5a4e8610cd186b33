import { mostPieces } from '../products/stock.ts'

/**
 * Reads a quantity as it was sent: nothing and 0 count as 1; anything that is not a whole number up to the limit is
 * refused (decisions, Shop; abuse 5).
 */
export function readQuantity(sent: string | number | undefined): number | undefined {
  if (sent === undefined || sent === '') return 1
  if (!/^\d{1,6}$/.test(String(sent))) return undefined
  const quantity = Number(sent)
  return quantity > mostPieces ? undefined : Math.max(1, quantity)
}
