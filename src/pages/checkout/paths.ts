/** Addresses for placing, viewing and paying an order (decisions, routes). */
export const checkoutPath = '/checkout/'
export const receivedPath = (id: number, key: string): string =>
  `${checkoutPath}order-received/${id}/?key=${encodeURIComponent(key)}`
export const orderPayPath = (id: number, key: string): string =>
  `${checkoutPath}order-pay/${id}/?key=${encodeURIComponent(key)}`
