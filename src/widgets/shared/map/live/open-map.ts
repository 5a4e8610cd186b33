import base from 'virtual:base-map'
import { Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import './live.css'
import type { MapSetup } from '../map-setup.ts'
import type { Marker } from '../markers.ts'
import { drawIcon } from './icon-image.ts'
import { type Host, type LiveMap, liveMap } from './live-map.ts'

// A file on our own origin, which the content security policy allows.
setWorkerUrl(workerUrl)

/** Loads the markers of a map and draws it with MapLibre. */
export async function openMap(host: Host, setup: MapSetup): Promise<LiveMap> {
  const [answer, tiles] = await Promise.all([
    fetch(setup.markers),
    setup.tiles === undefined
      ? undefined
      : import('./tiles.ts').then(({ openTiles }) => openTiles(setup.tiles ?? '', base.names)),
  ])
  if (!answer.ok) throw new Error(`the places of the map answered ${answer.status}`)
  const { markers }: { markers: readonly Marker[] } = await answer.json()
  return liveMap({ MapOf: GlMap, base, tiles, draw: drawIcon }, host, setup, markers)
}
