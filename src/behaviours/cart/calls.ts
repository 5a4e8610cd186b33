/** Parts of the page by selector, each the complete element. */
export type Fragments = Readonly<Record<string, string>>

/** The response of the shop's calls (section 7). */
export interface Answer {
  error?: boolean
  product_url?: string | false
  fragments?: Fragments
  cart_hash?: string
}

/**
 * `POST /?wc-ajax={name}`; undefined for an empty response. Throws when the network or the server fails. Continues when
 * the visitor leaves the page.
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

/** Longest time to wait for another tab; a change must not hang because that tab does. */
const turnMs = 5000

/**
 * Runs a change of the cart while no other tab of this browser makes one. The first addition creates the cart; two at
 * once would create two, and one would be lost. Later changes are serialized by the server.
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

/** A cookie readable by scripts; '' when it is absent. */
export function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : ''
}

/** Number of pieces in the cart, from its cookie. */
export const itemsInCart = (): number => Number(cookie('woocommerce_items_in_cart')) || 0
