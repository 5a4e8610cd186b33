import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './product-gallery.behaviour.ts'

const wide = 660
let stop: () => void = () => undefined
let frames: FrameRequestCallback[] = []
let reduced = false
beforeEach(() => {
  frames = []
  reduced = false
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(wide)
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: reduced }) as MediaQueryList)
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function place(largeWidths: number[]): void {
  const slide = (width: number, index: number) => `
    <div class="woocommerce-product-gallery__image" data-picture="${index + 1}"><a href="/groot-${index + 1}.jpg"><img
      alt="Foto ${index + 1}" title="Titel ${index + 1}" ${index === 0 ? 'data-caption="Onderschrift"' : ''}
      data-large_image="/groot-${index + 1}.jpg" data-large_image_width="${width}" data-large_image_height="800"></a></div>`
  document.body.innerHTML = `<div id="gallery">
    <div class="woocommerce-product-gallery__wrapper">${largeWidths.map(slide).join('')}</div>
    <a class="woocommerce-product-gallery__trigger" href="/groot-1.jpg" aria-label="Afbeeldinggalerij in volledig scherm bekijken"></a>
    <ol class="thumbs">${largeWidths.map((_, index) => `<li><a href="#${index}" ${index === 0 ? 'aria-current="true"' : ''}>${index}</a></li>`).join('')}</ol>
    <dialog data-counter="Foto {page} van {pages}"><p class="counter"></p><button class="close" data-closes></button>
      <div class="lightbox-view"><img alt="" hidden></div><p class="lightbox-caption"></p>
      <button data-step="-1"></button><button data-step="1"></button></dialog></div>`
  stop = mount(document.querySelector('#gallery') as HTMLElement)
}
const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector) as Type
const track = () => find('.woocommerce-product-gallery__wrapper')
const press = (element: Element, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
const thumb = (index: number) => document.querySelectorAll<HTMLElement>('.thumbs a')[index] as HTMLElement
const current = () => find('.thumbs [aria-current]').textContent
const runTo = (ms: number) => frames.splice(0).forEach((frame) => void frame(ms))

describe('thumbnails', () => {
  it('SHOP-02 slide to their picture in 500 ms', () => {
    place([1200, 1200, 1200])
    expect(press(thumb(2))).toBe(false)
    expect(current()).toBe('2')
    runTo(250)
    expect(track().scrollLeft).toBe(wide)
    runTo(499)
    expect(track().scrollLeft).toBeLessThan(2 * wide)
    runTo(500)
    expect(track().scrollLeft).toBe(2 * wide)
    expect(frames).toEqual([])
  })

  it('SHOP-02 do not slide for who asks for less motion', () => {
    reduced = true
    place([1200, 1200])
    press(thumb(1))
    expect(track().scrollLeft).toBe(wide)
    expect(frames).toEqual([])
  })

  it('SHOP-02 follow a strip that is swiped', () => {
    place([1200, 1200, 1200])
    track().scrollLeft = wide + 40
    track().dispatchEvent(new Event('scroll'))
    expect(current()).toBe('1')
  })

  it('SHOP-02 one picture does not slide, and nothing moves by itself', () => {
    place([1200])
    press(thumb(0))
    expect(frames).toEqual([])
    expect(track().scrollLeft).toBe(0)
  })

  it('SHOP-17 shows the picture of a chosen variant', () => {
    reduced = true
    place([1200, 1200])
    document.dispatchEvent(new CustomEvent('variant-chosen', { detail: { pictureId: 2 } }))
    expect(current()).toBe('1')
  })
})

describe('zoom', () => {
  const enter = (index: number, pointerType = 'mouse') =>
    document
      .querySelectorAll('.woocommerce-product-gallery__image')
      [index]?.dispatchEvent(new PointerEvent('pointerenter', { pointerType, clientX: 0, clientY: 0 }))

  it('SHOP-02 enlarges where the large picture is wider than the gallery, and only there', () => {
    place([1200, wide])
    enter(0)
    expect(find<HTMLImageElement>('.zoomImg').getAttribute('src')).toBe('/groot-1.jpg')
    find('.woocommerce-product-gallery__image').dispatchEvent(new PointerEvent('pointerleave'))
    expect(find('.zoomImg')).toBeNull()
    enter(1)
    expect(find('.zoomImg')).toBeNull()
  })

  it('SHOP-02 leaves a finger to the full screen', () => {
    place([1200])
    enter(0, 'touch')
    expect(find('.zoomImg')).toBeNull()
  })
})

describe('the full screen', () => {
  const dialog = () => find<HTMLDialogElement>('dialog')
  const image = () => find<HTMLImageElement>('.lightbox-view img')
  const open = async (selector = '.woocommerce-product-gallery__trigger') => {
    press(find(selector))
    await vi.waitFor(() => expect(dialog().open).toBe(true))
  }
  const key = (name: string) =>
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

  it('SHOP-02 shows the large picture with its caption or title and a counter, and does not loop', async () => {
    reduced = true
    place([1200, 1200])
    await open()
    expect(image().getAttribute('src')).toBe('/groot-1.jpg')
    expect(find('.lightbox-caption').textContent).toBe('Onderschrift')
    expect(find('.counter').textContent).toBe('Foto 1 van 2')
    expect(find('[data-step="-1"]').getAttribute('aria-disabled')).toBe('true')
    press(find('[data-step="1"]'))
    expect(image().alt).toBe('Foto 2')
    expect(find('.lightbox-caption').textContent).toBe('Titel 2')
    key('ArrowRight')
    expect(find('.counter').textContent).toBe('Foto 2 van 2')
    key('ArrowLeft')
    expect(find('.counter').textContent).toBe('Foto 1 van 2')
  })

  it('SHOP-02 opens from the picture too, at what is shown, and leaves the gallery where one stopped', async () => {
    reduced = true
    place([1200, 1200, 1200])
    press(thumb(1))
    await open('.woocommerce-product-gallery__image a')
    expect(find('.counter').textContent).toBe('Foto 2 van 3')
    key('ArrowRight')
    press(find('.close'))
    expect(dialog().open).toBe(false)
    expect(current()).toBe('2')
    expect(track().scrollLeft).toBe(2 * wide)
  })

  it('SHOP-02 enlarges a picture by a click, and can then be scrolled with the keys', async () => {
    place([1200])
    await open()
    press(image())
    expect(find('.lightbox-view').className).toContain('is-large')
    expect(find('.lightbox-view').tabIndex).toBe(0)
    press(image())
    expect(find('.lightbox-view').className).not.toContain('is-large')
  })

  it('SHOP-02 leaves a click for a new tab to the browser', () => {
    place([1200])
    expect(press(find('.woocommerce-product-gallery__trigger'), { metaKey: true })).toBe(true)
  })

  it('SHOP-02 is a button with its label, that opens a dialog', () => {
    place([1200])
    const trigger = find('.woocommerce-product-gallery__trigger')
    expect(trigger.getAttribute('role')).toBe('button')
    expect(trigger.getAttribute('aria-haspopup')).toBe('dialog')
  })
})
