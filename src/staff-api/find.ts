import { z } from 'zod'
import { type DocumentKind, documentKinds } from '../features/content/index.ts'
import { ok } from '../kernel/result.ts'
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

export interface FoundRow {
  id: number
  title: string
  /** Distinguishes rows with the same title: the category of a file, the description of a picture, an address. */
  about?: string
  /** The document that the page editor opens. */
  documentId?: number
}

/** The first few matching rows of one list. */
export interface FoundGroup {
  resource: string
  /** For documents only. */
  kind?: DocumentKind
  /** The number of matches in the whole list. */
  total: number
  rows: readonly FoundRow[]
}

interface Search {
  resource: string
  kind?: DocumentKind
}

/** Pages are found as entries, newsletters on their own screen. */
const edited = documentKinds.filter((kind) => kind !== 'page' && kind !== 'newsletter')

/**
 * `/staff-api/find?q=`: {groups: FoundGroup[]}. Searches everything that the user may change: entries of every kind,
 * files, pictures, and the documents of the page editor. Lists without matches are left out.
 */
export async function find(call: Call): Promise<Outcome<{ groups: FoundGroup[] }>> {
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
  return { resource: name, ...(kind && { kind }), total, rows: data.map(foundRow) }
}

function foundRow(found: { id: number | string }): FoundRow {
  const { id, documentId, category, alt, url } = row.parse(found)
  const about = category?.name ?? alt ?? url
  return {
    id,
    title: titleOf(found) ?? String(id),
    ...(about !== undefined && { about }),
    ...(documentId !== undefined && { documentId }),
  }
}
