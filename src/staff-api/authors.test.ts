import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKinds } from '../kernel/known-kinds.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
const people: Record<string, number> = {}
beforeAll(async () => {
  bench = await createStaffTest()
  const own = { one: 'Route', many: 'Routes', word: 'routes' }
  expect((await bench.call('administrator', 'kinds', 'POST', own)).status).toBe(201)
  for (const role of ['editor', 'customer']) await bench.signIn(role)
  const { users } = await bench.program.accounts.users({})
  for (const { name, id } of users) people[name] = id
})
afterAll(() => bench.close())

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
const offer = { sku: 'A', regularCents: 100, vatClass: 'standard' }
const kinds = [...createKinds().all.map(({ resource }) => resource), 'eigen_routes']

it.each(kinds)(
  'CAT-02 %s: the author of an entry is who adds it, until another staff member is chosen',
  async (resource) => {
    const added = await call(resource, 'POST', {
      title: 'Van wie',
      ...(resource === 'products' && { offer }),
    })
    const { id, authorId } = added.body
    expect(authorId).toBe(people.administrator)
    const path = `${resource}/${id}`
    const listed = async (author = 0) =>
      (await call(`${resource}?filter=${JSON.stringify({ authorId: author })}`)).body.data.length
    expect([await listed(people.administrator), await listed(people.editor)]).toEqual([1, 0])
    expect((await call(path, 'PUT', { authorId: people.editor })).body.authorId).toBe(people.editor)
    expect([await listed(people.administrator), await listed(people.editor)]).toEqual([0, 1])
    for (const nobody of [people.customer, 987_654]) {
      const { status, body } = await call(path, 'PUT', { authorId: nobody })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['authorId']])
    }
    const [before] = (await call(`${path}/history`)).body.data.slice(-1)
    const then = await call(`${path}/history`, 'POST', { versionId: before.id })
    expect(then.body.data.authorId).toBe(people.administrator)
    expect((await call(path, 'PUT', { authorId: null })).body.authorId).toBeUndefined()
  },
)

it('CAT-02 a deleted user stays the author, and their entries can be changed', async () => {
  const { body: guest } = await call('users', 'POST', {
    name: 'Gast',
    email: 'gast@schelp.example',
    role: 'editor',
  })
  const { body: post } = await call('posts', 'POST', { title: 'Van de gast', authorId: guest.id })
  expect((await call(`users/${guest.id}`, 'DELETE')).status).toBe(200)
  const saved = await call(`posts/${post.id}`, 'PUT', { title: 'Nog steeds', authorId: guest.id })
  expect([saved.status, saved.body.authorId]).toEqual([200, guest.id])
  expect((await call(`authors/${guest.id}`)).status).toBe(404)
})

it('EDIT-06 entries are handed over to a colleague, and to nobody else', async () => {
  const invited = { name: 'Vertrekt', email: 'vertrekt@schelp.example', role: 'editor' }
  const { body: leaver } = await call('users', 'POST', invited)
  const wrote = await Promise.all(
    (['posts', 'pages', 'eigen_routes'] as const).map(async (resource) => {
      const { body } = await call(resource, 'POST', { title: 'Van wie vertrekt', authorId: leaver.id })
      return `${resource}/${body.id}`
    }),
  )
  const { body: other } = await call('posts', 'POST', { title: 'Van een ander' })
  const handOver = (to: number | undefined) => call(`users/${leaver.id}/hand-over`, 'POST', { to })
  for (const nobody of [people.customer, 987_654, undefined])
    expect((await handOver(nobody)).status).toBe(422)
  expect((await handOver(people.editor)).body).toEqual({ count: 3 })
  for (const path of wrote) expect((await call(path)).body.authorId).toBe(people.editor)
  expect((await call(`posts/${other.id}`)).body.authorId).toBe(people.administrator)
  expect((await handOver(people.editor)).body).toEqual({ count: 0 })
  expect((await call(`users/${leaver.id}`, 'DELETE')).status).toBe(200)
})

it('EDIT-06 a user’s entries are listed before the account is deleted, and handed over afterwards', async () => {
  const invited = { name: 'Is weg', email: 'is-weg@schelp.example', role: 'editor' }
  const { body: gone } = await call('users', 'POST', invited)
  const wrote = { title: 'Van wie weg is', authorId: gone.id }
  const { body: post } = await call('posts', 'POST', wrote)
  const { body: asked } = await call(`users/${gone.id}/uses`)
  expect(asked.data).toEqual([{ name: wrote.title, url: `/wp-admin/posts/${post.id}` }])
  const left = async () => (await call('users/all/hand-over')).body.count
  const before = await left()
  expect((await call(`users/${gone.id}`, 'DELETE')).status).toBe(200)
  expect(await left()).toBe(before + 1)
  const handOver = (to: number | undefined) => call('users/all/hand-over', 'POST', { to })
  expect((await handOver(people.customer)).status).toBe(422)
  expect((await handOver(people.editor)).body).toEqual({ count: before + 1 })
  expect((await call(`posts/${post.id}`)).body.authorId).toBe(people.editor)
  expect(await left()).toBe(0)
  expect((await bench.call('editor', 'users/all/hand-over')).status).toBe(403)
})

it('EDIT-06 staff see the names of all staff to choose from, and of nobody else', async () => {
  const { body } = await bench.call('editor', 'authors')
  expect(body.data).toEqual([
    { id: people.administrator, name: 'administrator' },
    { id: people.editor, name: 'editor' },
  ])
  expect((await bench.call('editor', `authors/${people.customer}`)).status).toBe(404)
  expect((await bench.call('customer', 'authors')).status).toBe(403)
})

it('EDIT-06 authors are found by name, and not by e-mail address', async () => {
  const email = 'a.jansen@geheim.example'
  await call('users', 'POST', { name: 'Anna Jansen', email, role: 'editor' })
  const found = async (q: string) => {
    const { body } = await bench.call('editor', `authors?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
    return [body.total, body.data.map(({ name }: { name: string }) => name)]
  }
  expect(await found('jansen')).toEqual([1, ['Anna Jansen']])
  for (const part of [email, 'geheim', '@']) expect(await found(part)).toEqual([0, []])
})
