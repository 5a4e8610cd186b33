import type { RenderContext } from '../../context.ts'
import { mapTilesPath } from '../../map-tiles.ts'
import type { MapModel } from '../places/place-chart.tsx'
import type { MapProps } from './map-fields.ts'
import { toMapOptions } from './map-options.ts'

/** Of the address of a map's markers: `{page}{widget}.kaart.json`, with the filters of the page. */
export const markersEnding = '.kaart.json'

/** How a map works; its markers are those that the same widget shows at the same address. */
export async function toMapModel(
  props: MapProps,
  { path, query, features }: Pick<RenderContext, 'path' | 'query' | 'features'>,
  id: string,
  reads: readonly string[] = [],
): Promise<MapModel> {
  const kept = new URLSearchParams([...query].filter(([name]) => reads.includes(name))).toString()
  const { mapFileId } = await features.content.settings()
  return {
    options: toMapOptions(props),
    markers: `${path}${id}${markersEnding}${kept ? `?${kept}` : ''}`,
    ...(mapFileId === undefined ? {} : { tiles: mapTilesPath }),
  }
}
