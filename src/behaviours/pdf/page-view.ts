import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { TextLayer } from './open-pdf.ts'

/** Pixels of one drawing; browsers refuse more. */
const mostPixels = 16_000_000

export interface PageView {
  readonly element: HTMLElement
  /** Draws the page at the present width of its element. */
  draw(): Promise<void>
  /** Places the page's text for screen readers, searching and copying. */
  write(): Promise<void>
  /** Frees the memory of the drawing. */
  clear(): void
}

/** A page of a document: a drawing under invisible text. `shape` is width divided by height, once known. */
export function createPageView(
  pdf: PDFDocumentProxy,
  number: number,
  { owner, name, shape }: { owner: Document; name: string; shape: number },
): PageView {
  const element = owner.createElement('div')
  element.className = 'pdf-page'
  element.style.aspectRatio = String(shape)
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', name)
  const words = owner.createElement('div')
  words.className = 'pdf-words'
  element.append(words)
  let task: RenderTask | undefined
  let canvas: HTMLCanvasElement | undefined
  let drawnWidth = 0
  let written: Promise<void> | undefined

  const measure = async () => {
    const page = await pdf.getPage(number)
    const own = page.getViewport({ scale: 1 })
    element.style.aspectRatio = String(own.width / own.height)
    const scale = element.clientWidth / own.width
    element.style.setProperty('--total-scale-factor', String(scale))
    return { page, own, scale }
  }

  async function draw(): Promise<void> {
    const { page, own, scale } = await measure()
    if (drawnWidth === element.clientWidth && canvas) return
    drawnWidth = element.clientWidth
    task?.cancel()
    const sharp = Math.min(
      (owner.defaultView?.devicePixelRatio ?? 1) * scale,
      Math.sqrt(mostPixels / (own.width * own.height)),
    )
    const viewport = page.getViewport({ scale: sharp })
    const next = owner.createElement('canvas')
    next.setAttribute('aria-hidden', 'true')
    next.width = Math.floor(viewport.width)
    next.height = Math.floor(viewport.height)
    const mine = page.render({ canvas: next, viewport })
    task = mine
    try {
      await mine.promise
    } catch (error) {
      // The size has changed, or the page is out of view.
      if (error instanceof Error && error.name === 'RenderingCancelledException') return
      throw error
    }
    canvas?.remove()
    canvas = next
    element.prepend(next)
  }

  return {
    element,
    draw,
    write() {
      written ??= measure().then(async ({ page, own }) => {
        const layer = new TextLayer({
          textContentSource: await page.getTextContent(),
          container: words,
          viewport: own,
        })
        await layer.render()
      })
      return written
    },
    clear() {
      task?.cancel()
      // A canvas keeps its memory until it is made small.
      if (canvas) canvas.width = 0
      canvas?.remove()
      canvas = undefined
      drawnWidth = 0
    },
  }
}
