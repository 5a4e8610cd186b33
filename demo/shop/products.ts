import { downloads } from './downloads.ts'
import { guides } from './guides.ts'
import { history } from './history.ts'
import { onTheWay } from './on-the-way.ts'
import type { ShopProduct } from './shop-product.ts'
import { wall } from './wall.ts'

/** Everything the demo shop sells, in the order of its shelves: of each kind one first, then the rest. */
export const shopProducts: readonly ShopProduct[] = inTurns([guides, history, wall, onTheWay, downloads])

function inTurns<Item>(shelves: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? [])).flat()
}
