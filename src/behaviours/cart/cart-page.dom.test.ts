import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './cart-page.behaviour.ts'

const cartOf = (
  quantity: number,
  notice = '',
) => `<div data-behaviour="cart-page"><div class="sr" role="status" data-said></div>
  <form class="woocommerce-cart-form" method="post" action="/cart/">
    <input id="qty-k1" class="qty" type="number" name="cart[k1][qty]" value="${quantity}">
    <a class="remove" href="/cart/?remove_item=k1">Verwijder</a>
    <button type="submit" name="update_cart" value="1">Werk bij</button></form>${notice}
  <p class="total">${quantity} stuks</p>
  <form class="coupon" method="post" action="/cart/"><input name="coupon_code" value="TIEN">
    <button type="submit" name="apply_coupon" value="1">Gebruik</button></form></div>`
const removed = `<div class="msg woocommerce-message" role="status" data-behaviour="notices"><span>Gids is eruit.</span>
  <a href="/cart/?undo_item=k1">Zet terug</a></div>`
const page = (quantity: number, notice = '') =>
  `<!doctype html><html><body><header>kop</header><main><h1>Winkelmand</h1>${cartOf(quantity, notice)}</main></body></html>`

interface Sent {
  url: string
  body: string | undefined
  answer(html: string, status?: number): void
  fail(): void
}

let sent: Sent[] = []
let stop: () => void = () => undefined
const find = <Type extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const root = () => find('[data-behaviour~="cart-page"]')
const input = () => find<HTMLInputElement>('input.qty')
const total = () => find('.total').textContent
const flush = () => vi.advanceTimersByTimeAsync(0)

