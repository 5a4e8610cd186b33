/** Regions of the page by selector, each the complete element. */
export type Fragments = Readonly<Record<string, string>>

/** What the shop's calls answer (section 7). */
export interface Answer {
  error?: boolean
  product_url?: string | false
  fragments?: Fragments
  cart_hash?: string
}

/**
 * `POST /?wc-ajax={name}`; undefined for an empty answer. Throws when the line or the server fails. Goes on when the
 * visitor leaves the page meanwhile.
 */
export async function call(
  name: string,
  data: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const response = await fetch(`/?wc-ajax=${name}`, {
    method: 'POST',
    body: new URLSearchParams(data),
    keepalive: true,
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}`)
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/** So long a tab waits for another one; a change must not hang because that one does. */
const turnMs = 5000

/**
 * Runs a change of the cart when no other tab of this browser is making one. The first piece makes the cart: two that
 * are added at once would make two, and one would be lost. Once there is a cart the server keeps changes apart.
 */
export async function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
  if (itemsInCart() > 0 || !('locks' in navigator)) return change()
  let begun = false
  const begin = () => {
    begun = true
    return change()
  }
  try {
    return await navigator.locks.request('schelp-cart', { signal: AbortSignal.timeout(turnMs) }, begin)
  } catch (error) {
    if (begun) throw error
    return change()
  }
}

/** A cookie that scripts may read; '' when it is not there. */
export function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : ''
}

/** Pieces in the cart, as its cookie says. */
export const itemsInCart = (): number => Number(cookie('woocommerce_items_in_cart')) || 0
