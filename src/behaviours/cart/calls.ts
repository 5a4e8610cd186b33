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

/** A cookie that scripts may read; '' when it is not there. */
export function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : ''
}

/** Pieces in the cart, as its cookie says. */
export const itemsInCart = (): number => Number(cookie('woocommerce_items_in_cart')) || 0
