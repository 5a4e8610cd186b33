import { sql } from 'drizzle-orm'
import { type OwnType, ownNamePrefix } from '../../../kernel/kinds.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Transaction } from '../../../platform/database/index.ts'

/** `Pelgrims in beeld` → `eigen_pelgrims_in_beeld`; never the name of a kind or taxonomy of which data remain. */
export async function freeName(tx: Transaction, many: string): Promise<OwnType> {
  const base = slugify(many).replaceAll('-', '_').slice(0, 26) || 'soort'
  const isTaken = async (name: OwnType) => {
    const { rows } = await tx.execute<{ taken: boolean }>(sql`
      select exists (select from content_kinds where type = ${name})
        or exists (select from content_entries where type = ${name})
        or exists (select from content_taxonomies where name = ${name} or ${name} = any(kinds))
        or exists (select from content_terms where taxonomy = ${name}) as taken`)
    return rows[0]?.taken ?? true
  }
  let name: OwnType = `${ownNamePrefix}${base}`
  for (let number = 2; await isTaken(name); number += 1) name = `${ownNamePrefix}${base}_${number}`
  return name
}
