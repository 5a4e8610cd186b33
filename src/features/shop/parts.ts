import type { Carts } from './cart/stored-cart.ts'
import type { ShopDeps } from './deps.ts'
import type { OrderMails } from './orders/mails.ts'
import type { Providers } from './payments/provider.ts'
import type { Shelf } from './products/shelf.ts'
import type { ReadShopSettings } from './shop-settings/shop-settings.ts'

/** The dependencies of the shop's use cases. */
export interface Parts extends ShopDeps {
  shelf: Shelf
  carts: Carts
  settings: ReadShopSettings
  orderMails: OrderMails
  /** The payment providers; none: no online payment. */
  providers: Providers
}
