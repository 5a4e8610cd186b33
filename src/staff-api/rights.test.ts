import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Right, rights } from '../kernel/rights.ts'
import { resources } from './resources/index.ts'
import { otherCalls } from './staff-api.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

type Allowed = Right | readonly Right[] | 'staff' | 'nobody'

const pickPages: Allowed = ['pages', 'settings']
const pickEntries: Allowed = ['entries', 'settings']
const pickPictures: Allowed = [
  ...(['media', 'pages', 'entries', 'newsletter', 'products', 'shop_settings', 'settings'] as const),
]
const pickFiles: Allowed = ['library', 'pages', 'entries', 'newsletter', 'products']

/** Who may read and who may change, by EDIT-06 and the specification. */
const table: Record<string, { read: Allowed; write: Allowed; actions?: Allowed }> = {
  entries: {
    read: ['pages', 'entries', 'newsletter', 'products', 'shop_settings', 'settings'],
    write: 'nobody',
  },
  pages: { read: pickPages, write: 'pages' },
  posts: { read: pickEntries, write: 'entries' },
  agenda: { read: pickEntries, write: 'entries' },
  jacobalia: { read: pickEntries, write: 'entries' },
  kinds: { read: ['pages', 'entries', 'newsletter', 'products', 'settings'], write: 'settings' },
  'own-fields': { read: ['pages', 'entries', 'newsletter', 'products', 'settings'], write: 'settings' },
  taxonomies: { read: ['pages', 'entries', 'newsletter', 'products', 'settings'], write: 'settings' },
  terms: {
    read: ['pages', 'entries', 'newsletter', 'products'],
    write: ['pages', 'entries', 'products', 'settings'],
  },
  media: { read: pickPictures, write: 'media' },
  'media-folders': { read: pickPictures, write: 'nobody' },
  documents: { read: 'pages', write: 'pages', actions: ['pages', 'newsletter'] },
  files: { read: pickFiles, write: 'library' },
  'file-categories': { read: pickFiles, write: 'library' },
  'file-products': { read: 'library', write: 'nobody' },
  menus: { read: 'pages', write: 'pages' },
  'broken-links': { read: 'pages', write: 'nobody' },
  'left-files': { read: 'library', write: 'nobody' },
  views: { read: 'staff', write: 'staff' },
  redirects: { read: 'pages', write: 'pages' },
  newsletters: { read: 'newsletter', write: 'newsletter' },
  'newsletter-lists': { read: ['newsletter', 'pages'], write: 'newsletter' },
  subscribers: { read: 'newsletter', write: 'newsletter' },
  comments: { read: 'entries', write: 'entries' },
  'form-entries': { read: 'forms', write: 'forms' },
  statistics: { read: 'statistics', write: 'nobody' },
  consents: { read: 'statistics', write: 'nobody' },
  products: { read: ['products', 'orders'], write: 'products' },
  orders: { read: 'orders', write: 'orders' },
  withdrawals: { read: 'orders', write: 'nobody' },
  customers: { read: 'orders', write: 'nobody' },
  stock: { read: 'products', write: 'nobody' },
  'stock-moves': { read: 'products', write: 'nobody' },
  'sales-report': { read: 'orders', write: 'nobody' },
  reviews: { read: 'products', write: 'products' },
  coupons: { read: 'products', write: 'products' },
  'shipping-zones': { read: ['shop_settings', 'products'], write: 'shop_settings' },
  'shop-settings': { read: 'shop_settings', write: 'shop_settings' },
  'shop-mails': { read: 'shop_settings', write: 'shop_settings' },
  sessions: { read: 'staff', write: 'staff' },
  profile: { read: 'staff', write: 'staff' },
  users: { read: ['people', 'operation'], write: 'people' },
  authors: { read: 'staff', write: 'nobody' },
  roles: { read: ['people', 'library', 'pages'], write: 'people' },
  settings: { read: 'settings', write: 'settings' },
  look: { read: 'settings', write: 'settings' },
  texts: { read: 'settings', write: 'settings' },
  mails: { read: 'operation', write: 'nobody' },
  jobs: { read: 'operation', write: 'operation' },
  'planned-jobs': { read: 'operation', write: 'nobody' },
  backups: { read: 'operation', write: 'operation' },
  'site-imports': { read: 'operation', write: 'nobody' },
  'import-sources': { read: 'operation', write: 'operation' },
  'import-lines': { read: 'operation', write: 'nobody' },
  facts: { read: 'staff', write: 'nobody' },
  trash: { read: 'staff', write: 'staff' },
  proposals: { read: 'staff', write: 'nobody' },
  activity: { read: 'operation', write: 'nobody' },
}

