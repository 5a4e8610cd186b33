import { cameFrom } from '../kernel/came-from.ts'
import type { Mount } from './contract.ts'
import { scrollToElement } from './hash-scroll.behaviour.ts'
import { watchPress } from './press.ts'

/** Delay after the last change before the form is sent, so that filling in an address takes few requests. */
const settleMs = 300

/**
 * Updates the totals after each choice and keeps the typed values (SHOP-10). Sends the form as the button 'Werk het
 * overzicht bij' would, and replaces the parts of the page (`data-part`) with those of the response. A failure is
 * retried at the next change. Ordering is the browser's own form submission.
 *
 * The server tells once what changed in the cart (abuse 6): that stands until the page is opened again, and is shown of
 * an overtaken response, too.
 */
export const mount: Mount = (root) => {
  const form = root instanceof HTMLFormElement ? root : undefined
  if (!form) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const press = watchPress(window, signal)
  let timer = 0
  /** Ends at the form's own submission. */
  let running = new AbortController()
  /** The number of the newest request; the responses to those before it are overtaken. */
  let newest = 0
  form.dataset.live = 'checkout'
  const from = form.elements.namedItem(cameFrom)
  if (from instanceof HTMLInputElement) from.value = readCameFrom()

  async function reckon(sent: HTMLFormElement): Promise<void> {
    const { signal: own } = running
    newest += 1
    const number = newest
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(sent)) if (typeof value === 'string') body.append(name, value)
    body.delete('account_password')
    body.set('woocommerce_checkout_update_totals', '1')
    try {
      const answer = await fetch(sent.action, { method: 'POST', body, signal: own })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      await press.ended()
      if (!answer.ok || own.aborted) return
      showChanges(page)
      if (number === newest) show(page)
    } catch {
      // The totals stay as they were; the server checks them again when the order is placed.
    }
  }

  function showChanges(page: Document): void {
    const part = root.querySelector('[data-part="changes"]')
    const next = page.querySelector('[data-part="changes"]')
    if (!part || !next?.firstElementChild || next.innerHTML === part.innerHTML) return
    part.replaceChildren(...next.children)
    scrollToElement(part)
  }

  function show(page: Document): void {
    for (const part of root.querySelectorAll<HTMLElement>('[data-part]:not([data-part="changes"])')) {
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
  // An older response must not overwrite a newer one.
  form.addEventListener(
    'submit',
    () => {
      window.clearTimeout(timer)
      running.abort()
      running = new AbortController()
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

/** Differs from the page's HTML: chosen before this ran, or restored by the browser. */
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

/** The site that referred the buyer; empty when unknown. */
function readCameFrom(): string {
  try {
    return sessionStorage.getItem(cameFrom) ?? ''
  } catch {
    return ''
  }
}
