import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  cart,
  endTest,
  find,
  fragments,
  leave,
  listen,
  listing,
  openShop,
  press,
  settle,
  startTest,
  visits,
} from './testing/shop-page.ts'

beforeEach(startTest)
afterEach(endTest)

const first = () => find('[data-product_id="7"]')
const second = () => find('[data-product_id="8"]')

describe('adding from a button', () => {
  it('SHOP-06 sends all data attributes of the button', async () => {
    openShop()
    press(first())
    await settle()
    expect(asked[0]?.url).toBe('/?wc-ajax=add_to_cart')
    expect(asked[0]?.body).toEqual({
      product_id: '7',
      quantity: '1',
      product_sku: 'GIDS',
      success_message: 'Gids ligt in je mand.',
    })
  })

  it('SHOP-06 is loading while the request runs, then added, and shows the cart', async () => {
    openShop()
    expect(press(first())).toBe(false)
    await settle()
    expect(first().classList.contains('loading')).toBe(true)
    await asked[0]?.answer(cart('1 × Gids'))
    expect(first().classList.contains('loading')).toBe(false)
    expect(first().classList.contains('added')).toBe(true)
    expect(find('.widget_shopping_cart_content').textContent).toBe('1 × Gids')
    expect(find('a.cart-contents').textContent).toBe('Mand (1)')
    press(first())
    expect(first().classList.contains('added')).toBe(false)
  })

  it('SHOP-06 puts the link to the cart beside the button, once', async () => {
    openShop()
    for (const turn of [0, 1]) {
      press(first())
      await settle()
      await asked[turn]?.answer(cart('Gids'))
    }
    const links = document.querySelectorAll<HTMLAnchorElement>('a.added_to_cart.wc-forward')
    expect([...links].map(({ pathname, title, textContent }) => [pathname, title, textContent])).toEqual([
      ['/cart/', 'Bekijk winkelwagen', 'Bekijk winkelwagen'],
    ])
    expect(first().nextElementSibling).toBe(links[0])
  })

  it('SHOP-06 leaves that link out on the cart page', async () => {
    history.replaceState(null, '', '/cart/')
    openShop()
    press(first())
    await settle()
    await asked[0]?.answer(cart('Gids'))
    expect(document.querySelector('.added_to_cart')).toBeNull()
  })

  it('SHOP-06 goes to the product when the answer says why not', async () => {
    openShop()
    press(first())
    await settle()
    await asked[0]?.answer({ error: true, product_url: '/product/gids/' })
    expect(visits).toEqual(['/product/gids/'])
    expect(first().classList.contains('added')).toBe(false)
  })

  it('abuse 17 follows no answer to another site', async () => {
    openShop()
    press(first())
    await settle()
    await asked[0]?.answer({ error: true, product_url: 'https://kwaad.example/' })
    expect(visits).toEqual([])
  })

  it('SHOP-06 says that a product is no longer sold', async () => {
    openShop()
    press(first())
    await settle()
    await asked[0]?.answer({ error: true, product_url: false })
    expect(first().className).not.toMatch(/loading|added/)
    expect(find('[role=alert]').textContent).toBe('Verkopen wij niet meer')
    press(first())
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('SHOP-06 ignores an empty answer', async () => {
    openShop()
    const heard = listen('added_to_cart')
    press(first())
    await settle()
    await asked[0]?.answer(undefined)
    expect(first().className).not.toMatch(/loading|added/)
    expect(find('.widget_shopping_cart_content').textContent).toBe('leeg')
    expect([heard, visits, asked.length]).toEqual([[], [], 1])
  })

  it('SHOP-06 says that it failed, asks what the cart holds now, and can be tried again', async () => {
    openShop()
    press(first())
    await settle()
    await asked[0]?.fail()
    expect(find('[role=alert]').textContent).toBe('Mislukt')
    expect(first().classList.contains('loading')).toBe(false)
    expect(asked[1]?.url).toBe('/?wc-ajax=get_refreshed_fragments')
    await asked[1]?.answer(cart('', ''))
    press(first())
    await settle()
    await asked[2]?.answer(cart('Gids'))
    expect(first().classList.contains('added')).toBe(true)
  })

  it('SHOP-06 goes to the cart after adding when the shop is set so', async () => {
    openShop(listing, { redirect: 'yes' })
    press(first())
    await settle()
    await asked[0]?.answer(cart('Gids'))
    expect(visits).toEqual(['/cart/'])
  })

  it('SHOP-06 without a product id falls back to what the link or button does by itself', () => {
    openShop('<button class="ajax_add_to_cart">Kies</button>')
    expect(press(find('.ajax_add_to_cart'))).toBe(true)
    expect(asked).toEqual([])
  })

  it('SHOP-06 sends one request at a time, in order', async () => {
    openShop()
    const products = () => asked.map(({ body }) => body.product_id)
    press(first())
    press(second())
    await settle()
    expect(products()).toEqual(['7'])
    await asked[0]?.answer(cart('a', 'h1'))
    expect(products()).toEqual(['7', '8'])
    press(first())
    await settle()
    expect(products()).toEqual(['7', '8'])
    await asked[1]?.fail()
    expect(products()).toEqual(['7', '8', '7'])
    await asked[2]?.answer(cart('c', 'h3'))
    expect(find('.widget_shopping_cart_content').textContent).toBe('c')
  })

  it('SHOP-06 adds once while it is being added, and again after that', async () => {
    openShop()
    first().focus()
    press(first())
    expect(press(first())).toBe(false)
    await settle()
    expect(first().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(first())
    await asked[0]?.answer(cart('Gids'))
    expect(asked).toHaveLength(1)
    expect(first().hasAttribute('aria-disabled')).toBe(false)
    press(first())
    await settle()
    expect(asked).toHaveLength(2)
  })

  it('SHOP-06 can be pressed again on a page that comes back after it led to the product', async () => {
    openShop()
    press(first())
    await settle()
    await asked[0]?.answer({ error: true, product_url: '/product/gids/' })
    press(first())
    await settle()
    expect(asked).toHaveLength(2)
  })

  it.each(['a', 'button'])(
    'SHOP-06 takes a double click on %s for one, also when the answer is quick',
    async (kind) => {
      openShop()
      const button = find(`${kind}.ajax_add_to_cart`)
      press(button)
      await settle()
      await asked[0]?.answer(cart('Gids'))
      const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
      expect(button.dispatchEvent(second)).toBe(false)
      await settle()
      expect(asked).toHaveLength(1)
    },
  )

  it('SHOP-06 adds once while Enter or the space bar is held down', async () => {
    openShop()
    const hold = (key: string) =>
      first().dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }),
      )
    expect([hold('Enter'), hold(' '), hold('Tab')]).toEqual([false, false, true])
    await settle()
    expect(asked).toEqual([])
  })

  it('SHOP-06 waits for another tab that adds too, so that both fill one cart, but not for ever', async () => {
    let free: () => void = () => undefined
    const request = vi.fn((_: string, { signal }: { signal: AbortSignal }, change: () => Promise<unknown>) =>
      new Promise<void>((resolve, reject) => {
        free = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      }).then(change),
    )
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const hung = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(hung.signal)
    openShop()
    press(first())
    await settle()
    expect(asked).toHaveLength(0)
    free()
    await settle()
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(cart('Gids', ''))
    press(second())
    await settle()
    expect(asked).toHaveLength(1)
    hung.abort()
    await settle()
    expect(asked.map(({ body }) => body.product_id)).toEqual(['7', '8'])
  })

  it('SHOP-06 says the success message after 1000 ms, and takes an old one away at once', async () => {
    openShop()
    const region = () => find('.widget_shopping_cart_live_region').textContent
    press(first())
    await settle()
    await asked[0]?.answer(cart('Gids'))
    vi.advanceTimersByTime(999)
    expect(region()).toBe('')
    vi.advanceTimersByTime(1)
    expect(region()).toBe('Gids ligt in je mand.')
    press(second())
    expect(region()).toBe('')
  })

  it('SHOP-06 says what several adds close together came to once, and loses none of them', async () => {
    openShop(
      listing.replace('data-quantity="2"', 'data-quantity="2" data-success_message="Kaart ligt in je mand."'),
    )
    const said: string[] = []
    const region = find('.widget_shopping_cart_live_region')
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
    })
    press(first())
    press(second())
    await settle()
    await asked[0]?.answer(cart('Gids'))
    vi.advanceTimersByTime(300)
    press(first())
    await asked[1]?.answer(cart('Kaart'))
    vi.advanceTimersByTime(300)
    await settle()
    await asked[2]?.answer(cart('Gids'))
    vi.advanceTimersByTime(2000)
    await settle()
    expect(said).toEqual(['Gids ligt in je mand. Kaart ligt in je mand.'])
  })

  it('SHOP-06 says what failed below the fields of a product form, which stand in one line', async () => {
    openShop(
      '<form class="cart"><div class="buy"><input name="quantity"><button class="ajax_add_to_cart" name="add-to-cart" value="7">In de mand</button></div></form>',
    )
    find<HTMLFormElement>('form.cart').requestSubmit()
    await settle()
    await asked[0]?.fail()
    expect(find('.buy').nextElementSibling?.textContent).toBe('Mislukt')
    find<HTMLFormElement>('form.cart').requestSubmit()
    expect(document.querySelector('.cart-problem')).toBeNull()
  })

  it('SHOP-06 covers the cart at opacity 0.6 while it is being changed', async () => {
    openShop()
    press(first())
    await settle()
    expect(find('.widget_shopping_cart_content').style.opacity).toBe('0.6')
    await asked[0]?.answer({ error: true, product_url: false })
    expect(find('.widget_shopping_cart_content').style.opacity).toBe('')
  })

  it('SHOP-06 says on body what happens, with the arguments of WooCommerce', async () => {
    openShop()
    const heard = listen('adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded')
    const button = first()
    press(button)
    expect(heard).toEqual([
      { name: 'adding_to_cart', args: [button, expect.objectContaining({ product_id: '7' })] },
    ])
    await settle()
    await asked[0]?.answer(cart('Gids', 'h9'))
    expect(heard.slice(1)).toEqual([
      { name: 'wc_cart_button_updated', args: [button] },
      { name: 'wc_fragments_loaded', args: [] },
      { name: 'added_to_cart', args: [fragments('Gids'), 'h9', button] },
    ])
  })

  it('SHOP-06 answers to the space bar where a link is called a button', () => {
    openShop()
    first().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(asked).toHaveLength(0)
    return settle().then(() => expect(asked).toHaveLength(1))
  })

  it('SHOP-06 leaves a click that opens a new tab to the browser', async () => {
    openShop()
    first().addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
    })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.body.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true })
    first().dispatchEvent(event)
    await settle()
    expect(asked).toEqual([])
  })

  it('SHOP-06 leaves clicks alone where a classic script adds', async () => {
    window.wc_add_to_cart_params = {}
    openShop()
    expect(press(first())).toBe(true)
    await settle()
    expect(asked).toEqual([])
  })

  it('SHOP-06 does nothing any more once it is taken away', async () => {
    openShop()
    leave()
    press(second())
    await settle()
    expect(asked).toEqual([])
  })
})

