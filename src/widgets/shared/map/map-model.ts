import type { RenderContext } from '../../context.ts'
import { mapTilesPath } from '../../map-tiles.ts'
import type { MapModel } from '../places/place-chart.tsx'
import type { MapProps } from './map-fields.ts'
import { toMapOptions } from './map-options.ts'

/** The markers' address ends in this: `{page}{widget}.kaart.json`, with the page's filters. */
export const markersEnding = '.kaart.json'

/** The settings of a map. Its markers are the entries that the widget shows at the same address. */
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
    ...(props.openInNewWindow ? { open_in_new_window: 'yes' } : {}),
    markers: `${path}${id}${markersEnding}${kept ? `?${kept}` : ''}`,
    ...(mapFileId === undefined ? {} : { tiles: mapTilesPath }),
  }
}
