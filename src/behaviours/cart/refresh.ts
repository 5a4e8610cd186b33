import { call, cookie, type Fragments, itemsInCart } from './calls.ts'
import { classicKeeps, hear, tell } from './classic.ts'
import { changedElsewhere, forget, hashKey, keep, lifetimeMs, readKept } from './kept.ts'
import { contents, replaceFragments, showMiniCarts } from './regions.ts'

/** Section 9. */
const timeoutMs = 5000

/** Keeps the cart on the page up to date (SHOP-08). */
export interface Refresher {
  refresh(): void
  /** A change is running: an older response must not overwrite it. */
  hold(): void
  /**
   * The last change has ended. Loads the cart if a refresh was skipped meanwhile, unless the change's response held it.
   */
  release(fresh: boolean): void
  stop(): void
}

export function createRefresher(): Refresher {
  const listeners = new AbortController()
  let asked: AbortController | undefined
  let held = false
  let owed = false
  let expiry = 0
  /** Hash of the cart on the page; empty in the server's HTML. */
  let shown = ''

  const expireIn = (delayMs: number) => {
    window.clearTimeout(expiry)
    expiry = window.setTimeout(() => void refresh(), delayMs)
  }

  const keepShown = (fragments: Fragments, hash: string) => {
    shown = hash
    keep(fragments, hash)
    expireIn(lifetimeMs)
  }

  async function refresh(): Promise<void> {
    if (classicKeeps()) return
    if (held) {
      owed = true
      return
    }
    asked?.abort()
    const own = new AbortController()
    asked = own
    const timer = window.setTimeout(() => own.abort(), timeoutMs)
    try {
      const answer = await call('get_refreshed_fragments', { time: String(Date.now()) }, own.signal)
      if (asked !== own || !answer?.fragments) return
      replaceFragments(answer.fragments)
      showMiniCarts()
      keepShown(answer.fragments, answer.cart_hash ?? '')
      tell('wc_fragments_refreshed')
    } catch {
      if (asked === own) tell('wc_fragments_ajax_error')
    } finally {
      window.clearTimeout(timer)
      if (asked === own) asked = undefined
    }
  }

  /** Uses the stored cart, else asks the server; an empty cart needs no request. */
  const start = () => {
    const hash = cookie('woocommerce_cart_hash')
    if (!hash && itemsInCart() === 0) return forget()
    const kept = readKept()
    if (!kept || kept.hash !== hash) return void refresh()
    replaceFragments(kept.fragments)
    shown = hash
    expireIn(kept.leftMs)
    tell('wc_fragments_loaded')
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === hashKey && !classicKeeps() && changedElsewhere()) void refresh()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted || classicKeeps()) return
    // It was empty when the visitor left, and still is.
    if (shown === '' && itemsInCart() === 0) return
    for (const content of contents()) content.replaceChildren()
    void refresh()
  }

  const stopHearing = [
    hear(['wc_fragment_refresh', 'updated_wc_div'], () => void refresh()),
    hear(['added_to_cart', 'removed_from_cart'], (fragments, hash) => {
      if (classicKeeps()) return
      if (isFragments(fragments)) keepShown(fragments, typeof hash === 'string' ? hash : '')
      else void refresh()
    }),
  ]
  window.addEventListener('storage', onStorage, { signal: listeners.signal })
  window.addEventListener('pageshow', onPageShow, { signal: listeners.signal })
  if (!classicKeeps()) start()

  return {
    refresh: () => void refresh(),
    hold() {
      held = true
      if (!asked) return
      owed = true
      const stale = asked
      asked = undefined
      stale.abort()
    },
    release(fresh) {
      held = false
      if (owed && !fresh) void refresh()
      owed = false
    },
    stop() {
      listeners.abort()
      for (const stop of stopHearing) stop()
      window.clearTimeout(expiry)
      const last = asked
      asked = undefined
      last?.abort()
    },
  }
}

const isFragments = (value: unknown): value is Fragments => typeof value === 'object' && value !== null
