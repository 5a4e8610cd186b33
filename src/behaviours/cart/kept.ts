import type { Fragments } from './calls.ts'

/** Names in the browser's storage, beginning as classic scripts' do (decisions, Shop). */
const fragmentsKey = 'wc_fragments_schelp'
export const hashKey = 'wc_cart_hash_schelp'
const createdKey = 'wc_cart_created'

/** Section 9: fragments live 24 hours. */
export const lifetimeMs = 86_400_000

/** What this tab keeps of the cart; undefined when there is nothing, it is too old, or storage is closed. */
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

/** Keeps the cart for the next page of this tab, and lets other tabs know by its hash. */
export function keep(fragments: Fragments, hash: string): void {
  try {
    sessionStorage.setItem(fragmentsKey, JSON.stringify(fragments))
    sessionStorage.setItem(createdKey, String(Date.now()))
    localStorage.setItem(hashKey, hash)
    sessionStorage.setItem(hashKey, hash)
  } catch {
    // Storage is closed or full: the next page asks the server.
  }
}

/** The cart is known to be empty: nothing has to be kept. */
export function forget(): void {
  try {
    if (sessionStorage.getItem(hashKey)) localStorage.setItem(hashKey, '')
    for (const key of [fragmentsKey, hashKey, createdKey]) sessionStorage.removeItem(key)
  } catch {
    // Storage is closed: there is nothing to forget.
  }
}

/** Another tab has another cart than this one. */
export const changedElsewhere = (): boolean =>
  (localStorage.getItem(hashKey) ?? '') !== (sessionStorage.getItem(hashKey) ?? '')
