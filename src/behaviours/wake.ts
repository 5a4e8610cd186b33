import type { Mount } from './contract.ts'

/** Behaviours by the name that HTML asks for them with: `data-behaviour="hash-scroll"`. */
const behaviours: Record<string, () => Promise<{ mount: Mount }>> = {
  accordion: () => import('./accordion.ts'),
  cart: () => import('./cart/cart.ts'),
  'cart-page': () => import('./cart/cart-page.ts'),
  'coming-soon': () => import('./coming-soon.ts'),
  highlight: () => import('./highlight.ts'),
  'hash-scroll': () => import('./hash-scroll.ts'),
  'load-more': () => import('./load-more.ts'),
  notices: () => import('./notices.ts'),
  'place-map': () => import('./place-map.ts'),
  'submit-on-change': () => import('./submit-on-change.ts'),
  'fold-away': () => import('./fold-away.ts'),
  'search-loader': () => import('./search-loader.ts'),
  'product-form': () => import('./product/product-form.ts'),
  'product-gallery': () => import('./product/product-gallery.ts'),
  'product-tabs': () => import('./product/product-tabs.ts'),
  'review-form': () => import('./product/review-form.ts'),
  'say-again': () => import('./say-again.ts'),
  'show-password': () => import('./show-password.ts'),
  stepper: () => import('./stepper.ts'),
  'store-notice': () => import('./store-notice.ts'),
}

const cleanups = new WeakMap<Element, (() => void)[]>()

const named = (root: Element | Document) => [...root.querySelectorAll<HTMLElement>('[data-behaviour]')]

/** Starts every behaviour that HTML below `root` names. */
export function startBehaviours(root: Element | Document): void {
  for (const element of named(root)) {
    if (cleanups.has(element)) continue
    const stops: (() => void)[] = []
    cleanups.set(element, stops)
    for (const name of element.dataset.behaviour?.split(' ') ?? []) {
      void behaviours[name]?.().then(
        ({ mount }) => {
          if (cleanups.get(element) === stops) stops.push(mount(element))
        },
        (error: unknown) => {
          element.dispatchEvent(new CustomEvent('part-failed', { bubbles: true, detail: error }))
        },
      )
    }
  }
}

/** Runs the clean-ups of behaviours below `root`, before its HTML is taken out. */
export function stopBehaviours(root: Element): void {
  for (const element of named(root)) {
    for (const stop of cleanups.get(element) ?? []) stop()
    cleanups.delete(element)
  }
}