describe('the form of a product', () => {
  const form = (more = '') => `<form class="cart" action="/product/gids/" method="post">${more}
    <input class="qty" name="quantity" type="number" value="1" min="2">
    <button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button add_to_cart_button ajax_add_to_cart"
      data-product_id="7" data-quantity="1">In de winkelmand</button></form>`
  const send = () =>
    find('form.cart').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const quantity = () => find('input.qty') as HTMLInputElement

  it('SHOP-05 raises a value below the minimum on load', () => {
    openShop(form())
    expect(quantity().value).toBe('2')
  })

  it('SHOP-05 copies the value to the button', () => {
    openShop(form())
    quantity().value = '5'
    quantity().dispatchEvent(new Event('change', { bubbles: true }))
    expect(find('button[name="add-to-cart"]').dataset.quantity).toBe('5')
  })

  it('SHOP-06 is sent once, with everything chosen in it', async () => {
    openShop(
      form(
        '<select name="attribute_Formaat"><option value="A4" selected>A4</option></select><input type="hidden" name="variation_id" value="12">',
      ),
    )
    quantity().value = '3'
    const button = find('button[name="add-to-cart"]')
    let clicked = false
    button.addEventListener('click', () => {
      clicked = true
    })
    expect(send()).toBe(false)
    await settle()
    expect(clicked).toBe(false)
    expect(asked.map(({ body }) => body)).toEqual([
      { product_id: '7', quantity: '3', attribute_Formaat: 'A4', variation_id: '12' },
    ])
    expect(button.classList.contains('loading')).toBe(true)
  })

  it('SHOP-06 is sent once by a click on its button', async () => {
    openShop(form())
    press(find('button[name="add-to-cart"]'))
    await settle()
    await asked[0]?.answer(cart('Gids'))
    expect(asked.map(({ body }) => body.quantity)).toEqual(['2'])
  })

  it('SHOP-06 is sent once by a double click, also when the answer is quick', async () => {
    openShop(form())
    const button = find('button[name="add-to-cart"]')
    press(button)
    await settle()
    await asked[0]?.answer(cart('Gids'))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
    await settle()
    expect(asked).toHaveLength(1)
  })

  it('SHOP-06 posts by itself where a classic script adds', async () => {
    window.wc_add_to_cart_params = {}
    openShop(form())
    expect(send()).toBe(true)
    await settle()
    expect(asked).toEqual([])
  })
})

