import type { Hono } from 'hono'
import { cartPage } from '../../pages/cart/cart-page.tsx'
import { type FormWay, redirectTo } from '../forms/add-forms.ts'
import type { PostedForm } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'
import { type CartActions, cartLinks, cartPath } from './cart.ts'

/** The forms of the cart page and of a product (decisions, Shop). */
export const cartForms = (actions: CartActions): readonly PostedForm[] => [
  { path: '/product/:slug/', limit: 'cart', act: ({ request, form }) => actions.add(request, form) },
  { path: cartPath, limit: 'cart', act: ({ request, form }) => actions.post(request, form) },
]

/** The cart page, and the old addresses where a GET acts (decisions, Shop). */
export function addCartRoutes(
  app: Hono<Env>,
  actions: CartActions,
  { page, refuse }: Pick<FormWay, 'page' | 'refuse'>,
): void {
  // Comes before every page: `?add-to-cart=` works on any of them.
  app.get('*', async (c, next) => {
    if (c.req.query('add-to-cart') === undefined) return next()
    const { searchParams } = new URL(c.req.url)
    return (await refuse(c)('cart')) ?? redirectTo(await actions.add(c.req.raw, searchParams), 302)
  })
  app.get(cartPath, async (c) => {
    const { searchParams } = new URL(c.req.url)
    if (cartLinks.some((name) => searchParams.get(name)))
      return (await refuse(c)('cart')) ?? redirectTo(await actions.follow(c.req.raw), 302)
    const { state, cookies } = await actions.show(c.req.raw)
    for (const cookie of cookies) c.env.outgoing.appendHeader('set-cookie', cookie)
    return page(c, (site, request) => cartPage(site, request, state))
  })
}
