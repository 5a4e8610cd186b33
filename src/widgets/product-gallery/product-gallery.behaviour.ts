import type { Mount } from '../../behaviours/contract.ts'
import { partFor } from '../../islands/load-part.ts'
import { createSlider } from './slider.ts'
import { startZoom } from './zoom.ts'

/** The visitor chose a variant; the gallery shows its picture. */
interface VariantChosen {
  pictureId?: number
}

/**
 * The gallery of a product (SHOP-02). Thumbnails slide to their picture, hovering magnifies a picture where the large
 * one is wider than the gallery, and a click opens it full screen. A single picture does not slide.
 */
export const mount: Mount = (root) => {
  const track = root.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')
  const slides = [...root.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')]
  if (!track || slides.length === 0) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const thumbs = [...root.querySelectorAll<HTMLElement>('.thumbs a')]
  const slider = createSlider(track, slides.length, (shown) => {
    for (const [index, thumb] of thumbs.entries())
      if (index === shown) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
  })
  const dialog = root.querySelector('dialog')
  let closeLightbox: (() => void) | undefined

  const open = async (opener: Element) => {
    if (!dialog) return
    const part = await partFor(root, 'lightbox', () => import('../shared/lightbox/lightbox.ts'))
    if (!part || signal.aborted) return
    closeLightbox = part.openLightbox(
      dialog,
      slides.map(pictureOf),
      slider.shown(),
      opener,
      slider.show,
      false,
    )
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const thumb = thumbs.findIndex((link) => link.contains(event.target as Element))
    const opener = event.target.closest(
      '.woocommerce-product-gallery__image a, .woocommerce-product-gallery__trigger',
    )
    if (thumb < 0 && !opener) return
    event.preventDefault()
    if (opener) void open(opener)
    else slider.slideTo(thumb)
  }
  const onVariant = (event: Event) => {
    const { pictureId } = (event as CustomEvent<VariantChosen>).detail
    const index = slides.findIndex(({ dataset }) => dataset.picture === String(pictureId))
    if (index >= 0) slider.slideTo(index)
  }

  const trigger = root.querySelector('.woocommerce-product-gallery__trigger')
  trigger?.setAttribute('role', 'button')
  trigger?.setAttribute('aria-haspopup', 'dialog')
  root.addEventListener('click', onClick, { signal })
  root.ownerDocument.addEventListener('variant-chosen', onVariant, { signal })
  const stopZooms = slides.map((slide) => startZoom(slide))
  return () => {
    listeners.abort()
    slider.stop()
    closeLightbox?.()
    for (const stop of stopZooms) stop()
  }
}

/** A picture for the full screen, with its caption or title (SHOP-02). */
function pictureOf(slide: HTMLElement) {
  const image = slide.querySelector('img')
  const { large_image: src = '', caption = '' } = image?.dataset ?? {}
  return {
    src,
    width: Number(image?.dataset.large_image_width),
    height: Number(image?.dataset.large_image_height),
    alt: image?.alt ?? '',
    caption: caption || image?.title || '',
  }
}
