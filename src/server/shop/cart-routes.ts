import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { cartPage } from '../../pages/cart/cart-page.tsx'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { LimitName } from '../../platform/rate-limit.ts'
import type { Program } from '../../program.ts'
import { cartTokenOf } from '../../wire/actions/shop/cart-cookies.ts'
import { noticeCookie } from '../../wire/actions/shop/notice-cookie.ts'
import { formFields } from '../requests/form-fields.ts'
import { type Acted, cartLinks, cartPath, createCartActions } from './cart.ts'

type Bindings = { Bindings: HttpBindings }
type Visit = Context<Bindings>

interface Way {
  /** Answers with a page for this visitor only. */
  page(c: Visit, render: (site: Site, request: PageRequest) => Promise<Answer>): Promise<Response>
  refuse(c: Visit): (limit: LimitName) => Promise<Response | undefined>
  /** The e-mail address of who is signed in. */
  customerOf(request: Request): Promise<string | undefined>
}

/** The cart page, its forms, and the old addresses that add to the cart (decisions, Shop). */
export function addCartRoutes(
  app: Hono<Bindings>,
  { shop, content }: Pick<Program, 'shop' | 'content'>,
  siteUrl: string,
  { page, refuse, customerOf }: Way,
): void {
  const actions = createCartActions({ shop, content, siteUrl, customerOf })
  const counted = async (c: Visit, act: () => Promise<Acted>, status: 302 | 303): Promise<Response> => {
    const refused = await refuse(c)('cart')
    if (refused) return refused
    return redirect(await act(), status)
  }

  // Before every page: any of them may be the one that is left with something in the cart.
  app.get('*', async (c, next) => {
    if (c.req.query('add-to-cart') === undefined) return next()
    const { searchParams } = new URL(c.req.url)
    return counted(c, () => actions.add(c.req.raw, searchParams), 302)
  })
  app.post('/product/:slug/', async (c) => {
    const form = await formFields(c.req.raw)
    return counted(c, () => actions.add(c.req.raw, form), 303)
  })
  app.get(cartPath, async (c) => {
    const { searchParams } = new URL(c.req.url)
    if (cartLinks.some((name) => searchParams.get(name)))
      return counted(c, () => actions.follow(c.req.raw), 302)
    const { state, cookies } = await actions.show(c.req.raw)
    for (const cookie of cookies) c.env.outgoing.appendHeader('set-cookie', cookie)
    return page(c, (site, request) => cartPage(site, request, state))
  })
  app.post(cartPath, async (c) => {
    const form = await formFields(c.req.raw)
    return counted(c, () => actions.post(c.req.raw, form), 303)
  })
  // Nothing can be ordered yet: who comes here with goods is told so, beside them.
  app.get('/checkout/', async (c) => {
    const { lines } = await shop.cart(cartTokenOf(c.req.raw))
    return redirect({ to: cartPath, cookies: lines.length > 0 ? [noticeCookie('no-checkout')] : [] }, 302)
  })
}

function redirect({ to, cookies }: Acted, status: 302 | 303): Response {
  const headers = new Headers({ ...securityHeaders, location: to, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
