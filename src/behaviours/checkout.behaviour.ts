import { cameFrom } from '../kernel/came-from.ts'
import type { Mount } from './contract.ts'

/** So long after the last change the form is sent, so that filling in an address is few requests. */
const settleMs = 300

/**
 * Lets the totals follow each choice, and keeps what was typed (SHOP-10): the form goes out as the button 'Werk het
 * overzicht bij' would send it, and the regions of the page that answers (`data-part`) take the place of these. What
 * fails is tried again with the next change; ordering itself is the browser's own post.
 */
export const mount: Mount = (root) => {
  const form = root instanceof HTMLFormElement ? root : undefined
  if (!form) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  let timer = 0
  let running = new AbortController()
  form.dataset.live = 'checkout'
  const from = form.elements.namedItem(cameFrom)
  if (from instanceof HTMLInputElement) from.value = readCameFrom()

  async function reckon(sent: HTMLFormElement): Promise<void> {
    running.abort()
    const own = new AbortController()
    running = own
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(sent)) if (typeof value === 'string') body.append(name, value)
    body.delete('account_password')
    body.set('woocommerce_checkout_update_totals', '1')
    try {
      const answer = await fetch(sent.action, { method: 'POST', body, signal: own.signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (answer.ok && !own.signal.aborted && !signal.aborted) show(page)
    } catch {
      // The sum stands as it was; the order is confirmed anew when it is no longer right.
    }
  }

  function show(page: Document): void {
    for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
      const next = page.querySelector(`[data-part="${part.dataset.part}"]`)
      if (!next || next.innerHTML === part.innerHTML) continue
      const focused = part.contains(document.activeElement) ? document.activeElement?.id : undefined
      part.replaceChildren(...next.children)
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
    }
  }

  const reckonSoon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void reckon(form), settleMs)
  }

  form.addEventListener('change', reckonSoon, { signal })
  if ([...form.elements].some(isChanged)) reckonSoon()
  // What is being sent must not be overtaken by an older answer.
  form.addEventListener(
    'submit',
    () => {
      window.clearTimeout(timer)
      running.abort()
    },
    { signal },
  )
  return () => {
    listeners.abort()
    running.abort()
    window.clearTimeout(timer)
    delete form.dataset.live
  }
}

/** Holds something else than the page said: chosen before this ran, or brought back by the browser. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const said = [...field.options].find((option) => option.hasAttribute('selected')) ?? field.options[0]
    return field.value !== said?.value
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  )
}

/** The site that led the buyer to us; empty when it is not known. */
function readCameFrom(): string {
  try {
    return sessionStorage.getItem(cameFrom) ?? ''
  } catch {
    return ''
  }
}
