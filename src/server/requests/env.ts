import type { HttpBindings } from '@hono/node-server'
import type { Sent } from '../../platform/http/sent.ts'

/** What goes with every request to the app. */
export interface Env {
  Bindings: HttpBindings
  /** The body, of requests that may have one; nothing else reads it. */
  Variables: { sent: Sent }
}
