import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './checkout.behaviour.ts'

const html = (total: string, shown: string, changed = '') => `
  <form action="/checkout/" method="post">
    <div data-part="changes">${changed && `<div role="alert">${changed}</div>`}</div>
    <select id="billing_country" name="billing_country"><option value="BE">België</option><option value="NL" selected>Nederland</option></select>
    <input id="billing_city" name="billing_city" value="Utrecht">
    <input id="account_password" name="account_password" value="geheim-woord">
    <div data-part="delivery"><input type="radio" id="delivery-ship" name="shipping_method[0]" value="flat_rate" checked></div>
    <aside data-part="summary"><input type="hidden" name="checkout_shown" value="${shown}"><b>${total}</b></aside>
    <button name="woocommerce_checkout_place_order" value="1">Bestellen en betalen</button>
  </form>`

let form: HTMLFormElement
let unmount: () => void
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => new Response(html('€ 24,95', 'nieuw')))
  document.body.innerHTML = html('€ 20,00', 'oud')
  const found = document.querySelector('form')
  if (!found) throw new Error('no form')
  form = found
  unmount = mount(form)
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const change = async (id: string) => {
  document.getElementById(id)?.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(400)
}

it('SHOP-10 the totals follow a choice, with what the buyer is shown, and the focus stays', async () => {
  document.getElementById('delivery-ship')?.focus()
  await change('delivery-ship')
  expect(form.querySelector('b')?.textContent).toBe('€ 24,95')
  expect(new FormData(form).get('checkout_shown')).toBe('nieuw')
  expect(document.activeElement?.id).toBe('delivery-ship')
})

it('SHOP-10 nothing is replaced while a key or a button is held', async () => {
  window.dispatchEvent(new Event('pointerdown'))
  await change('delivery-ship')
  expect(form.querySelector('b')?.textContent).toBe('€ 20,00')
  window.dispatchEvent(new Event('pointerup'))
  await vi.advanceTimersByTimeAsync(1)
  expect(form.querySelector('b')?.textContent).toBe('€ 24,95')
})

it('SHOP-10 what was typed is kept, but never a password, and nothing is ordered', async () => {
  await change('billing_city')
  const body = new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body))
  expect(body.get('billing_city')).toBe('Utrecht')
  expect(body.has('account_password')).toBe(false)
  expect(body.has('woocommerce_checkout_place_order')).toBe(false)
  expect(body.get('woocommerce_checkout_update_totals')).toBe('1')
})

it('SHOP-10 the totals follow what was chosen before the scripts ran, and ask nothing otherwise', async () => {
  await vi.advanceTimersByTimeAsync(400)
  expect(fetched).not.toHaveBeenCalled()
  unmount()
  const country = form.querySelector('select')
  if (country) country.value = 'BE'
  unmount = mount(form)
  await vi.advanceTimersByTimeAsync(400)
  expect(new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body)).get('billing_country')).toBe('BE')
  expect(form.querySelector('b')?.textContent).toBe('€ 24,95')
})

it('SHOP-10 changes that come close together are one request', async () => {
  document.getElementById('billing_city')?.dispatchEvent(new Event('change', { bubbles: true }))
  await change('delivery-ship')
  expect(fetched).toHaveBeenCalledTimes(1)
})

const answer = (...parts: Parameters<typeof html>) => new Response(html(...parts))
const told = () => form.querySelector('[data-part="changes"] > [role="alert"]')?.textContent

it('abuse 6 what changed meanwhile is announced, comes into view, and stays until the page is opened again', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  fetched.mockImplementationOnce(async () => answer('€ 10,00', 'minder', 'Er is er nog 1'))
  await change('billing_city')
  expect(told()).toBe('Er is er nog 1')
  await vi.advanceTimersByTimeAsync(1500)
  expect(scrolled).toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
  scrolled.mockClear()
  await change('billing_city')
  expect([told(), form.querySelector('b')?.textContent]).toEqual(['Er is er nog 1', '€ 24,95'])
  await vi.advanceTimersByTimeAsync(1500)
  expect(scrolled).not.toHaveBeenCalled()
})

it('abuse 6 of an answer that is overtaken only the changes are shown', async () => {
  let arrive: (late: Response) => void = () => undefined
  fetched.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  await change('billing_city')
  await change('delivery-ship')
  arrive(answer('€ 10,00', 'minder', 'Er is er nog 1'))
  await vi.advanceTimersByTimeAsync(1)
  expect([told(), form.querySelector('b')?.textContent]).toEqual(['Er is er nog 1', '€ 24,95'])
})

it('abuse 6 of a cart in which nothing is left the changes are shown too', async () => {
  const cart = '<div data-part="changes"><div role="alert">De laatste is weg</div></div>'
  fetched.mockImplementationOnce(async () => new Response(cart))
  await change('billing_city')
  expect(told()).toBe('De laatste is weg')
})

it('SHOP-10 a slow line leaves the page as it is', async () => {
  fetched.mockImplementation(async () => {
    throw new TypeError('network')
  })
  await change('billing_city')
  expect(form.querySelector('b')?.textContent).toBe('€ 20,00')
})
