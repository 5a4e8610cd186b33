import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Library } from '../../../features/library/index.ts'
import { noNewsletter } from '../../../features/newsletter/testing.ts'
import { createShopTest, product, type ShopTest } from '../../../features/shop/testing.ts'
import { noStatistics } from '../../../features/statistics/testing.ts'
import { createKinds } from '../../../kernel/known-kinds.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import type { WireCall } from '../../call.ts'
import { withoutPages } from '../../testing.ts'
import { wcAjax } from '../../wc-ajax.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

/** A browser with its cookies. */
function createVisitor(siteUrl = 'https://schelp.example') {
  const jar = new Map<string, string>()
  const call = async (name: string, fields?: Record<string, string> | URLSearchParams) => {
    const query = new URLSearchParams({ 'wc-ajax': name })
    const form = new URLSearchParams(fields)
    const wireCall: WireCall = {
      request: new Request(`${siteUrl}/?${query}`, {
        method: fields ? 'POST' : 'GET',
        headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      }),
      query,
      form,
      viewer: anonymous,
      context: {
        features: {
          content: test.content.content,
          shop: test.shop,
          library: {} as Library,
          newsletter: noNewsletter,
          statistics: noStatistics,
        },
        kinds: createKinds(),
        viewer: anonymous,
        now: new Date(),
        siteUrl,
        path: '/',
        query: new URLSearchParams(),
        page: 1,
        trail: [],
      },
      runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
      ...withoutPages,
      back: '/',
      refuse: async () => undefined,
    }
    const answer = await wcAjax(wireCall)
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [key = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) jar.delete(key)
      else jar.set(key, value)
    }
    return answer
  }
  return { jar, call, json: async (...asked: Parameters<typeof call>) => (await call(...asked)).json() }
}

const fragmentKeys = [
  'div.widget_shopping_cart_content',
  'a.cart-contents',
  'a.footer-cart-contents',
  '.elementor-menu-cart__toggle_button span.elementor-button-text',
  '.elementor-menu-cart__toggle_button span.elementor-button-icon-qty',
]

describe('add_to_cart', () => {
  it('WIRE-01 returns the fragments, the hash and the cookies of the cart', async () => {
    const id = await product(test, 'Gids <b>& kaart</b>')
    const visitor = createVisitor()
    const answer = await visitor.call('add_to_cart', { product_id: String(id), quantity: '2' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    const body = await answer.json()
    expect(Object.keys(body)).toEqual(['fragments', 'cart_hash'])
    expect(Object.keys(body.fragments)).toEqual(fragmentKeys)
    const content = body.fragments['div.widget_shopping_cart_content']
    expect(content).toMatch(/^<div class="widget_shopping_cart_content">.*<\/div>$/)
    expect(content).toContain('Gids &lt;b&gt;&amp; kaart&lt;/b&gt;')
    expect(content).toMatch(
      new RegExp(
        `class="remove remove_from_cart_button"[^>]*data-product_id="${id}" data-cart_item_key="[0-9a-f]{32}"`,
      ),
    )
    expect(body.fragments['a.cart-contents']).toMatch(
      /^<a class="tool cart-contents" href="\/cart\/".*Mand \(2\)/,
    )
    expect(body.cart_hash).toMatch(/^[0-9a-f]{32}$/)
    expect(Object.fromEntries(visitor.jar)).toEqual({
      schelp_cart: expect.stringMatching(/^[\w-]{32}$/),
      woocommerce_items_in_cart: '2',
      woocommerce_cart_hash: body.cart_hash,
    })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('schelp_cart'))).toMatch(
      /; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    // A reopened browser must know of the cart as long as the cart exists.
    for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) {
      const told = cookies.find((cookie) => cookie.startsWith(name)) ?? ''
      expect(told).not.toMatch(/httponly/i)
      expect(Number(/max-age=(\d+)/i.exec(told)?.[1])).toBeGreaterThan(172_800)
    }
  })

  it('WIRE-01 returns the URL of a product that cannot be added, with the reason in a cookie', async () => {
    const id = await product(test, 'Op is op', { stock: 0 })
    const visitor = createVisitor()
    const body = await visitor.json('add_to_cart', { product_id: String(id) })
    expect(body).toEqual({ error: true, product_url: '/product/op-is-op/' })
    expect(decodeURIComponent(visitor.jar.get('schelp_notice') ?? '')).toBe('/product/op-is-op/ out-of-stock')
    expect(visitor.jar.has('schelp_cart')).toBe(false)
  })

  it('WIRE-01 returns product_url false for an unknown product', async () => {
    const visitor = createVisitor()
    for (const sent of ['999999', '-1', '1e3', '9'.repeat(40), '٣', 'x\0'])
      expect(await visitor.json('add_to_cart', { product_id: sent })).toEqual({
        error: true,
        product_url: false,
      })
  })

  it('WIRE-01 returns nothing without a product, and for a GET', async () => {
    const visitor = createVisitor()
    for (const answer of [
      await visitor.call('add_to_cart', { quantity: '1' }),
      await visitor.call('add_to_cart'),
    ]) {
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe('')
    }
  })

  it('abuse 4 takes price and title from the shop, whatever is sent along', async () => {
    const id = await product(test, 'Eerlijk geprijsd', { regularCents: 2500 })
    const visitor = createVisitor()
    await visitor.call('add_to_cart', {
      product_id: String(id),
      price: '1',
      product_price: '0.01',
      title: 'Gratis',
      file_ids: '1,2',
    })
    expect(await test.shop.cart.view(visitor.jar.get('schelp_cart'))).toMatchObject({
      lines: [{ title: 'Eerlijk geprijsd', unitCents: 2500 }],
    })
  })

  it('abuse 5 refuses an array of quantities', async () => {
    const id = await product(test, 'Geen lijst')
    for (const names of [['quantity', 'quantity'], ['quantity[]'], ['quantity', 'quantity[5]']]) {
      const form = new URLSearchParams([['product_id', String(id)], ...names.map((name) => [name, '2'])])
      expect(await createVisitor().json('add_to_cart', form)).toMatchObject({ error: true })
    }
  })
})

