import type { refunds } from './schema.ts'
import type { RefundView } from './views.ts'

export const toRefundView = ({ orderId, key, ...refund }: typeof refunds.$inferSelect): RefundView => refund
