import { vi } from 'vitest'
import { mount } from '../cart.behaviour.ts'

/** A shop page with its mini-cart; the test defines the shop's responses. */

export const content = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`
export const link = (count: number) => `<a class="tool cart-contents" href="/cart/">Mand (${count})</a>`
export const fragments = (text: string, count = 1) => ({
  'div.widget_shopping_cart_content': content(text),
  'a.cart-contents': link(count),
})
export const cart = (text: string, hash = 'h1', count = 1) => ({
  fragments: fragments(text, count),
  cart_hash: hash,
})

const miniCart = (
  hide: boolean,
) => `<div class="widget_shopping_cart" data-cart-url="/cart/" data-redirect="no"
    data-view-text="Bekijk winkelwagen" data-failed-text="Mislukt" data-unknown-text="Verkopen wij niet meer">
  ${link(0)}<div class="widget_shopping_cart_live_region" role="status"></div>
  <dialog id="d" aria-labelledby="t"><h2 id="t">Winkelmand</h2><button type="button" data-closes></button>
    <div class="${hide ? 'hide_cart_widget_if_empty' : ''}">${content('leeg')}</div>
  </dialog></div>`

export const listing = `<ul><li><a class="add_to_cart_button ajax_add_to_cart" href="?add-to-cart=7" data-product_id="7"
  data-quantity="1" data-product_sku="GIDS" data-success_message="Gids ligt in je mand.">In de mand</a></li>
  <li><button class="add_to_cart_button ajax_add_to_cart" data-product_id="8" data-quantity="2">In de mand</button></li></ul>`

export interface Asked {
  url: string
  body: Record<string, string>
  signal: AbortSignal | undefined
  answer(given: unknown): Promise<void>
  fail(error?: Error): Promise<void>
}

let stop: () => void = () => undefined
const visited: string[] = []

/** Requests to the shop so far, in order. */
export const asked: Asked[] = []
/** Addresses that the page navigated to. */
export const visits: readonly string[] = visited

/** Lets pending promises settle that depend only on each other. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export function setCookies(cookies: Record<string, string>): void {
  const set = (cookie: string) => {
    document.cookie = `${cookie}; path=/`
  }
  for (const pair of document.cookie.split('; '))
    set(`${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`)
  for (const [name, value] of Object.entries(cookies)) set(`${name}=${value}`)
}

export function openShop(html = listing, { hide = false, redirect = 'no' } = {}): void {
  document.body.innerHTML = miniCart(hide) + html
  for (const root of document.querySelectorAll<HTMLElement>('.widget_shopping_cart')) {
    root.dataset.redirect = redirect
    stop = mount(root)
  }
}

/** Leaves the page; the browser's storage stays. */
export function leave(): void {
  stop()
  stop = () => undefined
}

export function startTest(): void {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  sessionStorage.clear()
  localStorage.clear()
  setCookies({})
  asked.length = 0
  visited.length = 0
  history.replaceState(null, '', '/shop/')
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    visited.push(String(url).replace(location.origin, ''))
  })
  vi.stubGlobal('fetch', (url: string, init: { body: URLSearchParams; signal?: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      asked.push({
        url,
        body: Object.fromEntries(init.body),
        signal: init.signal,
        answer(given) {
          resolve(new Response(given === undefined ? '' : JSON.stringify(given)))
          return settle()
        },
        fail(error = new TypeError('network')) {
          reject(error)
          return settle()
        },
      })
    })
  })
}

export function endTest(): void {
  leave()
  delete window.jQuery
  delete window.wc_add_to_cart_params
  delete window.wc_cart_fragments_params
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const find = <Type extends HTMLElement = HTMLElement>(selector: string): Type => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

export const press = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Events on `body`, with their arguments. */
export function listen(...names: string[]): { name: string; args: unknown }[] {
  const heard: { name: string; args: unknown }[] = []
  for (const name of names)
    document.body.addEventListener(name, (event) => {
      heard.push({ name, args: event instanceof CustomEvent ? event.detail : undefined })
    })
  return heard
}
