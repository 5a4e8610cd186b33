import type { OrderRecord } from './order.ts'

type Line = Pick<
  OrderRecord['lines'][number],
  'totalCents' | 'returnedCents' | 'quantity' | 'returnedQuantity'
>

/** The refund for a number of pieces, calculated as on the server: the last piece takes the rest. */
export function shareOf(line: Line, pieces: number): number {
  const left = line.totalCents - line.returnedCents
  return pieces === line.quantity - line.returnedQuantity
    ? left
    : Math.min(left, Math.round((line.totalCents * pieces) / line.quantity))
}
