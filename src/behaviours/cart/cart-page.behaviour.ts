import type { Mount } from '../contract.ts'
import { watchPress } from '../press.ts'
import { hear } from './classic.ts'

/** Delay after the last change of a quantity, so that three clicks make one request. */
const settleMs = 400
/** Opacity of the cart during a change, as everywhere in the shop (section 9). */
const overlayOpacity = '0.6'

/** A submitted form or a followed link. */
interface Step {
  address: string
  body?: URLSearchParams
  giveUp(): void
}

const isSame = (one: Step, other: Step): boolean =>
  one.address === other.address && String(one.body) === String(other.body)

/**
 * Changes the cart in place: submits its forms and links, and replaces the cart with the one in the response (SHOP-09).
 * On failure the browser follows them as it does without scripts.
 */
export const mount: Mount = (root) => {
  const listeners = new AbortController()
  const { signal } = listeners
  let timer = 0
  let busy: Step | undefined
  /** Actions requested while a response was pending. */
  let waiting: Step | undefined
  /** Changed quantities that are not sent yet. */
  const typed = new Map<string, string>()
  const press = watchPress(window, signal)

  const hideUpdate = () => {
    const button = root.querySelector<HTMLElement>('[name="update_cart"]')
    if (button) button.hidden = true
  }

  async function change(step: Step): Promise<void> {
    if (busy) {
      if (!isSame(step, busy)) waiting = step
      return
    }
    busy = step
    const { address, body, giveUp } = step
    root.setAttribute('aria-busy', 'true')
    root.style.opacity = overlayOpacity
    window.clearTimeout(timer)
    try {
      const answer = await fetch(address, body ? { method: 'POST', body } : {})
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = page.querySelector('[data-behaviour~="cart-page"]')
      if (!answer.ok || !next) throw new Error(`the cart answered ${answer.status}`)
      await press.ended()
      if (!signal.aborted) show(next)
    } catch {
      giveUp()
    } finally {
      busy = undefined
      root.removeAttribute('aria-busy')
      root.style.opacity = ''
    }
    const then = waiting
    waiting = undefined
    if (then) await change(then)
    else if (typed.size > 0) update()
  }

  function show(next: Element): void {
    const focused = document.activeElement
    const hadFocus = root.contains(focused)
    const { id } = focused ?? {}
    root.replaceChildren(...next.children)
    hideUpdate()
    root.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
    const news = root.querySelector<HTMLElement>('.woocommerce-message')
    // It appears where the visitor looks and is announced; the page need not scroll to it.
    if (news) delete news.dataset.behaviour
    const said = root.querySelector('[data-said]')
    if (said) said.textContent = news?.firstElementChild?.textContent ?? ''
    if (hadFocus) focusAgain(id ? document.getElementById(id) : null, news)
    document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh', { bubbles: true }))
  }

  function focusAgain(same: HTMLElement | null, news: HTMLElement | null): void {
    const target = same ?? news ?? root
    if (target !== same) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }

  const form = () => root.querySelector<HTMLFormElement>('.woocommerce-cart-form')

  function update(): void {
    for (const [name, value] of typed) {
      const input = form()?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
      else typed.delete(name)
    }
    window.clearTimeout(timer)
    timer = window.setTimeout(() => form()?.requestSubmit(), settleMs)
  }

  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches('input.qty')) return
      if (target.value === '') {
        // An emptied field requests nothing; the line stays as it was.
        target.value = target.defaultValue
        return
      }
      typed.set(target.name, target.value)
      if (!busy) update()
    },
    { signal },
  )
  root.addEventListener(
    'submit',
    (event) => {
      const sent = event.target
      if (!(sent instanceof HTMLFormElement)) return
      event.preventDefault()
      const fields = new URLSearchParams()
      for (const [name, value] of new FormData(sent))
        if (typeof value === 'string') fields.append(name, value)
      const button = sent.querySelector<HTMLButtonElement>('button[type="submit"]')
      if (button) fields.append(button.name, button.value)
      if (sent === form()) typed.clear()
      void change({ address: sent.action, body: fields, giveUp: () => sent.submit() })
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href*="_item="], a[href*="remove_coupon="]')
          : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void change({ address: link.href, giveUp: () => location.assign(link.href) })
    },
    { signal },
  )
  const stopHearing = hear(
    ['added_to_cart'],
    () => void change({ address: location.pathname, giveUp: () => location.reload() }),
  )
  hideUpdate()
  // Changes made before scripts ran.
  for (const { name, value, defaultValue } of root.querySelectorAll<HTMLInputElement>('input.qty'))
    if (value !== defaultValue) typed.set(name, value)
  if (typed.size > 0) update()
  return () => {
    listeners.abort()
    stopHearing()
    window.clearTimeout(timer)
  }
}
