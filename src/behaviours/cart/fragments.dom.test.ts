import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  asked,
  cart,
  content,
  endTest,
  find,
  fragments,
  leave,
  listen,
  openShop,
  press,
  setCookies,
  settle,
  startTest,
} from './testing/shop-page.ts'

beforeEach(startTest)
afterEach(endTest)

const dayMs = 86_400_000
const shown = () => find('.widget_shopping_cart_content').textContent
const refreshes = () => asked.filter(({ url }) => url === '/?wc-ajax=get_refreshed_fragments')

/** This tab has seen the cart `h1`, a minute ago unless told. */
function kept(hash = 'h1', ageMs = 60_000) {
  sessionStorage.setItem('wc_fragments_schelp', JSON.stringify(fragments('bewaard')))
  sessionStorage.setItem('wc_cart_hash_schelp', hash)
  sessionStorage.setItem('wc_cart_created', String(Date.now() - ageMs))
  localStorage.setItem('wc_cart_hash_schelp', hash)
}
const filled = (hash = 'h1') => setCookies({ woocommerce_items_in_cart: '1', woocommerce_cart_hash: hash })
const storage = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
function comeBack(persisted: boolean): void {
  const event = new Event('pageshow')
  Object.defineProperty(event, 'persisted', { value: persisted })
  window.dispatchEvent(event)
}

