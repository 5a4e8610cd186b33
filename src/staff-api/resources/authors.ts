import { z } from 'zod'
import type { UserQuery } from '../../features/accounts/index.ts'
import { shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id } from '../schemas.ts'

/** Possible authors of an entry: the names of all staff, and nothing else about them. */
export const authors = defineResource({
  name: 'authors',
  read: 'staff',
  id,
  row: shape({ id: z.number(), name: words }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  list: ({ features }, { filter: { q }, page, perPage }) => read(features, { name: q, page, perPage }),
  one: async ({ features }, id) => (await read(features, { ids: [id] })).data[0],
  many: async ({ features }, ids) => (await read(features, { ids, perPage: 100 })).data,
})

async function read({ accounts }: Call['features'], query: UserQuery) {
  const { users, total } = await accounts.users({ ...query, isStaff: true })
  return { data: users.map(({ id, name }) => ({ id, name })), total }
}

/**
 * Returns an error when the new author is not on the staff. The previous author may stay, with or without an account.
 */
export async function wrongAuthor(
  { features }: Call,
  named: number | null | undefined,
  before?: number | undefined,
) {
  if (named === undefined || named === null || named === before) return undefined
  const { total } = await read(features, { ids: [named] })
  return total === 0 ? invalid({ authorId: fieldText('choice') }) : undefined
}

/** The user who makes the call. */
export const authorOf = ({ viewer }: Call): number | undefined =>
  viewer.userId === undefined ? undefined : Number(viewer.userId)
