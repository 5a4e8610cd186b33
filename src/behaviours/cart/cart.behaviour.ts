import type { Mount } from '../contract.ts'
import { createChanges } from './change.ts'
import { hearDrawer } from './drawer.ts'
import { hearPresses } from './presses.ts'
import { hearQuantities } from './quantity.ts'
import { createRefresher } from './refresh.ts'
import { showMiniCarts } from './regions.ts'

/** Page-wide parts run once, however many mini-carts a page has. */
let mounted = 0
let stopShared: () => void = () => undefined

function startShared({ dataset }: HTMLElement): () => void {
  const refresher = createRefresher()
  const changes = createChanges(
    {
      cartUrl: dataset.cartUrl ?? '/cart/',
      redirect: dataset.redirect ?? 'no',
      viewText: dataset.viewText ?? '',
      failedText: dataset.failedText ?? '',
      unknownText: dataset.unknownText ?? '',
    },
    refresher,
  )
  const stops = [refresher.stop, hearPresses(changes), hearQuantities()]
  showMiniCarts()
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * The cart on every page (SHOP-05 to SHOP-08): adding, removing, the mini-cart and its fragments. Attached to the mini-
 * cart, which carries the texts; a page without one uses links and forms.
 */
export const mount: Mount = (root) => {
  if (mounted === 0) stopShared = startShared(root)
  mounted += 1
  const stopDrawer = hearDrawer(root)
  return () => {
    stopDrawer()
    mounted -= 1
    if (mounted === 0) stopShared()
  }
}
