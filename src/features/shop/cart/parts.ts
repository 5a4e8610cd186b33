import type { ProductParts } from '../products/parts.ts'
import type { Carts } from './stored-cart.ts'

export interface CartParts extends ProductParts {
  carts: Carts
}
