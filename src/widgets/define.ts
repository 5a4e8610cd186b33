import type { z } from 'zod'
import type { MapPoint } from '../features/content/index.ts'
import type { Hydrate, View } from '../islands/contract.ts'
import type { Purpose } from '../kernel/consent.ts'
import type { Catalogue } from '../kernel/texts.ts'
import type { ClassicMapping } from './classic.ts'
import type { RenderContext } from './context.ts'
import type { WidgetFields } from './fields.ts'
import type { PreloadedPicture } from './rendered.ts'
import { propsSchemaOf } from './schema.ts'

/** What `load` found for one rendering. */
export interface Loaded<Model> {
  model: Model
  /** Tags of what it shows and lists (`entry:14107`, `list:jacobalia`): a change of one drops the cached page. */
  tags?: readonly string[]
  /** When the model becomes outdated by itself. */
  freshUntil?: Date | undefined
  /** False when the page must not be cached for other visitors, as with free-text searches. */
  cacheable?: boolean
  /** Query parameters that this widget reads. The page cache ignores all others. */
  reads?: readonly string[]
  /** Overrides the room's `hydrate`, for instance to ship no script when there is nothing to operate. */
  hydrate?: Hydrate
  /** Number of pages of a listing; the page after the last one answers 404. */
  pages?: number
  /** 404 when the address asks this widget for something that does not exist. */
  status?: 404
  /** Search words without hits; counted each time the page is shown. */
  inVain?: string
  /** The service that the browser loads only after consent (SITE-01). */
  asks?: readonly Purpose[]
  /** The largest picture at the top of the page, to be fetched before all others. */
  preload?: PreloadedPicture
}

export interface Widget<Props, Model> extends WidgetFields<Props> {
  /** Reads stored props and fills in missing ones. */
  schema: z.ZodType<Props>
  /** Migrates props stored by earlier versions of this widget, in order. */
  migrations?: readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]
  texts: Catalogue
  load?(props: Props, context: RenderContext, id: string): Promise<Loaded<Model>>
  /** The places from which the markers of its map are made (CAT-08). */
  points?(props: Props, context: RenderContext, id: string): Promise<readonly MapPoint[]>
  /**
   * The entries of its first page, before a visitor chooses anything; later listings on the page may leave them out.
   */
  shown?(props: Props, context: RenderContext, id: string): Promise<readonly number[]>
  view: View<Props, Model>
  /** Which classic widgets it replaces: of ours, the room's `classic.ts`. */
  classic?: ClassicMapping
}

/** A widget with all of its parts: the registry joins ours, an extension its own. */
export const defineWidget = <Props, Model = undefined>(
  widget: Omit<Widget<Props, Model>, 'schema' | 'texts'> & { texts?: Catalogue },
): Widget<Props, Model> => ({ texts: {}, ...widget, schema: propsSchemaOf(widget) })

/** A room in the registry; only the room itself knows the types of its props and model. */
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
export type AnyWidget = Widget<any, any>
