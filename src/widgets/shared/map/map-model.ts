import type { RenderContext } from '../../context.ts'
import type { MapModel } from '../places/place-chart.tsx'
import type { MapProps } from './map-fields.ts'
import { toMapOptions } from './map-options.ts'

/** Of the address of a map's markers: `{page}{widget}.kaart.json`, with the filters of the page. */
export const markersEnding = '.kaart.json'

/** How a map works; its markers are those that the same widget shows at the same address. */
export const toMapModel = (
  props: MapProps,
  { path, query }: Pick<RenderContext, 'path' | 'query'>,
  id: string,
  reads: readonly string[] = [],
): MapModel => {
  const kept = new URLSearchParams([...query].filter(([name]) => reads.includes(name))).toString()
  return {
    options: toMapOptions(props),
    markers: `${path}${id}${markersEnding}${kept ? `?${kept}` : ''}`,
  }
}
