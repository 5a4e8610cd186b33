import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath } from '../../pages/account/paths.ts'
import type { Program } from '../../program.ts'
import { cartCookies, cartTokenIn } from '../../wire/actions/shop/cart-cookies.ts'
import type { Posted } from '../forms/posted-form.ts'

/** Answers a sign-in: merges the customer's saved cart into the cart of this browser, and announces it once. */
export async function welcome(
  { accounts, shop, siteUrl }: Program,
  headers: Headers,
  signedIn: Headers,
  back: string | undefined,
): Promise<Posted> {
  const cookies = signedIn.getSetCookie()
  const own = new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
  const { userId } = await accounts.viewerOf(own)
  const to = back ?? accountPath
  if (userId === undefined) return { to, cookies }
  const { token, joined } = await shop.cart.join(cartTokenIn(headers), userId)
  if (token === undefined) return { to, cookies }
  const cart = await shop.cart.view(token)
  return {
    to,
    notice: joined > 0 ? accountNotice('cartJoined') : undefined,
    cookies: [...cookies, ...cartCookies(token, cart, siteUrl.startsWith('https:'))],
  }
}
