import { type Answer, call, type Fragments, inTurn } from './calls.ts'
import { tell } from './classic.ts'
import { contents, cover, replaceFragments, showMiniCarts, uncover } from './regions.ts'

/** Section 9: so that a screen reader hears it after what the press itself says. */
const announceAfterMs = 1000

/** Texts and addresses, as the mini-cart's element carries them. */
export interface CartSettings {
  cartUrl: string
  /** `yes`: goes to the cart after adding. */
  redirect: string
  viewText: string
  failedText: string
  unknownText: string
}

/** Tells what a change came to, and whether it brought the cart along. */
type Change = () => Promise<boolean>

/** Adds and removes, one at a time, in order (SHOP-06, SHOP-07). */
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
    /** Adds what a button or a form says; a press on one that is still adding is no second piece. */
    add(button: HTMLElement, data: Record<string, string>): void {
      if (button.classList.contains('loading')) return
      clearAnnouncement()
      placeBeside(button).parentElement?.querySelector('.cart-problem')?.remove()
      button.classList.remove('added')
      button.classList.add('loading')
      // Not `disabled`, which would take the focus away.
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

    /** Takes out the line that a link of the mini-cart stands in; its address does the same where this fails. */
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
      // Only the answer may have been lost.
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

/** Below the buttons and fields that stand in one line. */
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
/** What worked and is still to be said. */
const unsaid = new Set<string>()

/** Takes away what was said; what is still to be said waits for what is done now, and is said together with it. */
function clearAnnouncement(): void {
  for (const region of regions()) {
    region.textContent = ''
    region.removeAttribute('aria-relevant')
  }
}

/** Says what a button's data has to say once it has worked. */
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
