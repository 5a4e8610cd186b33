import type { RowOf, WholeOf } from '../../../staff-api/contract.ts'

export type OrderRow = RowOf<'orders'>
export type OrderRecord = WholeOf<'orders'>

export const statuses = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const

/** Style of each status: waiting for staff, completed, or ended. */
export const markOf = (status: string): string =>
  status === 'processing' || status === 'on-hold'
    ? 'scheduled'
    : status === 'completed'
      ? 'published'
      : status === 'failed'
        ? 'failed'
        : 'draft'

/** Whether the order is being processed, or was. */
export const isSettled = ({ status }: OrderRecord): boolean =>
  status === 'processing' || status === 'completed' || status === 'refunded'

/** The payment provider refunds it; otherwise staff do. */
export const isPaidOnline = ({ payments }: OrderRecord): boolean =>
  payments.some(({ provider, status }) => provider !== 'none' && status === 'paid')
