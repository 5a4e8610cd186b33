import type { LiveMap } from './live/live-map.ts'
import type { MapSetup } from './map-setup.ts'

/** Requests from a chart to the map that replaces it. */
export interface SleepingMap {
  /** The chart was touched; at this entry's star, if at one. */
  touch(id?: number): void
  stop(): void
}

const asleep: SleepingMap = { touch: () => undefined, stop: () => undefined }

/**
 * Loads the live map once its chart is touched or opened large, and nothing of it before. Calls `onLive` when it
 * replaces the chart. When it cannot be drawn or loaded, the chart stays and a sentence says so.
 */
export function wakeMap(root: HTMLElement, onLive: () => void): SleepingMap {
  const sheet = root.querySelector<HTMLElement>('[data-map]')
  const line = sheet?.querySelector<HTMLElement>('[data-map-say]')
  if (!sheet?.dataset.map || !line) return asleep
  // Written by our own server (`place-chart.tsx`).
  const setup: MapSetup = JSON.parse(sheet.dataset.map)
  const { texts } = setup
  const page = root.ownerDocument
  const stop = new AbortController()
  const say = (text = '') => {
    line.textContent = text
  }
  let live: Promise<LiveMap | undefined> | undefined
  let wanted: number | undefined
  let closeAtlas: (() => void) | undefined

  const open = async (): Promise<LiveMap | undefined> => {
    // MapLibre requires WebGL 2.
    if (!page.defaultView || !('WebGL2RenderingContext' in page.defaultView)) {
      say(texts.noMap)
      return undefined
    }
    try {
      say(texts.mapLoading)
      const { openMap } = await import('./live/open-map.ts')
      const map = await openMap({ root, sheet, say }, setup)
      if (stop.signal.aborted) {
        map.remove()
        return undefined
      }
      onLive()
      if (wanted !== undefined) map.show(wanted)
      return map
    } catch (error) {
      const isUndrawn = error instanceof Error && error.name === 'GPUInitializationError'
      say(isUndrawn ? texts.noMap : texts.mapFailed)
      // A failed download is retried at the next touch.
      if (!isUndrawn) live = undefined
      return undefined
    }
  }
  const wake = () => {
    live ??= open()
    return live
  }
  const enlarge = async () => {
    const map = await wake()
    if (!map || stop.signal.aborted || root.closest('dialog')) return
    const { openAtlas } = await import('./live/atlas.ts')
    closeAtlas = openAtlas(root, setup, map)
  }

  const tools = sheet.querySelector<HTMLElement>('[data-map-tools]')
  if (tools) tools.hidden = false
  tools
    ?.querySelector('[data-map-do="large"]')
    ?.addEventListener('click', () => void enlarge(), { signal: stop.signal })
  return {
    touch(id) {
      wanted = id
      void wake()
    },
    stop() {
      stop.abort()
      closeAtlas?.()
      void live?.then((map) => map?.remove())
    },
  }
}
