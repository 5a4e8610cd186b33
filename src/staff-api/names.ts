import type { Call } from './call.ts'

/** Returns users' names by id (as text); users without an account any more are left out. */
export async function namesOf(
  { features }: Call,
  userIds: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)].flatMap((id) => (id ? [Number(id)] : []))
  if (ids.length === 0) return new Map()
  const { users } = await features.accounts.users({ ids, perPage: 100 })
  return new Map(users.map(({ id, name }) => [String(id), name]))
}
