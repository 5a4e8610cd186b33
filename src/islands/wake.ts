/**
 * Wakes the islands of server HTML (browser). Does not import React: that comes with `mount.tsx`, fetched when
 * the first island wakes. A nested island wakes by itself, also inside a sleeping one.
 */
import { loadPart } from './load-part.ts'

/** The HTML of each island's slots, taken before anything inside them was touched. */
const slotHtml = new WeakMap<Element, Record<string, string>>()
const cleanups = new WeakMap<Element, () => void>()

/** Wakes every sleeping island below `root`, each at its own moment. */
export function wake(root: Element | Document): void {
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => !cleanups.has(island),
  )
  for (const island of islands) slotHtml.set(island, takeSlots(island))
  for (const island of islands) {
    const cancel = (moments[island.dataset.when ?? ''] ?? moments.load)(island)
    if (!cleanups.has(island)) cleanups.set(island, cancel)
  }
}

/** Runs the clean-ups of every island below `root`, innermost first, before its HTML is taken out. */
export function sleep(root: Element): void {
  for (const island of [...root.querySelectorAll<HTMLElement>('[data-island]')].reverse()) {
    cleanups.get(island)?.()
    cleanups.delete(island)
    island.removeAttribute('data-awake')
  }
}

function takeSlots(island: Element): Record<string, string> {
  const own = [...island.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-slot], [data-island]') === island,
  )
  return Object.fromEntries(own.map((slot) => [slot.dataset.slot ?? '', slot.innerHTML]))
}

async function mount(island: HTMLElement): Promise<void> {
  if (island.hasAttribute('data-awake') || !island.isConnected) return
  island.setAttribute('data-awake', 'loading')
  try {
    const [{ mountIsland }, { default: view }] = await fetchParts(island)
    if (!island.isConnected) return
    cleanups.get(island)?.()
    cleanups.set(island, mountIsland(island, view, slotHtml.get(island) ?? {}, { wake, sleep }))
    island.setAttribute('data-awake', '')
  } catch (error) {
    island.removeAttribute('data-awake')
    island.dispatchEvent(new CustomEvent('part-failed', { bubbles: true, detail: error }))
  }
}

const fetchParts = (island: HTMLElement) => {
  const address = island.dataset.island ?? ''
  return Promise.all([
    loadPart('mount', () => import('./mount.tsx')),
    loadPart(address, () => import(/* @vite-ignore */ address)),
  ])
}

type Schedule = (island: HTMLElement) => () => void

const moments: Record<string, Schedule> & { load: Schedule } = {
  load(island) {
    void mount(island)
    return () => undefined
  },
  idle(island) {
    const handle = window.setTimeout(() => void mount(island), 200)
    return () => window.clearTimeout(handle)
  },
  visible(island) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void mount(island)
      },
      { rootMargin: '200px' },
    )
    // The island itself has `display: contents` and no box to observe.
    observer.observe(island.querySelector(':scope > [data-root] > *') ?? island)
    return () => observer.disconnect()
  },
  interaction(island) {
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    island.addEventListener('pointerover', () => void fetchParts(island).catch(() => undefined), {
      ...options,
      once: true,
    })
    island.addEventListener('focusin', () => void mount(island), options)
    island.addEventListener(
      'click',
      (event) => {
        const { target } = event
        if (
          !(target instanceof HTMLElement || target instanceof SVGElement) ||
          event.ctrlKey ||
          event.metaKey
        )
          return
        // The click that wakes the island is answered as soon as the island can.
        event.preventDefault()
        event.stopPropagation()
        controller.abort()
        void mount(island).then(() =>
          target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        )
      },
      options,
    )
    return () => controller.abort()
  },
}
