import type { OrderView } from '../../orders/views.ts'

/** Where the mails lead to on the site. */
export const links = (siteUrl: string) => ({
  received: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-received/${id}/?key=${encodeURIComponent(key)}`,
  downloads: ({ id, key, downloadKey = '' }: Pick<OrderView, 'id' | 'key' | 'downloadKey'>) =>
    `${siteUrl}/checkout/order-received/${id}/?${new URLSearchParams({ key, downloads: downloadKey })}`,
  pay: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/checkout/order-pay/${id}/?key=${encodeURIComponent(key)}`,
  /** Where one writes about what one bought, and says that one wants no more such mails. */
  review: ({ id, key }: Pick<OrderView, 'id' | 'key'>) =>
    `${siteUrl}/product-review/?order=${id}&key=${encodeURIComponent(key)}`,
  withdraw: `${siteUrl}/herroepen/`,
  staff: ({ id }: Pick<OrderView, 'id'>) => `${siteUrl}/wp-admin/orders/${id}/show`,
})
