import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './product-tabs.behaviour.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  location.hash = ''
  history.replaceState(null, '', '/')
})

function place(address = '/product/gids/', open = ''): HTMLElement {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<a class="woocommerce-review-link" href="#reviews">12 beoordelingen</a>
    <div class="wc-tabs-wrapper" ${open && `data-open="${open}"`}>
      <ul class="wc-tabs">
        <li class="description_tab active"><a href="#tab-description">Beschrijving</a></li>
        <li class="additional_information_tab"><a href="#tab-additional_information">Gegevens</a></li>
        <li class="reviews_tab"><a href="#tab-reviews">Beoordelingen</a></li>
      </ul>
      <div class="wc-tab" id="tab-description"></div>
      <div class="wc-tab" id="tab-additional_information"></div>
      <div class="wc-tab" id="tab-reviews"><div id="reviews"><p id="comment-12"></p></div></div>
    </div>`
  const root = document.querySelector<HTMLElement>('.wc-tabs-wrapper') as HTMLElement
  stop = mount(root)
  return root
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.wc-tab')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ id }) => id)
const link = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`.${name}_tab a`) as HTMLAnchorElement
const press = (element: Element, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

it('SHOP-03 opens the description, and one tab at a time', () => {
  place()
  expect(shown()).toEqual(['tab-description'])
  expect(press(link('additional_information'))).toBe(false)
  expect(shown()).toEqual(['tab-additional_information'])
  expect(document.querySelector('li.active')?.className).toContain('additional_information_tab')
  expect(link('additional_information').getAttribute('aria-selected')).toBe('true')
  expect(link('description').getAttribute('aria-selected')).toBe('false')
})

it.each([
  ['/product/gids/#reviews', 'tab-reviews'],
  ['/product/gids/#tab-reviews', 'tab-reviews'],
  ['/product/gids/#comment-12', 'tab-reviews'],
  ['/product/gids/#Comment-99', 'tab-reviews'],
  ['/product/gids/comment-page-2/', 'tab-reviews'],
  ['/product/gids/?cpage=2', 'tab-reviews'],
  ['/product/gids/#tab-additional_information', 'tab-additional_information'],
  ['/product/gids/#elders', 'tab-description'],
  ['/product/gids/#tab-bestaat-niet', 'tab-description'],
])('SHOP-03 at %s opens %s', (address, tab) => {
  place(address)
  expect(shown()).toEqual([tab])
})

it('SHOP-03 a review link opens the reviews, also after the hash was there before', () => {
  place()
  press(document.querySelector('.woocommerce-review-link') as Element)
  expect(shown()).toEqual(['tab-reviews'])
})

it('SHOP-03 follows the hash when it changes', () => {
  place()
  location.hash = '#tab-additional_information'
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(shown()).toEqual(['tab-additional_information'])
})

it('SHOP-04 opens the reviews when their form came back', () => {
  place('/wp-comments-post.php', 'reviews')
  expect(shown()).toEqual(['tab-reviews'])
})

it('SHOP-03 is gone through with the arrow keys', () => {
  place()
  link('description').focus()
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  key('ArrowLeft')
  expect(document.activeElement).toBe(link('reviews'))
  expect(shown()).toEqual(['tab-reviews'])
  key('ArrowRight')
  expect(shown()).toEqual(['tab-description'])
  key('End')
  expect(document.activeElement).toBe(link('reviews'))
})

it('SHOP-03 leaves a click for a new tab to the browser', () => {
  place()
  expect(press(link('reviews'), { ctrlKey: true })).toBe(true)
  expect(shown()).toEqual(['tab-description'])
})

it('SHOP-03 shows every panel again when it ends', () => {
  const root = place()
  stop()
  expect(shown()).toHaveLength(3)
  expect(root.classList.contains('is-tabbed')).toBe(false)
})
