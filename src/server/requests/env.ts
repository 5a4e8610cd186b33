import type { HttpBindings } from '@hono/node-server'
import type { Sent } from '../../platform/http/sent.ts'

/** The environment of every request to the app. */
export interface Env {
  Bindings: HttpBindings
  /** The body of requests that may have one. Nothing else reads the body. */
  Variables: { sent: Sent }
}
