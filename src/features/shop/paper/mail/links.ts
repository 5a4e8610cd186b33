import type { OrderView } from '../../orders/views.ts'

/** Addresses of the site that the mails link to. */
export const links = (siteUrl: string) => ({
  received: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-received/${id}/?key=${encodeURIComponent(key)}`,
  downloads: ({ id, key, downloadKey = '' }: Pick<OrderView, 'id' | 'key' | 'downloadKey'>) =>
    `${siteUrl}/checkout/order-received/${id}/?${new URLSearchParams({ key, downloads: downloadKey })}`,
  pay: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-pay/${id}/?key=${encodeURIComponent(key)}`,
  /** Where a buyer writes a review, and where they turn these invitations off. */
  review: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/product-review/?order=${id}&key=${encodeURIComponent(key)}`,
  withdraw: `${siteUrl}/herroepen/`,
  staff: ({ id }: Pick<OrderView, 'id'>) => `${siteUrl}/wp-admin/orders/${id}/show`,
})
