import type { Viewer } from '../kernel/viewer.ts'
import type { LimitName } from '../platform/rate-limit.ts'
import type { RenderContext } from '../widgets/context.ts'
import type { WantedWidget } from '../widgets/find-block.ts'
import type { WidgetRuntime } from '../widgets/render.ts'
import type { Rendered } from '../widgets/rendered.ts'
import type { Failure, Trouble } from './failures.ts'

/** A classic call as it came in. */
export interface WireCall {
  request: Request
  /** Of the address. */
  query: URLSearchParams
  /** Of the body: urlencoded, or multipart without its files. Empty for a GET. */
  form: URLSearchParams
  /** A body of JSON, unchecked. */
  json?: unknown
  viewer: Viewer
  /** About the page that the call came from: `path` and `query` are those of its own referrer, else `/`. */
  context: RenderContext
  runtime: WidgetRuntime
  /** One widget as the page at an address of ours draws it for this viewer; undefined when it is not there. */
  fragment(wanted: WantedWidget): Promise<Rendered | undefined>
  /** The address of ours that a field names, or else the page that the call came from; never another host's. */
  pageAt(address: string | null | undefined): URL
  /** Where a call that answers with a page leads back to: a path of this site, never another one's. */
  back: string
  /** Counts the call for its visitor; the answer (429) when there were too many. */
  refuse(limit: LimitName): Promise<Response | undefined>
  /** What to tell of an error, which is logged; thrown on where a person waits for a page, which says it itself. */
  troubleOf(error: unknown): Trouble
}

/** Answers one classic call. The status, type and bytes are part of the contract (section 7). */
export type WireAction = (call: WireCall) => Promise<Response>

/** A call by its name, what it counts against, and how it says that it failed. */
export interface WireRoute {
  action: WireAction
  limit?: LimitName
  failed: Failure
}
