import { mostPieces } from '../products/stock.ts'

/**
 * Reads a quantity from a request: absent, empty and 0 count as 1. Returns undefined for anything but a whole number up
 * to the limit (decisions, Shop; abuse 5).
 */
export function readQuantity(sent: string | number | undefined): number | undefined {
  if (sent === undefined || sent === '') return 1
  if (!/^\d{1,6}$/.test(String(sent))) return undefined
  const quantity = Number(sent)
  return quantity > mostPieces ? undefined : Math.max(1, quantity)
}
