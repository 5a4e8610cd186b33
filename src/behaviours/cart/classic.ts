/** What classic shop scripts put on the page, as far as ours must know of it. */

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

/** A classic script adds and removes here; ours must not, or the visitor buys twice (architecture, Headers). */
export const classicAdds = (): boolean => window.wc_add_to_cart_params !== undefined
/** A classic script keeps the fragments here. */
export const classicKeeps = (): boolean => window.wc_cart_fragments_params !== undefined

/**
 * Says on `body` what happened, for native listeners (the arguments are the `detail`) and for jQuery's (the arguments
 * follow the event, elements wrapped), as WooCommerce says it (decisions, Shop).
 */
export function tell(name: string, ...args: readonly unknown[]): void {
  const { body } = document
  const { jQuery } = window
  // A native event would reach jQuery's handlers a second time, without arguments; jQuery passes over the event that
  // it is triggering itself.
  if (jQuery) jQuery.event.triggered = name
  body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: args }))
  if (!jQuery) return
  jQuery.event.triggered = undefined
  jQuery(body).trigger(
    name,
    args.map((arg) => (arg instanceof Element ? jQuery(arg) : arg)),
  )
}

/** Hears what anybody says on `body`, once each. Answers the clean-up. */
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
