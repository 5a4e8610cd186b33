import { z } from 'zod'
import { type DocumentKind, documentKinds } from '../features/content/index.ts'
import { ok } from '../kernel/result.ts'
import { listOf, shape, words } from './answer-parts.ts'
import type { Call, Outcome } from './call.ts'
import { mayCall } from './needs.ts'
import { readInput } from './read-input.ts'
import { resourceOf } from './resources/index.ts'
import { titleOf } from './title-of.ts'

const mostOfAKind = 5
const query = z.object({ q: z.string().trim().min(1).max(200) })
// unbounded: answers of our own calls
const row = z.object({
  id: z.number(),
  documentId: z.number().optional(),
  category: z.object({ name: z.string() }).optional(),
  alt: z.string().optional(),
  url: z.string().optional(),
})

const foundRow = shape({
  id: z.number(),
  title: words,
  /** Distinguishes rows with the same title: the category of a file, the description of a picture, an address. */
  about: words.optional(),
  /** The document that the page editor opens. */
  documentId: z.number().optional(),
})

/** The first few matching rows of one list. */
const foundGroup = shape({
  resource: words,
  /** For documents only. */
  kind: z.enum(documentKinds).optional(),
  /** The number of matches in the whole list. */
  total: z.number(),
  rows: listOf(foundRow),
})
export const findAnswer = shape({ groups: listOf(foundGroup) })

interface Search {
  resource: string
  kind?: DocumentKind
}

/** Pages are found as entries, newsletters on their own screen. */
const edited = documentKinds.filter((kind) => kind !== 'page' && kind !== 'newsletter')

/**
 * `/staff-api/find?q=`: {groups}. Searches everything that the user may change: entries of every kind,
 * files, pictures, and the documents of the page editor. Lists without matches are left out.
 */
export async function find(call: Call): Promise<Outcome<z.output<typeof findAnswer>>> {
  const asked = readInput(query, Object.fromEntries(call.query))
  if (!asked.ok) return asked
  const kinds = await call.features.content.kinds()
  const searches: Search[] = [
    ...kinds.all.map(({ resource }) => ({ resource })),
    { resource: 'files' },
    { resource: 'media' },
    ...edited.map((kind) => ({ resource: 'documents', kind })),
  ]
  const groups = await Promise.all(searches.map((search) => findIn(call, search, asked.value.q)))
  return ok({ groups: groups.filter((group) => group !== undefined) })
}

async function findIn(call: Call, { resource: name, kind }: Search, q: string) {
  const resource = await resourceOf(call, name)
  // A user who may only read it, to choose from, has no screen that opens it.
  if (!resource?.write || !mayCall(call.viewer, resource.read) || !mayCall(call.viewer, resource.write))
    return
  const filter = JSON.stringify({ q, ...(kind && { kind }) })
  const listed = await resource.list?.(
    call,
    new URLSearchParams({ perPage: String(mostOfAKind), sort: 'match', filter }),
  )
  if (!listed?.ok || listed.value.total === 0) return
  const { data, total } = listed.value
  return { resource: name, ...(kind && { kind }), total, rows: data.map(toFound) }
}

function toFound(found: { id: number | string }): z.output<typeof foundRow> {
  const { id, documentId, category, alt, url } = row.parse(found)
  const about = category?.name ?? alt ?? url
  return {
    id,
    title: titleOf(found) ?? String(id),
    ...(about !== undefined && { about }),
    ...(documentId !== undefined && { documentId }),
  }
}
