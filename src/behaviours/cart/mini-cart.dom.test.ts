import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  cart,
  endTest,
  find,
  listen,
  listing,
  openShop,
  press,
  setCookies,
  settle,
  startTest,
  visits,
} from './testing/shop-page.ts'

beforeEach(startTest)
afterEach(endTest)

const line = `<ul><li class="woocommerce-mini-cart-item"><a href="/product/gids/">Gids</a>
  <a class="remove remove_from_cart_button" href="/cart/?remove_item=k1" data-cart_item_key="k1" data-product_id="7"
  data-success_message="Gids is eruit.">×</a></li></ul>`

describe('a mini-cart that hides when empty', () => {
  const shown = () => find('.widget_shopping_cart').style.display !== 'none'

  it('SHOP-07 shows only while the cookie counts something', () => {
    openShop(listing, { hide: true })
    expect(shown()).toBe(false)
  })

  it('SHOP-07 shows with something in the cart', () => {
    setCookies({ woocommerce_items_in_cart: '2', woocommerce_cart_hash: 'h1' })
    openShop(listing, { hide: true })
    expect(shown()).toBe(true)
  })

  it('SHOP-07 shows as soon as adding starts, and hides again when nothing came of it', async () => {
    openShop(listing, { hide: true })
    press(find('.ajax_add_to_cart'))
    expect(shown()).toBe(true)
    await settle()
    await asked[0]?.answer({ error: true, product_url: false })
    expect(shown()).toBe(false)
  })

  it('SHOP-07 hides when the last line went, once the drawer that says so is closed', async () => {
    setCookies({ woocommerce_items_in_cart: '1', woocommerce_cart_hash: 'h1' })
    openShop(line, { hide: true })
    const dialog = find('dialog') as HTMLDialogElement
    press(find('a.cart-contents'))
    press(find('.remove_from_cart_button'))
    await settle()
    setCookies({})
    await asked.at(-1)?.answer(cart('leeg', '', 0))
    expect([dialog.open, shown()]).toEqual([true, true])
    press(find('[data-closes]'))
    expect(shown()).toBe(false)
  })

  it('SHOP-07 one that does not hide always shows', () => {
    openShop(listing)
    expect(shown()).toBe(true)
  })
})

describe('removing from the mini-cart', () => {
  const remove = () => find('.remove_from_cart_button')

  it('SHOP-07 covers the line, and shows the cart without it', async () => {
    openShop(line)
    const heard = listen('removed_from_cart')
    const button = remove()
    expect(press(button)).toBe(false)
    expect(find('.woocommerce-mini-cart-item').style.opacity).toBe('0.6')
    press(button)
    await settle()
    expect(asked.map(({ url, body }) => [url, body])).toEqual([
      ['/?wc-ajax=remove_from_cart', { cart_item_key: 'k1' }],
    ])
    const answer = cart('leeg', '', 0)
    await asked[0]?.answer(answer)
    expect(find('a.cart-contents').textContent).toBe('Mand (0)')
    expect(heard).toEqual([{ name: 'removed_from_cart', args: [answer.fragments, '', button] }])
    vi.advanceTimersByTime(1000)
    expect(find('.widget_shopping_cart_live_region').textContent).toBe('Gids is eruit.')
  })

  it.each([
    ['there are no fragments', { success: false }],
    ['the answer is empty', undefined],
  ])('SHOP-07 follows the link when %s', async (_, given) => {
    openShop(line)
    press(remove())
    await settle()
    await asked[0]?.answer(given)
    expect(visits).toEqual(['/cart/?remove_item=k1'])
  })

  it('SHOP-07 follows the link when the line fails', async () => {
    openShop(line)
    press(remove())
    await settle()
    await asked[0]?.fail()
    expect(visits).toEqual(['/cart/?remove_item=k1'])
  })

  it('SHOP-06 waits for what is being added', async () => {
    openShop(listing + line)
    press(find('.ajax_add_to_cart'))
    press(remove())
    await settle()
    expect(asked.map(({ url }) => url)).toEqual(['/?wc-ajax=add_to_cart'])
    await asked[0]?.answer(cart('Gids'))
    expect(asked.map(({ url }) => url)).toEqual(['/?wc-ajax=add_to_cart', '/?wc-ajax=remove_from_cart'])
  })

  it('SHOP-07 leaves it to a classic script', async () => {
    window.wc_add_to_cart_params = {}
    openShop(line)
    expect(press(remove())).toBe(true)
    await settle()
    expect(asked).toEqual([])
  })

  it('SHOP-07 keeps the focus in the cart that was changed', async () => {
    openShop('')
    find('.widget_shopping_cart_content').innerHTML = line
    remove().focus()
    press(remove())
    await settle()
    await asked[0]?.answer(cart('leeg', '', 0))
    expect(document.activeElement).toBe(find('.widget_shopping_cart_content'))
  })
})

describe('the drawer', () => {
  const dialog = () => find('dialog') as HTMLDialogElement

  it('SHOP-07 opens from the link to the cart, also when the cart has changed since, and gives the focus back', async () => {
    openShop()
    press(find('.ajax_add_to_cart'))
    await settle()
    await asked[0]?.answer(cart('Gids'))
    expect(press(find('a.cart-contents'))).toBe(false)
    expect(dialog().open).toBe(true)
    press(find('[data-closes]'))
    expect(dialog().open).toBe(false)
    expect(document.activeElement).toBe(find('a.cart-contents'))
  })

  it('SHOP-07 stays a link on the cart page, and for a new tab', () => {
    openShop()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    find('a.cart-contents').dispatchEvent(click)
    expect(dialog().open).toBe(false)
    history.replaceState(null, '', '/cart/')
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press(find('a.cart-contents'))
    expect(dialog().open).toBe(false)
  })
})
