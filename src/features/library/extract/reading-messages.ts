import { z } from 'zod'
import type { Kind } from './kind.ts'
import { extractProblems } from './problem.ts'
import type { TableUse } from './table/sheet.ts'

/** Requests to the reading process: `start`, the contents in pieces, and `read`, which it answers once. */
export type Request =
  | { type: 'start' }
  | { type: 'piece'; bytes: Uint8Array }
  | { type: 'read'; kind: Kind; complete: boolean; as: 'text' | TableUse }

/** The detail is for the log: it may quote a library, never the document. */
const problemSchema = z.object({
  ok: z.literal(false),
  code: z.enum(extractProblems),
  detail: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>

export const answerSchemas = {
  text: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.object({ text: z.string(), truncated: z.boolean() }) }),
    problemSchema,
  ]),
  table: z.discriminatedUnion('ok', [
    z.object({
      ok: z.literal(true),
      value: z.array(
        z.object({
          name: z.string(),
          rows: z.array(z.array(z.string())),
          lines: z.array(z.number()),
          cut: z.boolean(),
        }),
      ),
    }),
    problemSchema,
  ]),
}

export type Answer = z.infer<typeof answerSchemas.text>
export type TableAnswer = z.infer<typeof answerSchemas.table>
