import type { OrderStatus, OrderView } from './views.ts'

const over: readonly OrderStatus[] = ['cancelled', 'failed', 'refunded']

/**
 * Returns what a buyer may still withdraw from: nothing of an order that is over, and no downloads that the buyer asked
 * for at once.
 */
export function withdrawableOf({
  status,
  downloadConsentAt,
  lines,
}: Pick<OrderView, 'status' | 'downloadConsentAt' | 'lines'>): 'all' | 'all-but-downloads' | 'nothing' {
  if (over.includes(status)) return 'nothing'
  if (!downloadConsentAt || lines.every(({ fileIds }) => fileIds.length === 0)) return 'all'
  return lines.every(({ fileIds, shipped }) => fileIds.length > 0 && !shipped)
    ? 'nothing'
    : 'all-but-downloads'
}
