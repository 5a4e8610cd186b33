import type { Content } from '../../features/content/index.ts'
import type { CartView, Shop } from '../../features/shop/index.ts'
import { isCountry } from '../../kernel/countries.ts'
import { safeBack } from '../../pages/back.ts'
import type { CartPageState } from '../../pages/cart/cart-page.tsx'
import { readCookie } from '../../platform/http/cookies.ts'
import { cartCookies, cartTokenOf } from '../../wire/actions/shop/cart-cookies.ts'
import { readAddition } from '../../wire/actions/shop/read-addition.ts'
import type { Posted } from '../forms/posted-form.ts'

export const cartPath = '/cart/'

/** The redirect after a change of the cart. */
export type Acted = Extract<Posted, { to: string }>

export interface CartActions {
  /** The model of the cart page, and the cookies that match it. */
  show(request: Request): Promise<{ state: CartPageState; cookies: readonly string[] }>
  /** `POST /cart/`: `cart[{key}][qty]` with `update_cart`, `coupon_code`, `calc_shipping_country`, `remove_coupon`. */
  post(request: Request, form: URLSearchParams): Promise<Acted>
  /** `GET /cart/` with one of `cartLinks`. */
  follow(request: Request): Promise<Acted>
  /** Adds a product: a posted product form, or any page with `?add-to-cart=` (decisions, old addresses). */
  add(request: Request, fields: URLSearchParams): Promise<Acted>
}

/** Parameters of the cart page's address that change the cart. */
export const cartLinks = ['remove_item', 'undo_item', 'remove_coupon'] as const

/** Parameters of an address that act, and so are not part of the clean address. */
const acting = /^(add-to-cart|quantity|variation_id|attribute_.*|remove_item|undo_item|remove_coupon)$/

export function createCartActions({
  shop,
  content,
  siteUrl,
  customerOf,
}: {
  shop: Shop
  content: Pick<Content, 'entries' | 'settings'>
  siteUrl: string
  /** The e-mail address of the signed-in customer. */
  customerOf(request: Request): Promise<string | undefined>
}): CartActions {
  const cookiesOf = (request: Request, cart: CartView, token = cartTokenOf(request)) =>
    cartCookies(token, cart, siteUrl.startsWith('https:'))
  const toCart = (request: Request, cart: CartView, ...notice: (string | number)[]): Acted => ({
    to: cartPath,
    cookies: cookiesOf(request, cart),
    notice,
  })
  const refused = (...notice: string[]): Acted => ({ to: cartPath, notice })

  async function remove(request: Request, key: string): Promise<Acted> {
    const token = cartTokenOf(request)
    const line = (await shop.cart.view(token)).lines.find((row) => row.key === key)
    const removed = await shop.cart.remove(token, key)
    return removed.ok && line
      ? toCart(request, removed.value, 'removed', key, line.productId)
      : refused('unknown-line')
  }

  async function undo(request: Request, key: string): Promise<Acted> {
    const undone = await shop.cart.undoRemove(cartTokenOf(request), key)
    if (!undone.ok) return refused('unknown-line')
    const line = undone.value.lines.find((row) => row.key === key)
    return line
      ? toCart(request, undone.value, 'undone', line.productId)
      : toCart(request, undone.value, 'out-of-stock')
  }

  const removeCoupon = async (request: Request, code: string): Promise<Acted> =>
    toCart(request, await shop.cart.removeCoupon(cartTokenOf(request), code), 'coupon-removed')

  async function applyCoupon(request: Request, code: string): Promise<Acted> {
    const applied = await shop.cart.applyCoupon(cartTokenOf(request), code, await customerOf(request))
    return applied.ok
      ? toCart(request, applied.value, 'coupon-applied')
      : refused(`coupon-${applied.code}`, code.trim().slice(0, 60).replaceAll(':', ''))
  }

  async function update(request: Request, form: URLSearchParams): Promise<Acted> {
    const token = cartTokenOf(request)
    const before = await shop.cart.view(token)
    const set = await shop.cart.setQuantities(token, quantitiesOf(form))
    if (!set.ok) return refused(set.code, set.detail?.key ?? '')
    // A quantity of 0 removes a line, which can be undone as with its link.
    const [gone, ...others] = before.lines.filter(
      ({ key }) => !set.value.lines.some((line) => line.key === key),
    )
    if (gone && others.length === 0) return toCart(request, set.value, 'removed', gone.key, gone.productId)
    const isSame = set.value.hash === before.hash
    return isSame
      ? { to: cartPath, cookies: cookiesOf(request, set.value) }
      : toCart(request, set.value, 'updated')
  }

  return {
    async show(request) {
      const cart = await shop.cart.settle(cartTokenOf(request))
      const counted = Number(readCookie(request.headers.get('cookie'), 'woocommerce_items_in_cart')) > 0
      const expired = counted && cart.lines.length === 0 && cart.changes.length === 0
      return { state: { cart, expired }, cookies: cookiesOf(request, cart) }
    },

    async post(request, form) {
      const coupon = form.get('remove_coupon')
      if (coupon !== null) return removeCoupon(request, coupon)
      if (form.has('apply_coupon')) return applyCoupon(request, form.get('coupon_code') ?? '')
      const country = form.get('calc_shipping_country')
      if (country === null) return update(request, form)
      if (!isCountry(country)) return { to: cartPath }
      return toCart(request, await shop.cart.setDestination(cartTokenOf(request), country), 'estimated')
    },

    async follow(request) {
      const { searchParams } = new URL(request.url)
      const [key, restored, coupon] = cartLinks.map((name) => searchParams.get(name))
      if (!mayActByLink(request) || request.headers.get('sec-fetch-site') === 'cross-site')
        return { to: cartPath }
      if (key) return remove(request, key)
      return restored ? undo(request, restored) : removeCoupon(request, coupon ?? '')
    },

    async add(request, fields) {
      const clean = cleanAddress(request.url)
      if (!mayActByLink(request)) return { to: clean }
      const item = readAddition(fields.get('add-to-cart'), fields)
      if (!item) return { to: clean, notice: ['unknown-product'] }
      const added = await shop.cart.add(cartTokenOf(request), item)
      if (added.ok) {
        const { token, cart } = added.value
        const { redirectAfterAdd } = await content.settings()
        return {
          to: redirectAfterAdd ? cartPath : clean,
          cookies: cookiesOf(request, cart, token),
          notice: ['added', item.productId],
        }
      }
      const [product] = await content.entries([item.productId])
      return { to: safeBack(product?.url) ?? clean, notice: [added.code] }
    },
  }
}

/** Whether a visitor followed the link: not a prefetch, nor a check with HEAD. */
function mayActByLink({ method, headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return method !== 'HEAD' && !purpose.includes('prefetch')
}

/** Returns the address without the acting parameters; always one of this site (abuse 17). */
function cleanAddress(address: string): string {
  const { pathname, searchParams } = new URL(address)
  for (const name of [...searchParams.keys()]) if (acting.test(name)) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return safeBack(pathname + query) ?? '/'
}

/** Returns the typed quantities by line. A field that comes twice is no number (abuse 5). */
function quantitiesOf(form: URLSearchParams): ReadonlyMap<string, string> {
  const quantities = new Map<string, string>()
  for (const [name, value] of form) {
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1]
    if (key === undefined) continue
    const before = quantities.get(key)
    quantities.set(key, before === undefined ? value : `${before},${value}`)
  }
  return quantities
}