describe('with jQuery on the page', () => {
  /** As much of jQuery as scripts of shops use: its listeners also hear native events, without arguments. */
  function stubJQuery() {
    const stub = Object.assign(
      (target: unknown) => ({
        element: target,
        trigger(name: string, args: readonly unknown[]) {
          for (const { names, handler } of [...handlers])
            if (names.includes(name)) handler({ type: name }, ...args)
        },
        on(all: string, handler: Handler) {
          const names = all.split(' ')
          const native = (event: Event) => {
            if (stub.event.triggered !== event.type) handler(event)
          }
          handlers.push({ names, handler, native })
          for (const name of names) document.body.addEventListener(name, native)
        },
        off(_: string, handler: Handler) {
          const entry = handlers.find((each) => each.handler === handler)
          if (!entry) return
          handlers = handlers.filter((each) => each !== entry)
          for (const name of entry.names) document.body.removeEventListener(name, entry.native)
        },
      }),
      { event: {} as { triggered?: string | undefined } },
    )
    window.jQuery = stub
    return stub
  }
  type Handler = (event: unknown, ...args: unknown[]) => void
  let handlers: { names: string[]; handler: Handler; native: (event: Event) => void }[] = []
  beforeEach(() => {
    handlers = []
  })

  it('SHOP-06 its listeners hear each event once, with the arguments of WooCommerce; native ones too', async () => {
    const jQuery = stubJQuery()
    openShop()
    const heard: unknown[][] = []
    jQuery(document.body).on('added_to_cart', (_, ...args) => heard.push(args))
    const native = listen('added_to_cart')
    press(first())
    await settle()
    await asked[0]?.answer(cart('Gids', 'h9'))
    expect(heard).toEqual([[fragments('Gids'), 'h9', expect.objectContaining({ element: first() })]])
    expect(native).toHaveLength(1)
    expect(jQuery.event.triggered).toBeUndefined()
    expect(sessionStorage.getItem('wc_cart_hash_schelp')).toBe('h9')
  })

  it('SHOP-08 keeps what a classic script added, and refreshes when one asks for it', async () => {
    const jQuery = stubJQuery()
    window.wc_add_to_cart_params = {}
    openShop()
    jQuery(document.body).trigger('added_to_cart', [fragments('Gids'), 'h5', undefined])
    expect(sessionStorage.getItem('wc_cart_hash_schelp')).toBe('h5')
    jQuery(document.body).trigger('wc_fragment_refresh', [])
    expect(asked.map(({ url }) => url)).toEqual(['/?wc-ajax=get_refreshed_fragments'])
  })
})
