import { type Answer, call, type Fragments, inTurn } from './calls.ts'
import { tell } from './classic.ts'
import { contents, cover, replaceFragments, showMiniCarts, uncover } from './regions.ts'

/** Section 9: delayed, so that a screen reader announces it after the click itself. */
const announceAfterMs = 1000

/** Texts and addresses from the mini-cart's element. */
export interface CartSettings {
  cartUrl: string
  /** `yes`: goes to the cart after adding. */
  redirect: string
  viewText: string
  failedText: string
  unknownText: string
}

/** Reports the result of a change, and whether the response held the cart. */
type Change = () => Promise<boolean>

/** Adds and removes products, one at a time, in order (SHOP-06, SHOP-07). */
export function createChanges(settings: CartSettings, turn: { hold(): void; release(fresh: boolean): void }) {
  let last = Promise.resolve()
  let waiting = 0

  const enqueue = (change: Change) => {
    waiting += 1
    turn.hold()
    last = last.then(change).then((fresh) => {
      waiting -= 1
      if (waiting === 0) turn.release(fresh)
    })
  }

  return {
    /** Adds the product of a button or a form. Another click during the request adds no second piece. */
    add(button: HTMLElement, data: Record<string, string>): void {
      if (button.classList.contains('loading')) return
      clearAnnouncement()
      placeBeside(button).parentElement?.querySelector('.cart-problem')?.remove()
      button.classList.remove('added')
      button.classList.add('loading')
      // Not `disabled`, which would lose the focus.
      button.setAttribute('aria-disabled', 'true')
      showMiniCarts(true)
      tell('adding_to_cart', button, data)
      enqueue(async () => {
        for (const content of contents()) cover(content)
        const answer = await inTurn(() => call('add_to_cart', data)).catch(() => 'failed' as const)
        for (const content of contents()) uncover(content)
        return added(button, answer)
      })
    },

    /** Removes the line of a link in the mini-cart; on failure the browser follows the link, which does the same. */
    remove(link: HTMLAnchorElement): void {
      const row = link.closest('.woocommerce-mini-cart-item')
      if (row?.hasAttribute('aria-busy')) return
      clearAnnouncement()
      cover(row)
      enqueue(async () => {
        const answer = await call('remove_from_cart', {
          cart_item_key: link.dataset.cart_item_key ?? '',
        }).catch(() => undefined)
        if (!answer?.fragments) {
          location.assign(link.href)
          return false
        }
        put(answer.fragments)
        showMiniCarts()
        tell('removed_from_cart', answer.fragments, answer.cart_hash, link)
        announce(link)
        return true
      })
    },
  }

  function added(button: HTMLElement, answer: Answer | undefined | 'failed'): boolean {
    button.classList.remove('loading')
    button.removeAttribute('aria-disabled')
    if (answer !== 'failed' && answer?.error && answer.product_url) {
      goTo(answer.product_url)
      return false
    }
    if (answer === 'failed' || answer?.error) {
      placeBeside(button).after(problem(answer === 'failed' ? settings.failedText : settings.unknownText))
      showMiniCarts()
      // Only the response may have been lost.
      if (answer === 'failed') tell('wc_fragment_refresh')
      return false
    }
    if (!answer?.fragments) {
      showMiniCarts()
      return false
    }
    if (settings.redirect === 'yes') {
      goTo(settings.cartUrl)
      return false
    }
    button.classList.add('added')
    linkToCart(button)
    tell('wc_cart_button_updated', button)
    put(answer.fragments)
    tell('added_to_cart', answer.fragments, answer.cart_hash, button)
    announce(button)
    return true
  }

  function linkToCart(button: HTMLElement): void {
    const { cartUrl, viewText } = settings
    if (location.pathname === cartUrl || button.parentElement?.querySelector('.added_to_cart')) return
    const link = document.createElement('a')
    link.href = cartUrl
    link.className = 'added_to_cart wc-forward'
    link.title = viewText
    link.textContent = viewText
    button.after(link)
  }
}

function put(fragments: Fragments): void {
  replaceFragments(fragments)
  tell('wc_fragments_loaded')
}

/** Below the row of buttons and fields. */
const placeBeside = (button: HTMLElement): Element => button.closest('form.cart .buy') ?? button

function problem(text: string): HTMLElement {
  const message = document.createElement('p')
  message.className = 'err cart-problem'
  message.setAttribute('role', 'alert')
  message.textContent = text
  return message
}

/** Only pages of this site (abuse 17). */
function goTo(address: string): void {
  const url = new URL(address, location.href)
  if (url.origin === location.origin) location.assign(url.href)
}

const regions = () => document.querySelectorAll('.widget_shopping_cart_live_region')
let announcing = 0
/** Successes that are still to be announced. */
const unsaid = new Set<string>()

/** Clears announcements; a pending one is merged with that of the present change. */
function clearAnnouncement(): void {
  for (const region of regions()) {
    region.textContent = ''
    region.removeAttribute('aria-relevant')
  }
}

/** Announces the success text in a button's data. */
function announce({ dataset }: HTMLElement): void {
  const text = dataset.success_message
  if (!text) return
  unsaid.add(text)
  window.clearTimeout(announcing)
  announcing = window.setTimeout(() => {
    const together = [...unsaid].join(' ')
    unsaid.clear()
    for (const region of regions()) {
      region.textContent = together
      region.setAttribute('aria-relevant', 'all')
    }
  }, announceAfterMs)
}
