import type { LiveMap } from './live/live-map.ts'
import type { MapSetup } from './map-setup.ts'

/** What a chart asks of the map that will take its place. */
export interface SleepingMap {
  /** Somebody touched the chart, at the star of this entry if at one. */
  touch(id?: number): void
  stop(): void
}

const asleep: SleepingMap = { touch: () => undefined, stop: () => undefined }

/**
 * Fetches the map once its chart is touched or opened large, and not a byte of it before. `onLive` is called when it
 * takes the chart's place. Where it cannot be drawn, or did not come, the chart stays and a sentence says so.
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
    // MapLibre draws with WebGL 2 and with nothing else.
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
      // What did not come is asked for again at the next press.
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
