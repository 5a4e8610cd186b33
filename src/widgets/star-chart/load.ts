import type { EntryQuery, Position } from '../../features/content/index.ts'
import type { ChartPlace } from '../../ui/star-chart/star-chart.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toChartPlace } from '../shared/places/chart-places.ts'
import { type ListedPlace, maxListedPlaces, toListedPlace } from '../shared/places/listed-places.ts'
import type { StarChartProps } from './fields.ts'

export type StarChartModel =
  | { mode: 'front'; places: readonly ChartPlace[] }
  | { mode: 'archive'; places: readonly ChartPlace[]; listed: readonly ListedPlace[] }
  | {
      mode: 'entry'
      places: readonly ChartPlace[]
      chosen: number
      title: string
      position: Pick<ChartPlace, 'lat' | 'lon'>
      precision: Position['precision']
    }
  /** The entry has no position. */
  | { mode: 'none' }

export async function load(props: StarChartProps, context: RenderContext): Promise<Loaded<StarChartModel>> {
  const { content } = context.features
  const { entry, archive } = context
  if (props.mode === 'entry' && !entry?.position) return { model: { mode: 'none' } }
  const query: Pick<EntryQuery, 'type' | 'terms' | 'order'> = {
    type: 'jacobalia',
    order: 'distance',
    ...(props.mode === 'archive' && archive?.term
      ? { terms: [{ taxonomy: archive.term.taxonomy, slugs: [archive.term.slug] }] }
      : {}),
  }
  const [points, list] = await Promise.all([
    content.mapPoints(query),
    props.mode === 'archive' ? content.list({ ...query, perPage: maxListedPlaces }) : undefined,
  ])
  const places = points.map(toChartPlace)
  const tags = list?.tags ?? ['list:jacobalia']
  if (list) return { model: { mode: 'archive', places, listed: list.entries.map(toListedPlace) }, tags }
  if (props.mode === 'front' || !entry?.position) return { model: { mode: 'front', places }, tags }
  const { latitude: lat, longitude: lon, precision } = entry.position
  return {
    model: { mode: 'entry', places, chosen: entry.id, title: entry.title, position: { lat, lon }, precision },
    tags,
  }
}
