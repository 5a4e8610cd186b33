import { isDownloadKey } from '../../features/shop/index.ts'
import type { Purchase } from '../../kernel/viewer.ts'
import { dropCookie, readCookie, writeCookie } from '../../platform/http/cookies.ts'

/** Remembers orders of a guest whose downloads were opened in this browser; HttpOnly, SameSite=Lax. */
export const boughtCookie = 'schelp_bought'
/** As long as the library remembers a password. */
const rememberedSeconds = 10 * 86_400
const maxRemembered = 10

/**
 * Returns number and download key of an order, as written in a link or a cookie. The shop decides whether they open
 * anything.
 */
export const purchaseOf = (order: string, key: string): Purchase | undefined =>
  /^[1-9]\d{0,8}$/.test(order) && isDownloadKey(key) ? { orderId: Number(order), key } : undefined

/**
 * @param cookies of a request
 * @returns undefined when the cookie is absent
 */
export function boughtIn(cookies: string | null | undefined): readonly Purchase[] | undefined {
  return readCookie(cookies, boughtCookie)
    ?.split('~', maxRemembered)
    .flatMap((spelled) => {
      const [order = '', key = ''] = spelled.split('.')
      return purchaseOf(order, key) ?? []
    })
}

/** Returns the cookie with one more purchase, the newest first. */
export function rememberBought(request: Request, purchase: Purchase, secure: boolean): string {
  const others = boughtIn(request.headers.get('cookie')) ?? []
  const all = [purchase, ...others.filter(({ orderId }) => orderId !== purchase.orderId)]
  const spelled = all.slice(0, maxRemembered).map(({ orderId, key }) => `${orderId}.${key}`)
  return writeCookie(boughtCookie, spelled.join('~'), { maxAge: rememberedSeconds, httpOnly: true, secure })
}

/** For a customer who signs out on a shared browser. */
export const forgetBought: string = dropCookie(boughtCookie)
