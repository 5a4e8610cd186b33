import type { Block } from '../kernel/document.ts'
import { textsOfRoom } from '../kernel/texts.ts'
import type { RenderContext } from './context.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import { schemaOf } from './schema.ts'
import { type MapProps, mapFields } from './shared/map/map-fields.ts'
import { mapTexts } from './shared/map/map-texts.nl.ts'
import { type Marker, toMarkers } from './shared/map/markers.ts'

const mapSchema = schemaOf(mapFields)

/** The markers of a widget's map (CAT-08); undefined for a widget that has none. */
export async function markersOf(
  block: Block,
  context: RenderContext,
  textOverrides: Readonly<Record<string, string>>,
): Promise<readonly Marker[] | undefined> {
  const widget = widgets.get(block.type)
  if (!widget?.points) return undefined
  const { id } = block.props
  const props = readProps(widget, block.props)
  const points = await widget.points(props, context, id)
  // A room with a map has the fields of maps among its own.
  const settings = mapSchema.parse(props) as MapProps
  return toMarkers(points, settings, context, textsOfRoom(widget.name, mapTexts, textOverrides))
}
