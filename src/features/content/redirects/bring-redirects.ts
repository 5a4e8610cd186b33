import type { Viewer } from '../../../kernel/viewer.ts'
import { presentSource, remember } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { redirects } from '../schema.ts'
import type { Found } from '../views.ts'
import { isOfProgram } from './of-program.ts'
import { followRow, normalPath } from './redirects.ts'

/** An address of another site: a path, or `/?p=12` for the number that a thing had there. */
export interface OldAddress {
  from: string
  /** Either an entry, wherever it moves, or an address. */
  entryId?: number
  to?: string
}

/**
 * Has old addresses of a site that was brought in lead on. One that the program answers, or that leads somewhere
 * already, stays as it is. Returns those of the program.
 */
export async function bringRedirects(
  { db }: Pick<Parts, 'db'>,
  addresses: readonly OldAddress[],
): Promise<{ added: number; ofProgram: string[] }> {
  const ofProgram: string[] = []
  const rows = new Map<string, typeof redirects.$inferInsert>()
  for (const { from, entryId, to } of addresses) {
    const fromPath = isNumbered(from) ? from : normalPath(from)
    if (fromPath === undefined || fromPath === to) continue
    if (!isNumbered(from) && isOfProgram(fromPath)) ofProgram.push(fromPath)
    else rows.set(fromPath, { fromPath, ...(entryId === undefined ? { toUrl: to } : { entryId }) })
  }
  if (rows.size === 0) return { added: 0, ofProgram }
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(redirects)
      .values([...rows.values()])
      .onConflictDoNothing()
      .returning({ fromPath: redirects.fromPath })
    const source = presentSource()
    if (source !== undefined)
      await remember(
        tx,
        source,
        redirects,
        added.map(({ fromPath }) => ({ key: fromPath, row: fromPath })),
      )
    return { added: added.length, ofProgram }
  })
}

const numbered = /^\/\?(?:p|cat)=[1-9]\d{0,9}$/
const isNumbered = (from: string): boolean => numbered.test(from)

/** Where the number leads that a thing had on a site that was brought in: `p` of an entry or a picture, `cat` of a term. */
export const findByOldNumber = (
  parts: Parts,
  name: 'p' | 'cat',
  number: number,
  viewer: Viewer,
): Promise<Found | undefined> => followRow(parts, `/?${name}=${number}`, viewer)
