import type { OrderView } from '../orders/views.ts'

/** URLs of the site for links in mails. */
export const links = (siteUrl: string) => ({
  received: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-received/${id}/?key=${encodeURIComponent(key)}`,
  downloads: ({ id, key, downloadKey = '' }: Pick<OrderView, 'id' | 'key' | 'downloadKey'>) =>
    `${siteUrl}/checkout/order-received/${id}/?${new URLSearchParams({ key, downloads: downloadKey })}`,
  pay: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-pay/${id}/?key=${encodeURIComponent(key)}`,
  /** The page on which a buyer writes a review or stops invitations. */
  review: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/product-review/?order=${id}&key=${encodeURIComponent(key)}`,
  withdraw: `${siteUrl}/herroepen/`,
  staff: ({ id }: Pick<OrderView, 'id'>) => `${siteUrl}/wp-admin/orders/${id}/show`,
})
