import type { Viewer } from '../kernel/viewer.ts'
import type { Measure } from '../platform/http/measure.ts'
import type { LimitName } from '../platform/rate-limit.ts'
import type { RenderContext } from '../widgets/context.ts'
import type { WantedWidget } from '../widgets/find-block.ts'
import type { WidgetRuntime } from '../widgets/render.ts'
import type { Rendered } from '../widgets/rendered.ts'
import type { Failure, Trouble } from './failures.ts'

/** An incoming classic call. */
export interface WireCall {
  request: Request
  /** The query of the URL. */
  query: URLSearchParams
  /** The fields of the body: urlencoded, or multipart without its files. Empty for a GET. */
  form: URLSearchParams
  /** The JSON body, unchecked. */
  json?: unknown
  viewer: Viewer
  /** The context of the page that made the call: `path` and `query` are those of a referrer on this site, else `/`. */
  context: RenderContext
  runtime: WidgetRuntime
  /**
   * Renders one widget as its page shows it to this viewer; undefined when it is not there. Its page is the one in
   * `pageUrl`, else the referrer, else that of `documentId`, the first that has the widget: always on this site.
   */
  fragment(asked: AskedWidget): Promise<Rendered | undefined>
  /** The path to which a call that responds with a page redirects back; always on this site. */
  back: string
  /** Counts the call for its visitor; returns a 429 response when there were too many. */
  refuse(limit: LimitName): Promise<Response | undefined>
  /** Gives a counted point back: the attempt turned out to be right. */
  giveBack(limit: LimitName): Promise<void>
  /** Renders when it is the visitor's turn; throws when too many wait. */
  inTurn<Value>(render: () => Promise<Value>): Promise<Value>
  /**
   * Logs an error and returns what to report; rethrows it when the response is a page, which has its own error page.
   */
  troubleOf(error: unknown): Trouble
}

/** A widget that a call asks for. */
export interface AskedWidget extends Omit<WantedWidget, 'address'> {
  /** The page, as the call names it in a field: whole, a path, URL-encoded or in base64. Others' addresses are ignored. */
  pageUrl?: string | undefined
  /** Returns the query to draw it with. Without it, that of the page. */
  query?(present: URLSearchParams): URLSearchParams
}

/** Handles one classic call. The status, type and bytes of its response are part of the contract (section 7). */
export type WireAction = (call: WireCall) => Promise<Response>

/**
 * A call's action, its rate limit, how long its parameters may be, and the response for failures. Parameters that are
 * too long are refused before the action reads them.
 */
export interface WireRoute extends Measure {
  action: WireAction
  limit?: LimitName
  /** The call renders a part of a page, or makes a search: such work takes turns. Absent: when it is a listing. */
  draws?: boolean
  failed: Failure
}
