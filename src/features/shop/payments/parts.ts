import type { OrderParts } from '../orders/parts.ts'
import type { Providers } from './provider.ts'

/** The dependencies of all use cases of the shop: each room adds to those of the rooms before it. */
export interface Parts extends OrderParts {
  /** The payment providers; none: no online payment. */
  providers: Providers
}
