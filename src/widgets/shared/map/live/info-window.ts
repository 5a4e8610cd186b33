import type { Marker } from '../markers.ts'
import { windowAt } from './camera.ts'

/** Of several places on one spot. */
const mostPopups = 20

/** The one window of a map: what the pressed marker is, above it. */
export interface InfoWindow {
  /** Those on one spot together. */
  open(markers: readonly Marker[]): void
  close(): void
  isOpen(): boolean
  /** The marker now stands here, in pixels of the map. */
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
          // Made by our own server of escaped texts (`markers.ts`).
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