describe('remove_from_cart', () => {
  it('WIRE-02 removes a line, and with the last one the cookies', async () => {
    const id = await product(test, 'Even maar')
    const visitor = createVisitor()
    await visitor.call('add_to_cart', { product_id: String(id) })
    const [line] = (await test.shop.cart.view(visitor.jar.get('schelp_cart'))).lines
    const body = await visitor.json('remove_from_cart', { cart_item_key: line?.key ?? '' })
    expect(Object.keys(body.fragments)).toEqual(fragmentKeys)
    expect(body.cart_hash).toBe('')
    expect(visitor.jar.has('woocommerce_items_in_cart')).toBe(false)
    expect(visitor.jar.has('woocommerce_cart_hash')).toBe(false)
  })

  it('WIRE-02 returns success false for an unknown key', async () => {
    expect(await createVisitor().json('remove_from_cart', { cart_item_key: 'x' })).toEqual({ success: false })
  })
})

describe('get_refreshed_fragments', () => {
  it('WIRE-03 returns the contents of the cart, and an empty one without a cart', async () => {
    const visitor = createVisitor()
    const empty = await visitor.json('get_refreshed_fragments', { time: '1' })
    expect(empty.cart_hash).toBe('')
    expect(empty.fragments['div.widget_shopping_cart_content']).toContain('Je mand is leeg.')
    const added = await visitor.json('add_to_cart', { product_id: String(await product(test, 'Blijft')) })
    expect(await visitor.json('get_refreshed_fragments', { time: '2' })).toEqual(added)
  })

  it('WIRE-03 runs no query without a cart, also with a malformed cookie', async () => {
    const asked = vi.spyOn(test.content.handle.pool, 'query')
    const connected = vi.spyOn(test.content.handle.pool, 'connect')
    const visitor = createVisitor()
    for (const cookie of [undefined, '', 'x', 'x'.repeat(31), "' or 1=1 --"]) {
      if (cookie !== undefined) visitor.jar.set('schelp_cart', cookie)
      expect((await visitor.json('get_refreshed_fragments', { time: '1' })).cart_hash).toBe('')
    }
    expect([asked.mock.calls, connected.mock.calls]).toEqual([[], []])
    vi.restoreAllMocks()
  })

  it('WIRE-03 an invented cart cookie opens nothing', async () => {
    const visitor = createVisitor()
    for (const token of ['x'.repeat(32), "' or 1=1 --", '%00']) {
      visitor.jar.set('schelp_cart', token)
      expect((await visitor.json('get_refreshed_fragments', { time: '1' })).cart_hash).toBe('')
    }
  })
})

it('WIRE-01 returns 200 and nothing for an unknown name', async () => {
  for (const name of ['onbekend', 'toString', '__proto__', '']) {
    const answer = await createVisitor().call(name, {})
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  }
})
