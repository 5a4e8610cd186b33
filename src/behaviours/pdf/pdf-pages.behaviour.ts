import type { Mount } from '../contract.ts'

/**
 * Shows a PDF page by page in place of a link to it (LIB-16): zoom, keys, and its text for screen readers and
 * searching.
 */
export const mount: Mount = (root) => {
  const bar = root.querySelector<HTMLElement>('.pdf-bar')
  const pages = root.querySelector<HTMLElement>('.pdf-pages')
  const said = root.querySelector<HTMLElement>('.pdf-said')
  const link = root.querySelector<HTMLElement>('.pdf-link')
  const { src } = root.dataset
  if (!bar || !pages || !said || !link || src === undefined) return () => undefined
  const stop = new AbortController()
  const { signal } = stop
  link.hidden = true
  say(root.dataset.waiting)
  void open(src, bar, pages)
  return () => {
    stop.abort()
    reset(bar, pages)
    say('')
    link.hidden = false
  }

  function say(text = ''): void {
    if (said) said.textContent = text
  }

  async function open(url: string, tools: HTMLElement, region: HTMLElement): Promise<void> {
    try {
      const [{ openPdf }, { showPages }] = await load()
      const pdf = await openPdf(url, signal)
      if (signal.aborted) return
      tools.hidden = false
      region.hidden = false
      // A scroll container must be reachable by keyboard.
      region.tabIndex = 0
      say('')
      await showPages(pdf, { root, bar: tools, region }, signal)
    } catch (error) {
      if (signal.aborted) return
      reset(tools, region)
      say(root.dataset[await reasonOf(error)])
      if (link) link.hidden = false
    }
  }
}

/** Loaded only on a page with a PDF. */
const load = () => Promise.all([import('./open-pdf.ts'), import('./show-pages.ts')])

function reset(bar: HTMLElement, region: HTMLElement): void {
  bar.hidden = true
  region.hidden = true
  region.replaceChildren()
}

/** The PDF library itself may have failed to load. */
async function reasonOf(error: unknown): Promise<string> {
  try {
    const [{ problemOf }] = await load()
    return problemOf(error)
  } catch {
    return 'unreached'
  }
}
