import {
  type ChartPlace,
  type EntryQuery,
  type EntryType,
  type Kinds,
  type ListedPlace,
  type Loaded,
  type MapModel,
  maxListedPlaces,
  type Position,
  type RenderContext,
  toChartPlace,
  toListedPlace,
  toMapModel,
} from 'schelp/extension'
import type { StarChartProps } from './fields.ts'

interface Shown {
  places: readonly ChartPlace[]
  map: MapModel
}

export type StarChartModel =
  | ({ mode: 'front' } & Shown)
  | ({ mode: 'archive'; listed: readonly ListedPlace[] } & Shown)
  | ({
      mode: 'entry'
      chosen: number
      title: string
      position: Pick<ChartPlace, 'lat' | 'lon'>
      precision: Position['precision']
    } & Shown)
  /** The entry has no position. */
  | { mode: 'none' }

type Query = Pick<EntryQuery, 'type' | 'terms' | 'order'>

const queryOf = ({ mode }: StarChartProps, { archive, entry, kinds }: RenderContext): Query => ({
  type: placesOf(kinds, mode === 'entry' ? entry?.type : mode === 'archive' ? archive?.type : undefined),
  order: 'distance',
  ...(mode === 'archive' && archive?.term
    ? { terms: [{ taxonomy: archive.term.taxonomy, slugs: [archive.term.slug] }] }
    : {}),
})

/** A place kind of staff has a chart of its own; all other pages show those of Saint James. */
const placesOf = (kinds: Kinds, type: EntryType | undefined): EntryType =>
  type && kinds.of(type).isPlace ? type : 'jacobalia'

export const points = (props: StarChartProps, context: RenderContext) =>
  context.features.content.mapPoints(queryOf(props, context))

export async function load(
  props: StarChartProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<StarChartModel>> {
  const { content } = context.features
  const { entry } = context
  if (props.mode === 'entry' && !entry?.position) return { model: { mode: 'none' } }
  const [found, list] = await Promise.all([
    points(props, context),
    props.mode === 'archive'
      ? content.list({ ...queryOf(props, context), perPage: maxListedPlaces })
      : undefined,
  ])
  const shown = { places: found.map(toChartPlace), map: await toMapModel(props, context, id) }
  const tags = list?.tags ?? [`list:${queryOf(props, context).type}`]
  if (list) return { model: { mode: 'archive', ...shown, listed: list.entries.map(toListedPlace) }, tags }
  if (props.mode === 'front' || !entry?.position) return { model: { mode: 'front', ...shown }, tags }
  const { latitude: lat, longitude: lon, precision } = entry.position
  const map = { ...shown.map, chosen: entry.id }
  const { id: chosen, title } = entry
  return { model: { mode: 'entry', ...shown, map, chosen, title, position: { lat, lon }, precision }, tags }
}