describe('the cart that a tab keeps', () => {
  it('SHOP-08 asks nothing while the cookie says that the cart is empty', () => {
    openShop()
    expect(asked).toEqual([])
    expect(shown()).toBe('leeg')
  })

  it('SHOP-08 an empty cart takes away what was kept, and asks nothing', () => {
    kept()
    openShop()
    expect(asked).toEqual([])
    expect(shown()).toBe('leeg')
    expect(sessionStorage.length).toBe(0)
    expect(localStorage.getItem('wc_cart_hash_schelp')).toBe('')
  })

  it('SHOP-08 shows what was kept without asking', () => {
    kept()
    filled()
    const heard = listen('wc_fragments_loaded')
    openShop()
    expect(shown()).toBe('bewaard')
    expect(asked).toEqual([])
    expect(heard).toHaveLength(1)
  })

  it('SHOP-08 refreshes when nothing was kept, and keeps the answer', async () => {
    filled()
    const heard = listen('wc_fragments_refreshed')
    openShop()
    expect(refreshes().map(({ body }) => body)).toEqual([{ time: String(Date.now()) }])
    await asked[0]?.answer(cart('vers', 'h1'))
    expect(shown()).toBe('vers')
    expect(heard).toHaveLength(1)
    expect(sessionStorage.getItem('wc_cart_hash_schelp')).toBe('h1')
    expect(localStorage.getItem('wc_cart_hash_schelp')).toBe('h1')
    expect(sessionStorage.getItem('wc_cart_created')).toBe(String(Date.now()))
    expect(JSON.parse(sessionStorage.getItem('wc_fragments_schelp') ?? '')).toEqual(fragments('vers'))
  })

  it.each([
    ['the hash differs from the cookie', () => kept('h0')],
    ['it is older than 24 hours', () => kept('h1', dayMs)],
    ['it cannot be read', () => sessionStorage.setItem('wc_fragments_schelp', '{nee')],
    [
      'nobody knows since when',
      () => {
        kept()
        sessionStorage.removeItem('wc_cart_created')
      },
    ],
  ])('SHOP-08 refreshes when %s', (_, prepare) => {
    prepare()
    filled()
    openShop()
    expect(refreshes()).toHaveLength(1)
    expect(shown()).toBe('leeg')
  })

  it('SHOP-08 refreshes on a page that stays open for 24 hours', () => {
    kept('h1', 60_000)
    filled()
    openShop()
    vi.advanceTimersByTime(dayMs - 60_000 - 1)
    expect(refreshes()).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(refreshes()).toHaveLength(1)
  })

  it('SHOP-08 refreshes when another tab changed the cart, and only then', () => {
    kept()
    filled()
    openShop()
    storage('wc_cart_hash_schelp')
    storage('anders')
    expect(refreshes()).toHaveLength(0)
    localStorage.setItem('wc_cart_hash_schelp', 'h2')
    storage('anders')
    expect(refreshes()).toHaveLength(0)
    storage('wc_cart_hash_schelp')
    expect(refreshes()).toHaveLength(1)
  })

  it('SHOP-08 refreshes when the page comes back from the cache, the mini-cart emptied first', async () => {
    kept()
    filled()
    openShop()
    comeBack(false)
    expect(shown()).toBe('bewaard')
    comeBack(true)
    expect(shown()).toBe('')
    expect(refreshes()).toHaveLength(1)
    await asked[0]?.answer(cart('vers'))
    expect(shown()).toBe('vers')
  })

  it('SHOP-08 a cart that was empty and still is asks nothing when the page comes back', () => {
    openShop()
    comeBack(true)
    expect(asked).toEqual([])
    expect(shown()).toBe('leeg')
  })

  it('SHOP-08 a cart that was filled elsewhere shows when the page comes back', () => {
    openShop()
    filled()
    comeBack(true)
    expect(refreshes()).toHaveLength(1)
  })

  it('SHOP-08 raises an event when the refresh takes longer than 5000 ms', async () => {
    filled()
    const heard = listen('wc_fragments_ajax_error')
    openShop()
    vi.advanceTimersByTime(4999)
    await settle()
    expect(heard).toHaveLength(0)
    vi.advanceTimersByTime(1)
    await settle()
    expect(heard).toHaveLength(1)
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(shown()).toBe('leeg')
  })

  it('SHOP-08 raises an event when the refresh fails, and nothing else', async () => {
    filled()
    const heard = listen('wc_fragments_ajax_error')
    openShop()
    await asked[0]?.fail()
    expect(heard).toHaveLength(1)
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('SHOP-08 keeps what adding brought, and tells other tabs by the hash', async () => {
    openShop()
    press(find('.ajax_add_to_cart'))
    await settle()
    await asked[0]?.answer(cart('nieuw', 'h7'))
    expect(localStorage.getItem('wc_cart_hash_schelp')).toBe('h7')
    leave()
    filled('h7')
    openShop()
    expect(shown()).toBe('nieuw')
    expect(asked).toHaveLength(1)
  })

  it('SHOP-08 an answer from before a change does not overwrite it', async () => {
    filled()
    const errors = listen('wc_fragments_ajax_error')
    openShop()
    const [stale] = asked
    press(find('.ajax_add_to_cart'))
    await settle()
    await asked[1]?.answer(cart('nieuw', 'h7'))
    await stale?.answer(cart('oud', 'h1'))
    expect(shown()).toBe('nieuw')
    expect(refreshes()).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('SHOP-08 what could not be asked during a change is asked after it', async () => {
    filled()
    openShop()
    press(find('.ajax_add_to_cart'))
    await settle()
    await asked[1]?.answer({ error: true, product_url: false })
    expect(refreshes()).toHaveLength(2)
  })

  it('SHOP-08 refreshes when the page asks for it', () => {
    openShop()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    document.body.dispatchEvent(new Event('updated_wc_div'))
    expect(refreshes()).toHaveLength(2)
  })

  it('SHOP-08 leaves the cache to a classic script', () => {
    window.wc_cart_fragments_params = {}
    kept()
    filled('h2')
    openShop()
    storage('wc_cart_hash_schelp')
    comeBack(true)
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: [fragments('x'), 'h3'] }))
    expect(asked).toEqual([])
    expect(sessionStorage.getItem('wc_cart_hash_schelp')).toBe('h1')
  })

  it('SHOP-08 works where the storage is closed', async () => {
    const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
    filled()
    openShop()
    await asked[0]?.answer(cart('vers'))
    expect(shown()).toBe('vers')
    closed.mockRestore()
  })

  it('SHOP-08 one refresh at a time: the last one counts', async () => {
    openShop()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await asked[1]?.answer(cart('tweede', 'h2'))
    await asked[0]?.answer(cart('eerste', 'h1'))
    expect(shown()).toBe('tweede')
  })

  it('SHOP-08 two mini-carts on a page show the same, and ask once', async () => {
    filled()
    openShop(content('leeg'))
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(cart('vers'))
    expect(
      [...document.querySelectorAll('.widget_shopping_cart_content')].map((each) => each.textContent),
    ).toEqual(['vers', 'vers'])
  })
})
