import type { z } from 'zod'
import type { MapPoint } from '../features/content/index.ts'
import type { Hydrate, View } from '../islands/contract.ts'
import type { Purpose } from '../kernel/consent.ts'
import type { Catalogue } from '../kernel/texts.ts'
import type { RenderContext } from './context.ts'
import type { WidgetFields } from './fields.ts'
import type { PreloadedPicture } from './rendered.ts'
import { schemaOf } from './schema.ts'

/** What a widget found for one render. */
export interface Loaded<Model> {
  model: Model
  /** Tags of what it shows and lists (`entry:14107`, `list:jacobalia`): a change of one drops the cached page. */
  tags?: readonly string[]
  /** When the model grows stale by itself. */
  freshUntil?: Date | undefined
  /** False when this answer may not be kept for the next visitor, as with free-text searches. */
  cacheable?: boolean
  /** Query parameters that this widget reads; others are invisible to the page cache. */
  reads?: readonly string[]
  /** Overrides the room's `hydrate`, for instance to ship no script when there is nothing to operate. */
  hydrate?: Hydrate
  /** How many pages a listing has; the page past the last answers 404. */
  pages?: number
  /** 404 when the address asks for something else that is not there. */
  status?: 404
  /** A visitor's search words that found nothing; counted when the page is shown. */
  inVain?: string
  /** The service that it loads only once the visitor consents (SITE-01). */
  asks?: readonly Purpose[]
  /** The one large picture that a visitor sees first, to be fetched before all others. */
  preload?: PreloadedPicture
}

export interface Widget<Props, Model> extends WidgetFields<Props> {
  /** Reads stored props and fills in what is missing. */
  schema: z.ZodType<Props>
  /** Brings props stored by earlier versions of this widget to the present shape, in order. */
  migrations?: readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]
  texts: Catalogue
  load?(props: Props, context: RenderContext, id: string): Promise<Loaded<Model>>
  /** What lies on the map that it has; its markers are made of them (CAT-08). */
  points?(props: Props, context: RenderContext, id: string): Promise<readonly MapPoint[]>
  /** The entries of its first page, before a visitor chooses: what later listings of the page may leave out. */
  shown?(props: Props, context: RenderContext, id: string): Promise<readonly number[]>
  view: View<Props, Model>
}

/** The server's side of a room. */
export const defineWidget = <Props, Model = undefined>(
  widget: Omit<Widget<Props, Model>, 'schema' | 'texts'> & { texts?: Catalogue },
): Widget<Props, Model> => ({
  texts: {},
  ...widget,
  // The type of the props and their schema come from the same fields (`fields.ts`).
  schema: schemaOf(widget.fields) as unknown as z.ZodType<Props>,
})

/** A room in the registry; only the room itself knows the types of its props and model. */
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
export type AnyWidget = Widget<any, any>
