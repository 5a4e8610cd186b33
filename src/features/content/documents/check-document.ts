import { z } from 'zod'
import type { DocumentData } from '../../../kernel/document.ts'
import { record } from '../../../kernel/record.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findFault } from './document-faults.ts'

const mostBytes = 1024 * 1024

const block = z.object({ type: z.string().max(100), props: z.looseObject({ id: z.string().max(200) }) })

/** Slots may be anywhere in the props; `findFault` checks their contents. */
const documentData = z.object({
  root: z.object({ props: record(z.string().max(200), z.unknown(), 500).default({}) }).default({ props: {} }),
  content: z.array(block).max(2_000),
})

/**
 * Validates what the page editor sends: blocks with unique ids, a limited depth of slots, at most a megabyte of JSON.
 * `detail` describes the fault for the log.
 */
export function checkDocument(data: unknown): Result<DocumentData, 'invalid-document', string> {
  // First, because the following checks walk through the data.
  const fault = findFault(data)
  if (fault !== undefined) return fail('invalid-document', fault)
  const parsed = documentData.safeParse(data)
  if (!parsed.success) return fail('invalid-document', z.prettifyError(parsed.error))
  const json = JSON.stringify(parsed.data)
  if (Buffer.byteLength(json) > mostBytes) return fail('invalid-document', 'more than a megabyte')
  // As the database will return it, without what JSON drops.
  return ok(documentData.parse(JSON.parse(json)))
}

/** The same for documents of the program itself: throws when one is invalid. */
export function checkedDocument(data: DocumentData): DocumentData {
  const checked = checkDocument(data)
  if (!checked.ok) throw new Error(`not a document: ${checked.detail}`)
  return checked.value
}
