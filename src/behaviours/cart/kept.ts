import type { Fragments } from './calls.ts'

/** Keys in the browser's storage, with the prefix of classic scripts (decisions, Shop). */
const fragmentsKey = 'wc_fragments_schelp'
export const hashKey = 'wc_cart_hash_schelp'
const createdKey = 'wc_cart_created'

/** Section 9: fragments live 24 hours. */
export const lifetimeMs = 86_400_000

/** The cart stored by this tab; undefined when there is none, it is too old, or storage is unavailable. */
export function readKept(): { fragments: Fragments; hash: string; leftMs: number } | undefined {
  try {
    const fragments: Fragments | null = JSON.parse(sessionStorage.getItem(fragmentsKey) ?? 'null')
    const hash = sessionStorage.getItem(hashKey) ?? ''
    const leftMs = Number(sessionStorage.getItem(createdKey)) + lifetimeMs - Date.now()
    return fragments && leftMs > 0 ? { fragments, hash, leftMs } : undefined
  } catch {
    return undefined
  }
}

/** Stores the cart for the next page of this tab, and its hash for other tabs. */
export function keep(fragments: Fragments, hash: string): void {
  try {
    sessionStorage.setItem(fragmentsKey, JSON.stringify(fragments))
    sessionStorage.setItem(createdKey, String(Date.now()))
    localStorage.setItem(hashKey, hash)
    sessionStorage.setItem(hashKey, hash)
  } catch {
    // Storage is unavailable or full: the next page asks the server.
  }
}

/** An empty cart needs no storing. */
export function forget(): void {
  try {
    if (sessionStorage.getItem(hashKey)) localStorage.setItem(hashKey, '')
    for (const key of [fragmentsKey, hashKey, createdKey]) sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable: there is nothing to remove.
  }
}

/** Another tab has changed the cart. */
export const changedElsewhere = (): boolean =>
  (localStorage.getItem(hashKey) ?? '') !== (sessionStorage.getItem(hashKey) ?? '')
