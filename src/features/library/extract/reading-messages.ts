import { z } from 'zod'
import type { Kind } from './kind.ts'
import { extractProblems } from './problem.ts'

/** To the reading process: `start`, the contents in pieces, and `read`, which is answered once. */
export type Request =
  | { type: 'start' }
  | { type: 'piece'; bytes: Uint8Array }
  | { type: 'read'; kind: Kind; complete: boolean }

/** The detail is for the log: it may quote a library, never the document. */
export const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.object({ text: z.string(), truncated: z.boolean() }) }),
  z.object({ ok: z.literal(false), code: z.enum(extractProblems), detail: z.string().optional() }),
])

export type Answer = z.infer<typeof answerSchema>