/** Calls that are not resources. */
const otherRights: Record<string, Allowed> = {
  me: 'staff',
  uploads: 'library',
  'import-uploads': 'operation',
  find: 'staff',
}

/** Actions that need another right than changing the resource, or than reading it where nobody may change it. */
const actionRights: Record<string, Allowed> = {
  'settings/place-comments': 'pages',
  'shop-settings/mollie-key': 'settings',
  'newsletters/returns': 'operation',
}

/** Actions that need a second right besides. */
const alsoNeeded: Record<string, Right> = {
  'form-entries/grant': 'library',
  'form-entries/refuse': 'library',
}

const content: readonly Right[] = [
  ...(['pages', 'entries', 'media', 'library', 'newsletter', 'forms', 'statistics'] as const),
]
/** The rights of each built-in role; and roles with each single right, and with none. */
const people: readonly { name: string; rights: readonly Right[] }[] = [
  { name: 'customer', rights: [] },
  { name: 'editor', rights: content },
  { name: 'shop_manager', rights: [...content, 'publish', 'orders', 'products', 'shop_settings'] },
  { name: 'administrator', rights },
  { name: 'a member', rights: [] },
  ...rights.map((right) => ({ name: `only ${right}`, rights: [right] })),
]
const calls = [
  { method: 'GET', path: '', kind: 'read' },
  { method: 'GET', path: '?ids=998,999', kind: 'read' },
  { method: 'GET', path: '/999', kind: 'read' },
  { method: 'POST', path: '', kind: 'write' },
  { method: 'PUT', path: '/999', kind: 'write' },
  { method: 'DELETE', path: '/999', kind: 'write' },
  { method: 'DELETE', path: '?ids=998,999', kind: 'write' },
] as const

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

it('EDIT-06 every staff call is in the table of rights', () => {
  expect([...resources.keys()].toSorted()).toEqual(Object.keys(table).toSorted())
  expect([...otherCalls.keys()].toSorted()).toEqual(Object.keys(otherRights).toSorted())
})

const outcome = (status: number) => (status === 401 ? 'signed-out' : status === 403 ? 'forbidden' : 'allowed')

/** Every call, with the right that it requires, and the second one where it requires two. */
function* everyCall(): Generator<{ method: string; path: string; needs: Allowed; also?: Right }> {
  for (const [name, needed] of Object.entries(table)) {
    for (const { method, path, kind } of calls) yield { method, path: name + path, needs: needed[kind] }
    for (const [action, ways] of Object.entries(resources.get(name)?.actions ?? {}))
      for (const { method } of ways) {
        const usual = needed.actions ?? (needed.write === 'nobody' ? needed.read : needed.write)
        yield {
          method,
          path: `${name}/999/${action}`,
          needs: actionRights[`${name}/${action}`] ?? usual,
          also: alsoNeeded[`${name}/${action}`],
        }
      }
  }
  for (const [name, needs] of Object.entries(otherRights))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['', '/nothing']) yield { method, path: name + path, needs }
}

it('EDIT-06 users who are not signed in may do nothing', async () => {
  for (const { method, path } of everyCall())
    expect([method, path, outcome((await bench.call(undefined, path, method)).status)]).toEqual([
      method,
      path,
      'signed-out',
    ])
})

it.each(people)('EDIT-06 abuse 18 $name may do what the table says, and nothing else', async (person) => {
  const isOwn = person.name === 'a member' || person.name.startsWith('only ')
  const role = isOwn ? await bench.roleWith(...person.rights) : person.name
  const has = (needs: Allowed) =>
    needs === 'staff'
      ? person.rights.length > 0
      : needs !== 'nobody' && [needs].flat().some((right) => person.rights.some((own) => own === right))
  for (const { method, path, needs, also } of everyCall()) {
    const { status } = await bench.call(role, path, method)
    const isAllowed = has(needs) && (!also || has(also))
    expect([method, path, outcome(status)]).toEqual([method, path, isAllowed ? 'allowed' : 'forbidden'])
  }
})

it('EDIT-06 an editor may edit the taxonomies of the catalogue, but not the shop', async () => {
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

it('EDIT-06 users who may not delete something neither see it in the trash nor restore it', async () => {
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

it('abuse 19 no cache keeps answers for staff', async () => {
  for (const role of [undefined, 'editor'])
    expect((await bench.call(role, 'posts')).headers.get('cache-control')).toBe('private, no-store')
})

it('returns the signed-in user and their rights', async () => {
  const { body } = await bench.call('editor', 'me')
  expect(body).toMatchObject({ role: 'editor', rights: { posts: 'write', entries: 'read' }, may: content })
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
