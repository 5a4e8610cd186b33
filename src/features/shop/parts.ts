import type { ShopDeps } from './deps.ts'

/** What the use cases of the shop work with. */
export type Parts = ShopDeps
