import { and, inArray } from 'drizzle-orm'
import { namesAddress } from '../names-address.ts'
import type { PersonalData } from '../personal-data.ts'
import { formDrafts, rowVersions, trash, trashRows } from '../revisions-schema.ts'

/** Resources whose rows are about people. */
const aboutPeople = ['comments', 'customers', 'orders', 'reviews', 'subscribers', 'users', 'withdrawals']
/** Tables with rows about people that belong to something else: a post, a product. */
const alongWithOthers = ['content_comments', 'shop_reviews', 'shop_stock_alerts']

/** Erases the copies of rows that name a person. They are not exported, because the export has the rows themselves. */
export const revisionsPersonalData: PersonalData = {
  collect: async () => [],
  async erase({ email = '' }, tx) {
    for (const table of [rowVersions, formDrafts])
      await tx.delete(table).where(and(inArray(table.resource, aboutPeople), namesAddress(table.data, email)))
    const thrown = tx
      .select({ id: trashRows.trashId })
      .from(trashRows)
      .where(namesAddress(trashRows.row, email))
    await tx.delete(trash).where(and(inArray(trash.resource, aboutPeople), inArray(trash.id, thrown)))
    await tx
      .delete(trashRows)
      .where(and(inArray(trashRows.inTable, alongWithOthers), namesAddress(trashRows.row, email)))
  },
}