function setQuantity(value: string): void {
  input().value = value
  input().dispatchEvent(new Event('change', { bubbles: true }))
}
const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (url: string, init: { body?: URLSearchParams }) => {
    return new Promise((resolve, reject) => {
      sent.push({
        url: url.replace(location.origin, ''),
        body: init.body && decodeURIComponent(String(init.body)),
        answer: (html, status = 200) => resolve(new Response(html, { status })),
        fail: () => reject(new TypeError('network')),
      })
    })
  })
  document.body.innerHTML = cartOf(2)
  stop = mount(root())
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('SHOP-09 the cart page with scripts', () => {
  it('needs no button to change a quantity', () => {
    expect(find('[name=update_cart]').hidden).toBe(true)
  })

  it('shows the cart anew when something of the page is put into it', async () => {
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail: [{}, 'h1'] }))
    expect(sent.map(({ url, body }) => [url, body])).toEqual([[location.pathname, undefined]])
    sent[0]?.answer(page(5))
    await flush()
    expect(total()).toBe('5 stuks')
    stop()
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { bubbles: true, detail: [{}, 'h1'] }))
    expect(sent).toHaveLength(1)
  })

  it('sends a changed quantity as its form does, once for several changes, and shows the answer', async () => {
    setQuantity('3')
    setQuantity('4')
    await vi.advanceTimersByTimeAsync(400)
    expect(sent.map(({ url, body }) => [url, body])).toEqual([['/cart/', 'cart[k1][qty]=4&update_cart=1']])
    expect(root().style.opacity).toBe('0.6')
    expect(root().getAttribute('aria-busy')).toBe('true')
    sent[0]?.answer(page(4))
    await flush()
    expect(total()).toBe('4 stuks')
    expect(root().style.opacity).toBe('')
    expect(find('[name=update_cart]').hidden).toBe(true)
  })

  it('puts back the quantity of a field that is emptied and left', async () => {
    setQuantity('')
    expect(input().value).toBe('2')
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([])
  })

  it('sends what was changed before it was there', async () => {
    stop()
    input().value = '5'
    stop = mount(root())
    await vi.advanceTimersByTimeAsync(400)
    expect(sent.map(({ body }) => body)).toEqual(['cart[k1][qty]=5&update_cart=1'])
  })

  it('keeps the focus where it was', async () => {
    input().focus()
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    sent[0]?.answer(page(3))
    await flush()
    expect(document.activeElement).toBe(input())
  })

  it('follows a link that removes in place, says so, and moves the focus to the way back', async () => {
    find('.remove').focus()
    expect(click('.remove')).toBe(false)
    expect(sent[0]?.url).toBe('/cart/?remove_item=k1')
    sent[0]?.answer(page(1, removed))
    await flush()
    expect(find('[data-said]').textContent).toBe('Gids is eruit.')
    expect(document.activeElement).toBe(find('.woocommerce-message'))
    expect(find('.woocommerce-message').dataset.behaviour).toBeUndefined()
    click('[href*=undo_item]')
    expect(sent[1]?.url).toBe('/cart/?undo_item=k1')
  })

  it('sends the coupon in place', async () => {
    find<HTMLFormElement>('.coupon').requestSubmit()
    expect(sent[0]?.body).toBe('coupon_code=TIEN&apply_coupon=1')
  })

  it('wakes what is in the answer, and tells the mini-cart', async () => {
    const woken = vi.fn()
    const told = vi.fn()
    root().addEventListener('html-added', woken)
    document.body.addEventListener('wc_fragment_refresh', told)
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    sent[0]?.answer(page(3))
    await flush()
    expect([woken.mock.calls.length, told.mock.calls.length]).toEqual([1, 1])
    document.body.removeEventListener('wc_fragment_refresh', told)
  })

  it('loses nothing that is typed while it waits', async () => {
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    setQuantity('7')
    sent[0]?.answer(page(3))
    await flush()
    expect(input().value).toBe('7')
    await vi.advanceTimersByTimeAsync(400)
    expect(sent[1]?.body).toBe('cart[k1][qty]=7&update_cart=1')
  })

  it('does one thing at a time, and a second press of the same once', async () => {
    click('.remove')
    click('.remove')
    expect(sent).toHaveLength(1)
    sent[0]?.answer(page(2, removed))
    await flush()
    expect(sent).toHaveLength(1)
  })

  it('does next what was asked for while it waits', async () => {
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    click('.remove')
    expect(sent).toHaveLength(1)
    sent[0]?.answer(page(3))
    await flush()
    expect(sent[1]?.url).toBe('/cart/?remove_item=k1')
  })

  it('sends a quantity that was changed just before something else was asked for', async () => {
    setQuantity('3')
    find<HTMLFormElement>('.coupon').requestSubmit()
    sent[0]?.answer(page(2))
    await flush()
    expect(input().value).toBe('3')
    await vi.advanceTimersByTimeAsync(400)
    expect(sent[1]?.body).toBe('cart[k1][qty]=3&update_cart=1')
  })

  it('replaces nothing while a finger is down on it', async () => {
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    const link = find('.remove')
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    sent[0]?.answer(page(3))
    await flush()
    expect(link.isConnected).toBe(true)
    link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    click('.remove')
    await flush()
    expect(sent[1]?.url).toBe('/cart/?remove_item=k1')
  })

  it.each([
    ['the line fails', (call: Sent | undefined) => call?.fail()],
    ['the server fails', (call: Sent | undefined) => call?.answer('', 500)],
    ['the answer is another page', (call: Sent | undefined) => call?.answer('<p>onderhoud</p>')],
  ])('goes there as it would without scripts when %s', async (_, answer) => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    click('.remove')
    answer(sent[0])
    await flush()
    expect(went.mock.calls.map(([to]) => String(to).replace(location.origin, ''))).toEqual([
      '/cart/?remove_item=k1',
    ])
    went.mockRestore()
  })

  it('sends the form itself when that fails', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    setQuantity('3')
    await vi.advanceTimersByTimeAsync(400)
    sent[0]?.fail()
    await flush()
    expect(submitted).toHaveBeenCalledOnce()
  })
})
