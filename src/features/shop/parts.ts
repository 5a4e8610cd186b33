import type { Carts } from './cart/stored-cart.ts'
import type { ShopDeps } from './deps.ts'
import type { OrderMails } from './orders/mails.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Shelf } from './products/shelf.ts'
import type { ReadShopSettings } from './shop-settings/shop-settings.ts'

/** What the use cases of the shop work with. */
export interface Parts extends ShopDeps {
  shelf: Shelf
  carts: Carts
  settings: ReadShopSettings
  orderMails: OrderMails
  /** Undefined: nothing is paid online. */
  provider: () => Promise<PaymentProvider | undefined>
}
