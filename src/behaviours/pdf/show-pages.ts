import type { PDFDocumentProxy } from 'pdfjs-dist'
import { createPageView, type PageView } from './page-view.ts'

/** Relative to the available width. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
/**
 * The text of this many pages is inserted at once, for searching in the page; that of others when they come into view.
 */
const writtenAtOnce = 60
const pauseMs = 150

interface Places {
  root: HTMLElement
  bar: HTMLElement
  /** The scroll container. */
  region: HTMLElement
}

/** Inserts the pages and their controls; resolves when the first page is drawn. `signal` removes them. */
export async function showPages(
  pdf: PDFDocumentProxy,
  { root, bar, region }: Places,
  signal: AbortSignal,
): Promise<void> {
  const owner = root.ownerDocument
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const nameOf = (number: number) => (root.dataset.page ?? '').replace('{page}', String(number))
  const views = Array.from({ length: pdf.numPages }, (_, at) =>
    createPageView(pdf, at + 1, { owner, name: nameOf(at + 1), shape: first.width / first.height }),
  )
  const byElement = new Map<Element, PageView>(views.map((view) => [view.element, view]))
  const near = new Set<PageView>()
  let current = 1
  let zoom = 1

  region.replaceChildren(...views.map(({ element }) => element))
  const number = bar.querySelector('input')
  const count = bar.querySelector('output')
  const level = bar.querySelector<HTMLElement>('[data-level]')
  if (number) number.max = String(pdf.numPages)
  if (count) count.textContent = String(pdf.numPages)
  const buttons = new Map(
    [...bar.querySelectorAll<HTMLButtonElement>('button[data-act]')].map((button) => [
      button.dataset.act,
      button,
    ]),
  )

  const look = async (view: PageView) => {
    await view.draw()
    await view.write()
  }
  const update = () => {
    if (number && owner.activeElement !== number) number.value = String(current)
    if (level) level.textContent = `${Math.round(zoom * 100)}%`
    const cannot = new Map([
      ['previous', current <= 1],
      ['next', current >= views.length],
      ['smaller', zoom === zooms[0]],
      ['larger', zoom === zooms.at(-1)],
    ])
    for (const [act, button] of buttons)
      button.setAttribute('aria-disabled', String(cannot.get(act ?? '') ?? false))
  }
  const goTo = (wanted: number) => {
    current = Math.min(Math.max(Math.round(wanted) || 1, 1), views.length)
    const top = views[current - 1]?.element.offsetTop ?? 0
    region.scrollTo({ top: top - (views[0]?.element.offsetTop ?? 0) })
    update()
  }
  const redraw = () => {
    for (const view of near) view.draw().catch(() => undefined)
  }
  const zoomBy = (steps: number) => {
    const at = steps === 0 ? zooms.indexOf(1) : zooms.indexOf(zoom) + steps
    const next = zooms[at]
    if (next === undefined || next === zoom) return
    zoom = next
    const place = region.scrollTop / (region.scrollHeight || 1)
    region.style.setProperty('--zoom', String(zoom))
    region.scrollTop = place * region.scrollHeight
    update()
    redraw()
  }
  const acts = new Map<string, () => void>([
    ['previous', () => goTo(current - 1)],
    ['next', () => goTo(current + 1)],
    ['smaller', () => zoomBy(-1)],
    ['larger', () => zoomBy(1)],
    ['fit', () => zoomBy(0)],
  ])
  const keys = new Map([
    ['+', 'larger'],
    ['=', 'larger'],
    ['-', 'smaller'],
    ['0', 'fit'],
  ])
  const keyOf = ({ key }: KeyboardEvent) => {
    // Moves a page that is wider than its container.
    const turns = region.scrollWidth <= region.clientWidth
    if (turns && key === 'ArrowRight') return 'next'
    return turns && key === 'ArrowLeft' ? 'previous' : keys.get(key)
  }

  bar.addEventListener(
    'click',
    ({ target }) => {
      const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : ''
      acts.get(act ?? '')?.()
    },
    { signal },
  )
  number?.addEventListener(
    'change',
    () => {
      goTo(Number(number.value))
      number.value = String(current)
    },
    { signal },
  )
  region.addEventListener(
    'keydown',
    (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyOf(event)
      if (act === undefined) return
      event.preventDefault()
      acts.get(act)?.()
    },
    { signal },
  )

  const drawing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const view = byElement.get(target)
        if (!view) continue
        if (isIntersecting) {
          near.add(view)
          look(view).catch(() => undefined)
        } else if (near.delete(view)) view.clear()
      }
    },
    { root: region, rootMargin: '100% 0px' },
  )
  const middle = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)
      const at = seen ? views.findIndex(({ element }) => element === seen.target) : -1
      if (at < 0) return
      current = at + 1
      update()
    },
    { root: region, rootMargin: '-49% 0px -50%' },
  )
  let pause: ReturnType<typeof setTimeout> | undefined
  const resizing = new ResizeObserver(() => {
    clearTimeout(pause)
    pause = setTimeout(redraw, pauseMs)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(pause)
    for (const observer of [drawing, middle, resizing]) observer.disconnect()
    for (const view of views) view.clear()
  })
  update()
  const [front] = views
  if (front) await look(front)
  if (signal.aborted) return
  for (const { element } of views) {
    drawing.observe(element)
    middle.observe(element)
  }
  resizing.observe(region)
  for (const view of views.slice(1, writtenAtOnce)) {
    if (signal.aborted) return
    await view.write()
  }
}
