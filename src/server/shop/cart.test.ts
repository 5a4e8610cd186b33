import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Library } from '../../features/library/index.ts'
import { noNewsletter } from '../../features/newsletter/testing.ts'
import { takeCoupons } from '../../features/shop/coupons/take-coupons.ts'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import { noStatistics } from '../../features/statistics/testing.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { Site } from '../../pages/page.ts'
import { noticeOf } from '../../wire/actions/shop/notice-cookie.ts'
import { addForms, type FormWay } from '../forms/add-forms.ts'
import type { Env } from '../requests/env.ts'
import { readBody } from '../requests/read-body.ts'
import { maxFormBytes } from '../wire.ts'
import { createCartActions } from './cart.ts'
import { addCartRoutes, cartForms } from './cart-routes.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await test.shop.staff.createShippingZone({
    label: 'Nederland',
    countries: ['NL'],
    cents: 495,
    freeFromCents: 5000,
  })
})
afterAll(() => test.close())

const siteUrl = 'https://schelp.example'

/** The cart's routes with minimal pages; `visit` does what a browser does with cookies and redirects. */
function createSite({ refused = false, customer = '' } = {}) {
  const app = new Hono<Env>()
  app.use(readBody(maxFormBytes))
  const site: Site = {
    features: {
      content: test.content.content,
      shop: test.shop,
      library: {} as Library,
      newsletter: noNewsletter,
      statistics: noStatistics,
    },
    kinds: createKinds(),
    siteUrl,
    runtime: {
      scriptOf: () => undefined,
      textOverrides: {},
      onError: (error) => {
        throw error
      },
    },
  }
  const actions = createCartActions({
    shop: test.shop,
    content: test.content.content,
    siteUrl,
    customerOf: async () => customer || undefined,
  })
  const way: FormWay = {
    subscriberOf: () => 'visitor',
    refuse: () => async () => (refused ? new Response('te veel', { status: 429 }) : undefined),
    async page(c, render) {
      const answer = await render(site, {
        path: '/cart/',
        page: 1,
        query: new URL(c.req.url).searchParams,
        viewer: anonymous,
        now: test.content.now,
        notice: noticeOf(c.req.header('cookie'), '/cart/'),
      })
      return c.html(answer.kind === 'page' ? answer.body.html : '')
    },
  }
  addForms(app, cartForms(actions), way)
  addCartRoutes(app, actions, way)
  app.get('*', (c) => c.text('een bladzijde'))
  return app
}

type Fields = Record<string, string> | [string, string][]

function createVisitor(app = createSite()) {
  const jar = new Map<string, string>()
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const at = pair.indexOf('=')
      const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
      if (gone) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  async function ask(path: string, fields?: Fields, headers: Record<string, string> = {}, method?: string) {
    const answer = await app.request(
      siteUrl + path,
      {
        method: method ?? (fields ? 'POST' : 'GET'),
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
        ...(fields ? { body: new URLSearchParams(fields) } : {}),
      },
      { outgoing: { appendHeader: (_: string, value: string) => keep([value]) } },
    )
    keep(answer.headers.getSetCookie())
    return answer
  }
  /** Returns the cart page as text. The notice is shown once. */
  async function look(): Promise<string> {
    const html = await (await ask('/cart/')).text()
    jar.delete('schelp_notice')
    return html
  }
  return {
    jar,
    ask,
    look,
    /** Sends a request and returns the page it leads to, as text. */
    async act(path: string, fields?: Fields, headers?: Record<string, string>): Promise<string> {
      const answer = await ask(path, fields, headers)
      expect([302, 303]).toContain(answer.status)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('location')).toBe('/cart/')
      return textOf(await look())
    },
    /** The notice that a page at this path would show. */
    noticeAt: (path: string) => noticeOf(`schelp_notice=${jar.get('schelp_notice')}`, path),
    cart: () => test.shop.cart.view(jar.get('schelp_cart')),
    async keys() {
      return (await this.cart()).lines.map(({ key }) => key)
    },
  }
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

/** A visitor with one of each of these products in the cart. */
async function withCart(...ids: number[]) {
  const visitor = createVisitor()
  for (const id of ids) await visitor.ask(`/?add-to-cart=${id}`)
  visitor.jar.delete('schelp_notice')
  return visitor
}

