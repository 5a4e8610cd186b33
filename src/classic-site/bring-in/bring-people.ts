import type { OldPerson } from '../../features/accounts/index.ts'
import type { ClassicAuthor } from '../classic-site.ts'
import { bringEach, changedItems, type Way } from './way.ts'

/** What may be done in the old site, from the most to the least; administrators are ordinary accounts here at first. */
const roles: readonly (readonly [old: string, role: OldPerson['role']])[] = [
  ['shop_manager', 'shop_manager'],
  ['editor', 'editor'],
]

/** Accounts by their address; nobody is mailed. New numbers by the login in lower case, and by the old number. */
export async function bringPeople(
  way: Way,
): Promise<{ byLogin: Map<string, number>; byId: Map<number, number> }> {
  const byLogin = new Map<string, number>()
  const byId = new Map<number, number>()
  const { staged, site, report } = way
  await bringEach<ClassicAuthor>(way, changedItems(way, 'people', { sort: 'author' }), {
    sort: 'people',
    // Nobody's address stands in a report.
    nameOf: ({ login, name }) => name || login,
    leave: ({ email, roles }) =>
      !email?.includes('@') ? 'no-address' : roles && roles.length === 0 ? 'orphan' : undefined,
    write: async (author, before) => {
      if (before.kind !== 'new') return { table: before.line.table, row: before.row }
      const wasAdministrator = author.roles?.includes('administrator') === true
      const role = wasAdministrator
        ? 'customer'
        : (roles.find(([old]) => author.roles?.includes(old))?.[1] ?? 'customer')
      const name =
        author.name || [author.firstName, author.lastName].filter(Boolean).join(' ') || author.login
      const brought = await site.accounts.bringPerson({
        name,
        role,
        email: author.email ?? '',
        ...(author.passwordHash && { passwordHash: author.passwordHash }),
        ...(author.registeredAt && { createdAt: author.registeredAt }),
      })
      if (!brought) return { left: 'no-address' }
      if (wasAdministrator)
        report.note({
          kind: 'setting',
          sort: 'people',
          name,
          text: 'Was beheerder; heeft hier een gewoon account tot u anders beslist.',
        })
      return { table: brought.isNew ? 'account_users' : 'known_account', row: brought.id }
    },
  })
  for await (const batch of staged.batches('author', undefined, 500)) {
    const rows = await way.ledger.rows(batch.map(({ key }) => key))
    for (const { key, item } of batch) {
      const row = rows.get(key)
      if (row === undefined) continue
      byLogin.set(item.login.toLowerCase(), row)
      if (item.id !== undefined) byId.set(item.id, row)
    }
  }
  return { byLogin, byId }
}
