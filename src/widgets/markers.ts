import { z } from 'zod'
import type { MapPoint } from '../features/content/index.ts'
import type { Block } from '../kernel/document.ts'
import { textsOfRoom } from '../kernel/texts.ts'
import type { RenderContext } from './context.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import { type WidgetRuntime, withDraw } from './render.ts'
import { schemaOf } from './schema.ts'
import { loadCards } from './shared/entries/drawn-cards.ts'
import { type MapProps, mapFields } from './shared/map/map-fields.ts'
import { mapTexts } from './shared/map/map-texts.nl.ts'
import { type Marker, mostPictures, toMarkers } from './shared/map/markers.ts'

const mapSchema = schemaOf(mapFields)
/** Only lists have a card. */
const cardSchema = z.object({ card: z.int().nullable().default(null) })

/** The markers of a widget's map (CAT-08); undefined for a widget that has none. */
export async function markersOf(
  block: Block,
  context: RenderContext,
  runtime: WidgetRuntime,
): Promise<readonly Marker[] | undefined> {
  const widget = widgets.get(block.type)
  if (!widget?.points) return undefined
  const { id } = block.props
  const props = readProps(widget, block.props)
  const points = await widget.points(props, context, id)
  // The fields of a widget with a map include those of the map.
  const settings = mapSchema.parse(props) as MapProps
  const texts = textsOfRoom(widget.name, mapTexts, runtime.textOverrides)
  const card = cardSchema.parse(props).card
  const drawn = await drawnWindows(points, card, settings, withDraw(context, runtime))
  return toMarkers(points, settings, context, texts, drawn)
}

/** The windows of a list's map show the card that staff drew for it (CAT-02). */
async function drawnWindows(
  points: readonly MapPoint[],
  card: number | null,
  { openInNewWindow }: MapProps,
  context: RenderContext,
): Promise<ReadonlyMap<number, string>> {
  if (card === null || points.length > mostPictures) return new Map()
  const entries = await context.features.content.entries(points.map(({ id }) => id))
  const target = openInNewWindow ? '_blank' : ''
  const { cards } = await loadCards(entries, { card, level: 3, target, isWindow: true }, context)
  return new Map(cards.flatMap(({ id, html }) => (html === undefined ? [] : [[id, html]])))
}