let gids: number
let kaart: number
beforeEach(async () => {
  gids = await product(test, 'Gids', { regularCents: 1850, vatClass: 'reduced', virtual: false })
  kaart = await product(test, 'Kaart', { regularCents: 2400 })
})

it('SHOP-17 the cart shows the accessories that staff chose', async () => {
  const tas = await product(test, 'Tas <img onerror=x>')
  const gids = await product(test, 'Gids met iets erbij', { crossSellIds: [tas] })
  const visitor = await withCart(gids)
  const [, shown = ''] = (await visitor.look()).split('class="cross-sells"')
  expect(textOf(shown)).toContain('Past bij wat je koos')
  expect(shown, 'abuse 16').toContain('Tas &lt;img onerror=x&gt;')
  expect(shown).toContain(`?add-to-cart=${tas}`)
  expect(await (await withCart(gids, tas)).look()).not.toContain('cross-sells')
  expect(await createVisitor().look()).not.toContain('cross-sells')
})

describe('the cart page', () => {
  it('SHOP-09 shows lines, quantities, shipping, VAT per rate and the total', async () => {
    const visitor = await withCart(gids, gids, kaart)
    const html = await visitor.look()
    const text = textOf(html)
    expect(text).toContain('€ 37,00')
    expect(text).toContain('€ 18,50 per stuk')
    expect(text).toContain('3 artikelen € 61,00')
    expect(text).toContain('Verzenden naar Nederland Gratis vanaf € 50,00 Gratis')
    expect(text).toContain('Totaal € 61,00')
    expect(text).toContain('waarvan btw 21% € 4,17')
    expect(text).toContain('waarvan btw 9% € 3,06')
    const [key = ''] = await visitor.keys()
    expect(html).toContain(`name="cart[${key}][qty]"`)
    expect(html).toContain('name="update_cart"')
    expect(html).toContain('aria-label="Aantal van Gids"')
  })

  it('SHOP-09 leads to checkout, and an empty cart does not', async () => {
    const button = /<a[^>]*href="\/checkout\/"[^>]*>Naar afrekenen<\/a>/
    expect(await (await withCart(gids)).look()).toMatch(button)
    expect(await createVisitor().look()).not.toMatch(button)
  })

  it('SHOP-09 an empty cart says so, and where to go', async () => {
    const html = await createVisitor().look()
    expect(textOf(html)).toContain('Home Winkelmand')
    expect(textOf(html)).toContain('Je mand is leeg')
    expect(html).toContain('href="/shop/"')
  })

  it('SHOP-09 an expired cart says why it is empty', async () => {
    const visitor = await withCart(gids)
    visitor.jar.delete('schelp_cart')
    expect(textOf(await visitor.look())).toContain('er is twee dagen niets mee gedaan')
    expect(visitor.jar.has('woocommerce_items_in_cart')).toBe(false)
    expect(textOf(await visitor.look())).not.toContain('twee dagen')
  })

  it('SHOP-09 changes quantities, and 0 removes a line', async () => {
    const visitor = await withCart(gids, kaart)
    const [first = '', second = ''] = await visitor.keys()
    const text = await visitor.act('/cart/', {
      [`cart[${first}][qty]`]: '3',
      [`cart[${second}][qty]`]: '0',
      update_cart: '1',
    })
    expect(text).toContain('‘Kaart’ is uit je mand gehaald.')
    expect(text).toContain('3 artikelen € 55,50')
    expect(visitor.jar.get('woocommerce_items_in_cart')).toBe('3')
    expect(textOf(await visitor.look())).not.toContain('uit je mand gehaald')
    const back = await visitor.act(`/cart/?undo_item=${second}`)
    expect(back).toContain('‘Kaart’ ligt weer in je mand.')
    expect((await visitor.cart()).count).toBe(4)
  })

  it('SHOP-09 an empty quantity removes nothing, and is pointed out', async () => {
    const visitor = await withCart(gids, kaart)
    const [first = '', second = ''] = await visitor.keys()
    const text = await visitor.act('/cart/', {
      [`cart[${first}][qty]`]: '',
      [`cart[${second}][qty]`]: '1',
      update_cart: '1',
    })
    expect(text).toContain('Vul voor het aantal een heel getal in.')
    expect((await visitor.cart()).count).toBe(2)
  })

  it('SHOP-09 says that the cart was updated only when something changed', async () => {
    const visitor = await withCart(gids, kaart)
    const [key = ''] = await visitor.keys()
    const send = (quantity: string) =>
      visitor.act('/cart/', { [`cart[${key}][qty]`]: quantity, update_cart: '1' })
    expect(await send('1')).not.toContain('bijgewerkt')
    expect(visitor.noticeAt('/cart/')).toBeUndefined()
    expect(await send('2')).toContain('Je mand is bijgewerkt.')
    expect(await send('2')).not.toContain('bijgewerkt')
  })

  it('SHOP-09 removes a line, and puts it back', async () => {
    const visitor = await withCart(gids, kaart)
    const [key = ''] = await visitor.keys()
    await visitor.ask(`/cart/?remove_item=${key}`)
    const html = await visitor.look()
    expect(textOf(html)).toContain('‘Gids’ is uit je mand gehaald.')
    expect(html).toMatch(new RegExp(`href="/cart/\\?undo_item=${key}"[^>]*>Zet terug`))
    const back = await visitor.act(`/cart/?undo_item=${key}`)
    expect(back).toContain('‘Gids’ ligt weer in je mand.')
    expect((await visitor.cart()).count).toBe(2)
  })

  it('SHOP-09 removing the last line can be undone too', async () => {
    const visitor = await withCart(kaart)
    const [key = ''] = await visitor.keys()
    expect(await visitor.act(`/cart/?remove_item=${key}`)).toContain('Zet terug')
    expect(visitor.jar.has('woocommerce_cart_hash')).toBe(false)
    await visitor.act(`/cart/?undo_item=${key}`)
    expect(visitor.jar.get('woocommerce_items_in_cart')).toBe('1')
  })

  it('SHOP-09 a line that no longer exists says so', async () => {
    const visitor = await withCart(kaart)
    expect(await visitor.act('/cart/?remove_item=weg')).toContain('Dit artikel lag niet meer in je mand.')
    expect((await visitor.cart()).count).toBe(1)
  })

  it('SHOP-09 accepts a coupon, and removes it', async () => {
    await test.shop.staff.addCoupon({ code: 'TIEN', kind: 'percentage', amount: 10 })
    const visitor = await withCart(kaart)
    const text = await visitor.act('/cart/', { coupon_code: ' tien ', apply_coupon: '1' })
    expect(text).toContain('De kortingscode is verwerkt.')
    expect(text).toContain('Kortingscode TIEN Haal weg € -2,40')
    expect(text).toContain('Totaal € 21,60')
    expect(await visitor.act('/cart/?remove_coupon=TIEN')).toContain('Totaal € 24,00')
    await visitor.act('/cart/', { coupon_code: 'TIEN', apply_coupon: '1' })
    expect(await visitor.act('/cart/', { remove_coupon: 'TIEN' })).toContain('Totaal € 24,00')
  })

  it('abuse 3 refuses a coupon that the signed-in customer has used up', async () => {
    await test.shop.staff.addCoupon({ code: 'EERSTE', kind: 'fixed', amount: 500, limitPerCustomer: 1 })
    const { handle, now } = test.content
    await handle.db.transaction((tx) => takeCoupons(tx, ['EERSTE'], 'Lies@schelp.example', now))
    const use = async (customer: string) => {
      const visitor = createVisitor(createSite({ customer }))
      await visitor.ask(`/?add-to-cart=${kaart}`)
      return visitor.act('/cart/', { apply_coupon: '1', coupon_code: 'eerste' })
    }
    expect(await use('lies@schelp.example')).toContain('Deze code is al zo vaak gebruikt')
    for (const customer of ['rik@schelp.example', '']) expect(await use(customer)).toContain('€ -5,00')
  })

  it('SHOP-09 says beside the field why a coupon is refused, and keeps the typed code', async () => {
    const visitor = await withCart(kaart)
    await visitor.ask('/cart/', { coupon_code: 'NIETS', apply_coupon: '1' })
    const html = await visitor.look()
    expect(html).toMatch(
      /<input [^>]*aria-describedby="coupon_code-error" aria-invalid="true"[^>]*value="NIETS"/,
    )
    expect(html).toMatch(
      /id="coupon_code-error"><span><span role="alert" data-behaviour="notices">Deze code kennen/,
    )
  })

  it('SHOP-09 estimates shipping by country, and says which countries are not served', async () => {
    await test.shop.staff.createShippingZone({ label: 'België', countries: ['BE'], cents: 950 })
    const visitor = await withCart(gids)
    const text = await visitor.act('/cart/', { calc_shipping_country: 'BE', calc_shipping: '1' })
    expect(text).toContain('Verzenden naar België € 9,50')
    expect(text).toContain('Totaal € 28,00')
    const far = await visitor.act('/cart/', { calc_shipping_country: 'IS', calc_shipping: '1' })
    expect(far).toContain('Naar IJsland kunnen wij niet verzenden.')
    await visitor.ask('/cart/', { calc_shipping_country: 'XX' })
    expect((await visitor.cart()).destination.country).toBe('IS')
  })

  it('SHOP-09 asks for no country when nothing needs shipping', async () => {
    expect(await (await withCart(kaart)).look()).not.toContain('calc_shipping')
  })

  it('abuse 6 reports once what changed in price and stock meanwhile', async () => {
    const visitor = await withCart(gids, kaart)
    await visitor.ask(`/?add-to-cart=${kaart}&quantity=2`)
    await test.shop.staff.changeProduct(gids, { regularCents: 1950 })
    await test.shop.staff.changeProduct(kaart, { stock: 1 })
    const html = await visitor.look()
    expect(html).toContain('role="alert"')
    expect(textOf(html)).toContain('De prijs van ‘Gids’ is veranderd van € 18,50 in € 19,50.')
    expect(textOf(html)).toContain('Van ‘Kaart’ zijn er nog 1; het aantal ging van 3 naar 1.')
    expect(visitor.jar.get('woocommerce_items_in_cart')).toBe('2')
    expect(textOf(await visitor.look())).not.toContain('veranderd')
  })

  it('abuse 6 one more of a line is set while there are fewer of another, and the page says both', async () => {
    const poster = await product(test, 'Poster Schelp', { stock: 4 })
    const visitor = await withCart(kaart)
    await visitor.ask(`/?add-to-cart=${poster}&quantity=4`)
    const [ofKaart, ofPoster] = await visitor.keys()
    await test.shop.staff.changeProduct(poster, { stock: 2 })
    const text = await visitor.act('/cart/', {
      [`cart[${ofKaart}][qty]`]: '2',
      [`cart[${ofPoster}][qty]`]: '4',
      update_cart: '1',
    })
    expect(text).toContain('Van ‘Poster Schelp’ zijn er nog 2; het aantal ging van 4 naar 2.')
    expect(text).toContain('Je mand is bijgewerkt.')
    expect(text).not.toContain('er is niets veranderd')
    expect((await visitor.cart()).lines).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
  })

  it('abuse 5 refuses an invalid quantity beside its field, and changes nothing', async () => {
    for (const bad of ['-1', '1.5', 'NaN', '1e3', '9'.repeat(50), "1' or 1=1"]) {
      const visitor = await withCart(kaart)
      const [key = ''] = await visitor.keys()
      await visitor.ask('/cart/', { [`cart[${key}][qty]`]: bad, update_cart: '1' })
      const html = await visitor.look()
      expect(html, bad).toMatch(new RegExp(`<p class="err" id="problem-${key}" role="alert"`))
      expect((await visitor.cart()).count).toBe(1)
    }
  })

  it('abuse 5 refuses a field that is sent twice', async () => {
    const visitor = await withCart(kaart)
    const [key = ''] = await visitor.keys()
    await visitor.ask('/cart/', [
      [`cart[${key}][qty]`, '2'],
      [`cart[${key}][qty]`, '3'],
    ])
    expect((await visitor.cart()).count).toBe(1)
  })

  it('abuse 15, abuse 16 typed or made-up values never become markup or a header', async () => {
    const bad = '"><script>alert(1)</script>\r\nset-cookie: a=b'
    const odd = await product(test, '<img src=x onerror=alert(1)>')
    const visitor = await withCart(odd)
    const answer = await visitor.ask('/cart/', { coupon_code: bad, apply_coupon: '1' })
    expect(answer.headers.getSetCookie()).toHaveLength(1)
    const html = await visitor.look()
    visitor.jar.set('schelp_notice', encodeURIComponent(`/cart/ added:${bad}`))
    for (const shown of [html, await visitor.look()]) {
      expect(shown).not.toContain('<script>alert')
      expect(shown).not.toContain('<img src=x')
    }
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('SHOP-14 shows a notice on the page it belongs to, and on no other', async () => {
    const visitor = await withCart(await product(test, 'Noot'))
    await visitor.ask('/cart/', { coupon_code: 'WEET IK NIET', apply_coupon: '1' })
    expect(visitor.noticeAt('/shop/')).toBeUndefined()
    expect(visitor.noticeAt('/cart')).toBe('coupon-unknown:WEET IK NIET')
    expect(textOf(await visitor.look())).toContain('Deze code kennen wij niet')
  })

  it('abuse 16 a made-up notice shows none of its own words', async () => {
    const visitor = createVisitor()
    for (const made of ['Bel%200900', 'added:999999999', 'toString', 'removed:x:y', '%E0%A4%A']) {
      visitor.jar.set('schelp_notice', `%2Fcart%2F%20${made}`)
      expect(textOf(await visitor.look())).not.toMatch(/0900|ligt in je mand\. Bekijk \u00a0|toString/)
    }
  })

  it('abuse 18 another site cannot remove anything by a link', async () => {
    const visitor = await withCart(kaart)
    const [key = ''] = await visitor.keys()
    await visitor.ask(`/cart/?remove_item=${key}`, undefined, { 'sec-fetch-site': 'cross-site' })
    expect((await visitor.cart()).count).toBe(1)
  })

  it('abuse 19 visitors’ carts are separate, and pages with a cart are not cached', async () => {
    const visitor = await withCart(kaart)
    expect(await createVisitor().look()).not.toContain('Kaart')
    const [key = ''] = await visitor.keys()
    await createVisitor().ask(`/cart/?remove_item=${key}`)
    expect((await visitor.cart()).count).toBe(1)
  })

  it.each([['\0'], ['x\0y'], ['\ud800'], ['%ff%fe'], ['\u202e'], ['ж'.repeat(100_000)]])(
    'abuse 24 whatever a field contains, the cart answers and stays unchanged (%#)',
    async (odd) => {
      const visitor = await withCart(kaart)
      const [key = ''] = await visitor.keys()
      const encoded = encodeURIComponent(odd.replace('\ud800', '\ufffd')).slice(0, 5_000)
      // Invalid text is refused before the cart sees it.
      for (const fields of [
        { coupon_code: odd, apply_coupon: '1' },
        { [`cart[${key}][qty]`]: odd, update_cart: '1' },
        { [`cart[${odd.slice(0, 50)}][qty]`]: '3', update_cart: '1' },
        { calc_shipping_country: odd, calc_shipping: '1' },
        { remove_coupon: odd },
      ]) {
        const isTooLong = new URLSearchParams(Object.entries(fields)).toString().length > maxFormBytes
        expect((await visitor.ask('/cart/', Object.entries(fields))).status).toBe(
          isTooLong ? 413 : odd.includes('\0') ? 400 : 303,
        )
      }
      for (const name of ['remove_item', 'undo_item', 'remove_coupon', 'add-to-cart'])
        expect((await visitor.ask(`/cart/?${name}=${encoded}`)).status).toBe(302)
      expect(await visitor.cart()).toMatchObject({ count: 1, coupons: [] })
      expect((await visitor.ask('/cart/')).status).toBe(200)
    },
  )

  it('abuse 22 changes are rate-limited', async () => {
    const visitor = createVisitor(createSite({ refused: true }))
    for (const answer of [
      await visitor.ask(`/?add-to-cart=${kaart}`),
      await visitor.ask('/cart/', { coupon_code: 'RADEN', apply_coupon: '1' }),
      await visitor.ask('/cart/?remove_item=x'),
    ])
      expect(answer.status).toBe(429)
  })
})

describe('old addresses', () => {
  it('SHOP-06 GET ?add-to-cart= adds on any page and leads to its clean address', async () => {
    const visitor = createVisitor()
    const answer = await visitor.ask(`/shop/page/2/?orderby=price&add-to-cart=${kaart}&quantity=3`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shop/page/2/?orderby=price'])
    expect((await visitor.cart()).count).toBe(3)
    expect(visitor.noticeAt('/shop/page/2/')).toBe(`added:${kaart}`)
  })

  it('SHOP-06 POST of a product form adds and leads back to the product', async () => {
    const visitor = createVisitor()
    const answer = await visitor.ask('/product/kaart/', { 'add-to-cart': String(kaart), quantity: '2' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/product/kaart/'])
    expect((await visitor.cart()).count).toBe(2)
  })

  it('SHOP-17 a variable product adds the chosen variant, and asks when none was chosen', async () => {
    const shirt = await product(test, 'Affiche', {
      attributes: [{ name: 'Formaat', values: ['A4', 'A3'], forVariants: true }],
      variants: [
        { sku: 'AF-4', attributes: { Formaat: 'A4' }, regularCents: 900 },
        { sku: 'AF-3', attributes: { Formaat: 'A3' }, regularCents: 1500 },
      ],
    })
    const visitor = createVisitor()
    const refused = await visitor.ask(`/shop/?add-to-cart=${shirt}`)
    expect(refused.headers.get('location')).toBe('/product/affiche/')
    expect(visitor.noticeAt('/product/affiche/')).toBe('choose-variant')
    await visitor.ask('/product/affiche/', { 'add-to-cart': String(shirt), attribute_Formaat: 'A3' })
    expect((await visitor.cart()).lines[0]).toMatchObject({ sku: 'AF-3', unitCents: 1500 })
  })

  it('SHOP-06 goes to the cart after adding when the shop is set so', async () => {
    await test.content.content.changeSettings({ redirectAfterAdd: true })
    const answer = await createVisitor().ask(`/shop/?add-to-cart=${kaart}`)
    await test.content.content.changeSettings({ redirectAfterAdd: undefined })
    expect(answer.headers.get('location')).toBe('/cart/')
  })

  it('SHOP-06 leads to the product with the reason when it cannot be added', async () => {
    const gone = await product(test, 'Uitverkocht', { stock: 0 })
    const visitor = createVisitor()
    const answer = await visitor.ask(`/shop/?add-to-cart=${gone}`)
    expect(answer.headers.get('location')).toBe('/product/uitverkocht/')
    expect(visitor.noticeAt('/product/uitverkocht/')).toBe('out-of-stock')
  })

  it('SHOP-06 an unknown product says so on the page itself', async () => {
    const visitor = createVisitor()
    for (const id of ['999999999', 'x', '-1', '1.5', '']) {
      const answer = await visitor.ask(`/shop/?add-to-cart=${id}`)
      expect(answer.headers.get('location')).toBe('/shop/')
      expect(visitor.noticeAt('/shop/')).toBe('unknown-product')
    }
    expect(visitor.jar.has('schelp_cart')).toBe(false)
  })

  it('abuse 17 leads to no other site', async () => {
    const visitor = createVisitor()
    for (const path of ['//kwaad.example/', '/\\kwaad.example/', '///kwaad.example/%5c']) {
      const answer = await visitor.ask(`${path}?add-to-cart=${kaart}`)
      const to = answer.headers.get('location') ?? ''
      expect(new URL(to, siteUrl).origin, path).toBe(siteUrl)
    }
  })

  it('SHOP-06 a prefetch and a link check add nothing', async () => {
    const visitor = createVisitor()
    await visitor.ask(`/shop/?add-to-cart=${kaart}`, undefined, { 'sec-purpose': 'prefetch' })
    await visitor.ask(`/shop/?add-to-cart=${kaart}`, undefined, {}, 'HEAD')
    expect(visitor.jar.has('schelp_cart')).toBe(false)
  })

  it('SHOP-09 other pages are not affected', async () => {
    expect(await (await createVisitor().ask('/over-ons/?a=1')).text()).toBe('een bladzijde')
  })
})
