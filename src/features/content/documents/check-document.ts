import { z } from 'zod'
import type { DocumentData } from '../../../kernel/document.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findFault } from './document-faults.ts'

const mostBytes = 1024 * 1024

const block = z.object({
  type: z.string(),
  props: z.looseObject({ id: z.string() }),
})

/** Slots lie anywhere in the props: what they hold is judged by `findFault`. */
const documentData = z.object({
  root: z.object({ props: z.record(z.string(), z.unknown()).default({}) }).default({ props: {} }),
  content: z.array(block),
})

/**
 * What the page editor sends, as it may be kept: blocks with names of their own, in slots not nested without end,
 * at most a megabyte of JSON. `detail` says what is wrong with it, for staff's log.
 */
export function checkDocument(data: unknown): Result<DocumentData, 'invalid-document', string> {
  // First, because all that follows walks through it.
  const fault = findFault(data)
  if (fault !== undefined) return fail('invalid-document', fault)
  const parsed = documentData.safeParse(data)
  if (!parsed.success) return fail('invalid-document', z.prettifyError(parsed.error))
  const json = JSON.stringify(parsed.data)
  if (Buffer.byteLength(json) > mostBytes) return fail('invalid-document', 'more than a megabyte')
  // As the database will give it back, without what JSON leaves out.
  return ok(documentData.parse(JSON.parse(json)))
}

/** The same for documents that come from the program itself: throws when one is not in order. */
export function checkedDocument(data: DocumentData): DocumentData {
  const checked = checkDocument(data)
  if (!checked.ok) throw new Error(`not a document: ${checked.detail}`)
  return checked.value
}
