import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../kernel/viewer.ts'
import type { Rank } from './ranks.ts'
import { resources } from './resources/index.ts'
import { otherCalls } from './staff-api.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

/** Who may read and who may change, as EDIT-06 and the specification divide the work. */
const rights: Record<string, { read: Rank; write: Rank | 'nobody' }> = {
  entries: { read: 'editor', write: 'nobody' },
  pages: { read: 'editor', write: 'editor' },
  posts: { read: 'editor', write: 'editor' },
  agenda: { read: 'editor', write: 'editor' },
  jacobalia: { read: 'editor', write: 'editor' },
  kinds: { read: 'editor', write: 'administrator' },
  'own-fields': { read: 'editor', write: 'administrator' },
  terms: { read: 'editor', write: 'editor' },
  media: { read: 'editor', write: 'editor' },
  documents: { read: 'editor', write: 'editor' },
  files: { read: 'editor', write: 'editor' },
  'file-categories': { read: 'editor', write: 'editor' },
  'file-products': { read: 'editor', write: 'nobody' },
  menus: { read: 'editor', write: 'editor' },
  'broken-links': { read: 'editor', write: 'nobody' },
  'left-files': { read: 'editor', write: 'nobody' },
  views: { read: 'editor', write: 'editor' },
  redirects: { read: 'editor', write: 'editor' },
  newsletters: { read: 'editor', write: 'editor' },
  'newsletter-lists': { read: 'editor', write: 'editor' },
  subscribers: { read: 'editor', write: 'editor' },
  'form-entries': { read: 'editor', write: 'editor' },
  statistics: { read: 'editor', write: 'nobody' },
  consents: { read: 'editor', write: 'nobody' },
  products: { read: 'shop_manager', write: 'shop_manager' },
  orders: { read: 'shop_manager', write: 'shop_manager' },
  withdrawals: { read: 'shop_manager', write: 'nobody' },
  customers: { read: 'shop_manager', write: 'nobody' },
  stock: { read: 'shop_manager', write: 'nobody' },
  'stock-moves': { read: 'shop_manager', write: 'nobody' },
  'sales-report': { read: 'shop_manager', write: 'nobody' },
  reviews: { read: 'shop_manager', write: 'shop_manager' },
  coupons: { read: 'shop_manager', write: 'shop_manager' },
  'shipping-zones': { read: 'shop_manager', write: 'shop_manager' },
  'shop-settings': { read: 'shop_manager', write: 'shop_manager' },
  'shop-mails': { read: 'shop_manager', write: 'shop_manager' },
  sessions: { read: 'editor', write: 'editor' },
  profile: { read: 'editor', write: 'editor' },
  users: { read: 'administrator', write: 'administrator' },
  settings: { read: 'administrator', write: 'administrator' },
  look: { read: 'administrator', write: 'administrator' },
  texts: { read: 'administrator', write: 'administrator' },
  mails: { read: 'administrator', write: 'nobody' },
  jobs: { read: 'administrator', write: 'administrator' },
  'planned-jobs': { read: 'administrator', write: 'nobody' },
  backups: { read: 'administrator', write: 'administrator' },
  facts: { read: 'editor', write: 'nobody' },
  trash: { read: 'editor', write: 'editor' },
  activity: { read: 'administrator', write: 'nobody' },
}

/** Calls that are no resource. */
const otherRights: Record<string, Rank> = { me: 'editor', uploads: 'editor' }

/** Actions of a resource that need more, or less, than their resource's `read`. */
const actionRights: Record<string, Rank> = {
  'shop-settings/mollie-key': 'administrator',
  'newsletters/returns': 'administrator',
  'kinds/draft': 'administrator',
  'kinds/history': 'administrator',
  'kinds/uses': 'administrator',
  'own-fields/draft': 'administrator',
  'own-fields/history': 'administrator',
  'own-fields/uses': 'administrator',
}

const order: readonly (Role | undefined)[] = [
  undefined,
  'customer',
  'editor',
  'shop_manager',
  'administrator',
]
const roles = order.map((role) => ({ role, name: role ?? 'nobody signed in' }))
const calls = [
  { method: 'GET', path: '', kind: 'read' },
  { method: 'GET', path: '?ids=1,2', kind: 'read' },
  { method: 'GET', path: '/1', kind: 'read' },
  { method: 'POST', path: '', kind: 'write' },
  { method: 'PUT', path: '/1', kind: 'write' },
  { method: 'DELETE', path: '/1', kind: 'write' },
  { method: 'DELETE', path: '?ids=1,2', kind: 'write' },
] as const

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

it('EDIT-06 every call of the staff stands in the table of rights', () => {
  expect([...resources.keys()].toSorted()).toEqual(Object.keys(rights).toSorted())
  expect([...otherCalls.keys()].toSorted()).toEqual(Object.keys(otherRights).toSorted())
})

