import type { Bytes } from '../kernel/bytes.ts'
import { fail, ok } from '../kernel/result.ts'
import { readSent } from '../platform/http/sent.ts'
import type { Outcome } from './call.ts'

/** Enough for a page of widgets with all its texts. */
const largestBody: Bytes = 2 * 1024 * 1024

/** Reads JSON, or the fields and files of a form; undefined for an empty body. */
export async function readBody(request: Request, most = largestBody): Promise<Outcome<unknown>> {
  const sent = await readSent(request, most)
  if (!sent.ok) return fail(sent.code)
  const { form, files, json } = sent.value
  return ok(form ? Object.fromEntries([...form, ...(files ?? [])]) : json)
}
