import type { Viewer } from '../kernel/viewer.ts'
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
  /** Renders one widget as the page at one of our URLs shows it to this viewer; undefined when it is not there. */
  fragment(wanted: WantedWidget): Promise<Rendered | undefined>
  /** Returns the URL in a field if it is on this site, or else the page that made the call. */
  pageAt(address: string | null | undefined): URL
  /** The path to which a call that responds with a page redirects back; always on this site. */
  back: string
  /** Counts the call for its visitor; returns a 429 response when there were too many. */
  refuse(limit: LimitName): Promise<Response | undefined>
  /**
   * Logs an error and returns what to report; rethrows it when the response is a page, which has its own error page.
   */
  troubleOf(error: unknown): Trouble
}

/** Handles one classic call. The status, type and bytes of its response are part of the contract (section 7). */
export type WireAction = (call: WireCall) => Promise<Response>

/** A call's action, its rate limit, and the response for failures. */
export interface WireRoute {
  action: WireAction
  limit?: LimitName
  failed: Failure
}