describe.each(roles)('EDIT-06 $name', ({ role }) => {
  const expected = (needed: Rank | 'nobody') => {
    if (role === undefined) return 'signed-out'
    if (role === 'customer' || needed === 'nobody') return 'forbidden'
    return order.indexOf(role) >= order.indexOf(needed) ? 'allowed' : 'forbidden'
  }
  const outcome = (status: number) =>
    status === 401 ? 'signed-out' : status === 403 ? 'forbidden' : 'allowed'

  it.each(Object.keys(rights))('%s', async (name) => {
    const needed = rights[name] ?? { read: 'nobody' as const, write: 'nobody' as const }
    for (const { method, path, kind } of calls) {
      // Nothing is sent, and nothing has the number 1 but accounts: what is allowed changes nothing.
      const target = name === 'users' ? path.replace(/1,2$|1$/, '999') : path
      const { status } = await bench.call(role, name + target, method)
      expect([method, path, outcome(status)]).toEqual([method, path, expected(needed[kind])])
    }
    for (const [action, ways] of Object.entries(resources.get(name)?.actions ?? {}))
      for (const { method } of ways) {
        const { status } = await bench.call(role, `${name}/999/${action}`, method)
        const rank = actionRights[`${name}/${action}`] ?? needed.read
        expect([method, action, outcome(status)]).toEqual([method, action, expected(rank)])
      }
  })

  it.each(Object.entries(otherRights))('%s', async (name, rank) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['', '/nothing']) {
        const { status } = await bench.call(role, name + path, method)
        expect([method, path, outcome(status)]).toEqual([method, path, expected(rank)])
      }
  })
})

it('EDIT-06 an editor may sort the catalogue, but not the shop', async () => {
  const category = await bench.program.content.addTerm({ taxonomy: 'product_cat', name: 'Boeken' })
  const subject = await bench.program.content.addTerm({ taxonomy: 'onderwerp', name: 'Routes' })
  const change = { name: 'Anders' }
  expect((await bench.call('editor', `terms/${category.id}`, 'PUT', change)).status).toBe(403)
  expect((await bench.call('editor', `terms/${category.id}`, 'DELETE')).status).toBe(403)
  expect((await bench.call('editor', 'terms', 'POST', { ...change, taxonomy: 'product_cat' })).status).toBe(
    403,
  )
  expect((await bench.call('editor', `terms/${subject.id}`, 'PUT', change)).status).toBe(200)
  expect((await bench.call('shop_manager', `terms/${category.id}`, 'PUT', change)).status).toBe(200)
})

it('EDIT-06 who may not throw something away neither sees it in the trash nor brings it back', async () => {
  const product = await bench.program.content.addEntry({ type: 'product', title: 'Gids' })
  const { body } = await bench.call('shop_manager', `products/${product.id}`, 'DELETE')
  expect((await bench.call('editor', 'trash')).body.data).toEqual([])
  expect((await bench.call('editor', `trash/${body.trashId}/restore`, 'POST', {})).status).toBe(404)
  expect((await bench.call('editor', `trash/${body.trashId}`, 'DELETE')).status).toBe(404)
  expect((await bench.call('shop_manager', `trash/${body.trashId}/restore`, 'POST', {})).status).toBe(200)
})

it('EDIT-06 an entry is only reached through the resource of its own type', async () => {
  const { content } = bench.program
  const product = await content.addEntry({ type: 'product', title: 'Gids' })
  for (const [method, body] of [['GET'], ['PUT', { title: 'Gratis' }], ['DELETE']] as const) {
    expect((await bench.call('editor', `posts/${product.id}`, method, body)).status).toBe(404)
    expect((await bench.call('editor', `products/${product.id}`, method, body)).status).toBe(403)
  }
  expect((await content.staffEntry(product.id))?.title).toBe('Gids')
})

it('abuse 19 answers of staff are kept by no cache', async () => {
  for (const role of [undefined, 'editor'] as const)
    expect((await bench.call(role, 'posts')).headers.get('cache-control')).toBe('private, no-store')
})

it('says who is signed in and what they may do', async () => {
  const { body } = await bench.call('editor', 'me')
  expect(body).toMatchObject({ role: 'editor', rights: { posts: 'write', entries: 'read' } })
  expect(Object.keys(body.rights)).not.toContain('users')
  expect((await bench.call(undefined, 'me')).status).toBe(401)
  expect((await bench.call('customer', 'me')).status).toBe(403)
})

it.each(['nothing', 'posts/1/nothing', 'posts/1/2/3', '', 'constructor', 'posts/1/constructor', '%E0%A4%A'])(
  'answers 404 with a message for %s',
  async (path) => {
    const { status, body } = await bench.call('administrator', path)
    expect(status).toBe(404)
    expect(body.message).toBe('Dit adres bestaat niet.')
  },
)
