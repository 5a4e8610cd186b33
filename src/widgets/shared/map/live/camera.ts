import type { MapOptions } from '../map-options.ts'
import type { Marker } from '../markers.ts'

type Place = Pick<Marker, 'lat' | 'lng'>
/** West, south, east, north. */
export type Bounds = [number, number, number, number]

/** The default view: the Low Countries. */
const lowCountriesCentre: [number, number] = [4.9, 51.9]

/** Section 9, maps. */
export const panMarginPx = 100
export const windowGapPx = 15

/** Highest zoom for showing all places, so that a single place keeps its surroundings. */
const mostZoomOfAll = 12

export function boundsOf(places: readonly Place[]): Bounds | undefined {
  if (places.length === 0) return undefined
  let [west, south, east, north]: Bounds = [180, 90, -180, -90]
  for (const { lat, lng } of places) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/** The initial view: all places with `auto_center`, otherwise the Low Countries at the zoom that staff set. */
export function startOf(
  { auto_center, zoom }: Pick<MapOptions, 'auto_center' | 'zoom'>,
  places: readonly Place[],
  focus?: Place,
):
  | { bounds: Bounds; fitBoundsOptions: { padding: number; maxZoom: number } }
  | { center: [number, number]; zoom: number } {
  if (focus) return { center: [focus.lng, focus.lat], zoom: Math.max(zoom, 8) }
  const bounds = auto_center === 'yes' ? boundsOf(places) : undefined
  if (!bounds) return { center: lowCountriesCentre, zoom }
  const [west, south, east, north] = bounds
  if (west === east && south === north) return { center: [west, south], zoom }
  return { bounds, fitBoundsOptions: { padding: 48, maxZoom: mostZoomOfAll } }
}

/** The part of a map that lies inside the browser window, in pixels from the top of the map. */
export interface Seen {
  top: number
  bottom: number
}

/** Returns the part of a map that lies inside the browser window; all of it when none does. */
export function seenOf({ top, height }: { top: number; height: number }, windowHeightPx: number): Seen {
  const seen = { top: Math.max(0, -top), bottom: Math.min(height, windowHeightPx - top) }
  return seen.bottom > seen.top ? seen : { top: 0, bottom: height }
}

/** Section 9: a place whose window opens moves to 100 px above the lower edge, here of what is seen of the map. */
const goalOf = ({ top, bottom }: Seen): number => Math.max((top + bottom) / 2, bottom - panMarginPx)

/** Where it moves to, as an offset from the middle of the map. */
export const panOffset = (mapHeightPx: number, seen: Seen): [number, number] => [
  0,
  goalOf(seen) - mapHeightPx / 2,
]

/** The room for its window between the place and the top of what is seen, in pixels. */
export const roomAbove = (seen: Seen, halfMarkerPx: number): number =>
  Math.max(0, goalOf(seen) - halfMarkerPx - windowGapPx - seen.top)

interface Box {
  width: number
  height: number
}

/** Section 9: the window stands 15 px above its marker, within the left and right edges of the map. */
export function windowAt(
  marker: { x: number; y: number },
  halfMarkerPx: number,
  window: Box,
  map: Box,
): { left: number; top: number } {
  const left = Math.min(Math.max(marker.x - window.width / 2, 0), Math.max(map.width - window.width, 0))
  const top = marker.y - halfMarkerPx - windowGapPx - window.height
  return { left: Math.round(left), top: Math.round(top) }
}

/** Number of places in view. */
export const countIn = (places: readonly Place[], [west, south, east, north]: Bounds): number =>
  places.filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north).length
