import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { nameOf } from './open.ts'

/** `visit` is a name that the browser tab chose for itself. */
const input = z.object({
  visit: z
    .string()
    .max(64)
    .regex(/^[\w-]{8,64}$/),
  leaving: z.boolean().default(false),
})

/** Notes a visit, and returns who else has the document open. */
export async function visit(call: Call, id: number, body: () => Promise<unknown>): Promise<Outcome<unknown>> {
  const { content } = call.features
  const read = readInput(input, await body())
  if (!read.ok) return read
  if (read.value.leaving) {
    await content.leaveDocument(id, read.value.visit)
    return ok({})
  }
  const document = await content.editable(id)
  if (!document) return fail('missing')
  const userId = call.viewer.userId ?? ''
  const others = await content.visitDocument(id, { visit: read.value.visit, userId })
  return ok({
    version: document.revision,
    others: await Promise.all(
      others.map(async (other) => ({
        name: await nameOf(call, other.userId),
        self: other.userId === userId,
        since: other.since,
      })),
    ),
  })
}
