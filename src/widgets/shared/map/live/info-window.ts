import type { Marker } from '../markers.ts'
import { windowAt } from './camera.ts'

/** One of several places on the same spot. */
const mostPopups = 20

/** The only window of a map, above the pressed marker. */
export interface InfoWindow {
  /** All places on one spot. */
  open(markers: readonly Marker[]): void
  /** Gives it a largest height, beyond which its contents scroll. */
  fit(mostPx: number): void
  close(): void
  isOpen(): boolean
  /** Moves the window to its marker, in pixels of the map. */
  move(at: { x: number; y: number }, halfMarkerPx: number): void
}

export function infoWindow(card: HTMLElement, map: HTMLElement): InfoWindow {
  const list = card.querySelector('ul')
  return {
    open(markers) {
      list?.dispatchEvent(new Event('html-leaving', { bubbles: true }))
      list?.replaceChildren(
        ...markers.slice(0, mostPopups).map(({ popup }) => {
          const item = card.ownerDocument.createElement('li')
          // Our own server made this HTML from escaped texts (`markers.ts`).
          item.innerHTML = popup
          return item
        }),
      )
      list?.dispatchEvent(new Event('html-added', { bubbles: true }))
      card.hidden = false
      card.classList.add('is-window')
    },
    close() {
      card.hidden = true
    },
    fit(mostPx) {
      card.style.maxHeight = `${Math.floor(mostPx)}px`
    },
    isOpen: () => !card.hidden,
    move(at, halfMarkerPx) {
      const { left, top } = windowAt(
        at,
        halfMarkerPx,
        card.getBoundingClientRect(),
        map.getBoundingClientRect(),
      )
      card.style.left = `${left}px`
      card.style.top = `${top}px`
    },
  }
}
