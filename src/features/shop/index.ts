export type { CartContents } from './cart/stored-cart.ts'
export { cartHours } from './cart/token.ts'
export { emptyCart } from './cart/view-cart.ts'
export type { Cart } from './create-cart.ts'
export type { Catalogue } from './create-catalogue.ts'
export type { Orders } from './create-orders.ts'
export { createShop, type Shop } from './create-shop.ts'
export type { ShopStaff } from './create-staff.ts'
export type * from './inputs.ts'
export type * from './orders/deliveries.ts'
export type * from './orders/invoices.ts'
export type * from './orders/mails.ts'
export { isDownloadKey } from './orders/numbers.ts'
export type * from './orders/views.ts'
export { withdrawableOf } from './orders/withdrawable.ts'
export { addressLines } from './paper/address.ts'
export { epcText } from './paper/epc.ts'
export type * from './paper/mail/preview.ts'
export { mailKinds } from './paper/mail/preview.ts'
export type * from './payments/provider.ts'
export { ProviderAway } from './payments/provider.ts'
export {
  isOnline,
  type PaymentProviderKind,
  type ProviderMeans,
  paymentMessagePath,
  paymentProviders,
} from './payments/providers.ts'
export { isIban, spacedIban } from './shop-settings/iban.ts'
export type * from './shop-settings/views.ts'
export type * from './staff/order-products.ts'
export type * from './staff-views.ts'
export type * from './views.ts'
export { productOrders } from './views.ts'
