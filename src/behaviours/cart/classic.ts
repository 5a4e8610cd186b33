/** Globals of classic shop scripts, as far as ours need them. */

interface JQueryCollection {
  trigger(name: string, args: readonly unknown[]): void
  on(names: string, handler: (event: unknown, ...args: unknown[]) => void): void
  off(names: string, handler: (event: unknown, ...args: unknown[]) => void): void
}

interface JQuery {
  (target: unknown): JQueryCollection
  event: { triggered?: string | undefined }
}

declare global {
  interface Window {
    jQuery?: JQuery
    wc_add_to_cart_params?: unknown
    wc_cart_fragments_params?: unknown
  }
}

/**
 * A classic script adds and removes products here; ours must not, or the visitor would buy twice (architecture,
 * Headers).
 */
export const classicAdds = (): boolean => window.wc_add_to_cart_params !== undefined
/** A classic script updates the fragments here. */
export const classicKeeps = (): boolean => window.wc_cart_fragments_params !== undefined

/**
 * Triggers an event on `body` for native listeners (the arguments are the `detail`) and for jQuery's (the arguments
 * follow the event, elements wrapped), as WooCommerce does (decisions, Shop).
 */
export function tell(name: string, ...args: readonly unknown[]): void {
  const { body } = document
  const { jQuery } = window
  // A native event would reach jQuery's handlers a second time, without arguments. jQuery ignores the event that it is
  // triggering itself.
  if (jQuery) jQuery.event.triggered = name
  body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }))
  if (!jQuery) return
  jQuery.event.triggered = undefined
  jQuery(body).trigger(
    name,
    args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg)),
  )
}

/** Listens to events on `body`, native or jQuery's, once each. Returns the clean-up function. */
export function hear(names: readonly string[], handler: (...args: unknown[]) => void): () => void {
  const { body } = document
  const { jQuery } = window
  if (jQuery) {
    const all = names.join(' ')
    const listen = (_: unknown, ...args: unknown[]) => handler(...args)
    jQuery(body).on(all, listen)
    return () => jQuery(body).off(all, listen)
  }
  const listen = (event: Event) => {
    const args: unknown = event instanceof CustomEvent ? event.detail : undefined
    handler(...(Array.isArray(args) ? args : []))
  }
  for (const name of names) body.addEventListener(name, listen)
  return () => {
    for (const name of names) body.removeEventListener(name, listen)
  }
}
