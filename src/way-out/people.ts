import { slugify } from '../kernel/slug.ts'
import type { Snapshot } from './snapshot.ts'
import { list, number, rowIn, text } from './values.ts'
import type { Way } from './way.ts'
import { csvFile } from './write-files.ts'

/** Names of the authors of entries and of the staff, each once. */
export async function readLogins(snapshot: Snapshot): Promise<Map<number, string>> {
  const logins = new Map<number, string>()
  const taken = new Set<string>()
  for await (const row of snapshot.rows(`
    select id, name from account_users u
    where role <> 'customer' or exists (select from content_entries e where e.author_id = u.id) order by id`)) {
    const plain = slugify(text(row, 'name')).slice(0, 50) || 'gebruiker'
    const login = taken.has(plain) ? `${plain}-${number(row, 'id')}` : plain
    taken.add(login)
    logins.set(number(row, 'id'), login)
  }
  return logins
}

const usersHead = [
  ...['id', 'login', 'name', 'email', 'email_verified', 'role', 'created_at', 'billing', 'shipping'],
]

/** Writes all accounts, without what they sign in with. */
export async function writeUsers({ snapshot, folder, logins }: Way): Promise<number> {
  const table = await csvFile(folder, 'users.csv', usersHead)
  for await (const row of snapshot.rows(`
    select u.id, u.name, u.email, u.email_verified, coalesce(r.name, u.role) as role, u.created_at, a.billing, a.shipping
    from account_users u left join account_roles r on r.id = u.own_role_id
      left join account_addresses a on a.user_id = u.id order by u.id`))
    await table.add([
      ...[number(row, 'id'), logins.get(number(row, 'id')), text(row, 'name'), text(row, 'email')],
      ...[row.email_verified === true, text(row, 'role'), text(row, 'created_at')],
      ...['billing', 'shipping'].map((column) => {
        const address = rowIn(row, column)
        return address && Object.keys(address).length > 0 ? JSON.stringify(address) : ''
      }),
    ])
  return table.end()
}

const readersHead = [
  ...[
    'email',
    'name',
    'surname',
    'status',
    'lists',
    'asked_at',
    'asked_on',
    'mailed_at',
    'confirmed_at',
    'ended_at',
  ],
]

/** Writes the readers of the newsletter with the proof of their consent: when they asked, on which page, when they confirmed. */
export async function writeReaders({ snapshot, folder }: Way): Promise<number> {
  const table = await csvFile(folder, 'newsletter.csv', readersHead)
  for await (const row of snapshot.rows(`
    select email, name, surname, status, asked_at, asked_on, mailed_at, confirmed_at, ended_at,
      (select json_agg(l.name order by l.name) from newsletter_list_readers r join newsletter_lists l on l.id = r.list_id
        where r.subscriber_id = s.id) as lists
    from newsletter_subscribers s order by id`))
    await table.add([
      ...['email', 'name', 'surname', 'status'].map((column) => text(row, column)),
      list(row, 'lists').join(', '),
      ...['asked_at', 'asked_on', 'mailed_at', 'confirmed_at', 'ended_at'].map((column) => text(row, column)),
    ])
  return table.end()
}
