import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStaff, may, type Right, rights } from '../kernel/rights.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

let made = 0
async function makeRole(held: readonly Right[], as = 'administrator') {
  made += 1
  return bench.call(as, 'roles', 'POST', { name: `Rol nummer ${made}`, rights: held })
}
const roleNamed = async (...held: Right[]): Promise<string> => (await makeRole(held)).body.id

async function invite(role: string, as = 'administrator') {
  made += 1
  return bench.call(as, 'users', 'POST', { name: 'Iemand', email: `iemand-${made}@schelp.example`, role })
}

describe('a role of the site’s own', () => {
  it('EDIT-06 is made by ticking rights, listed with its users, changed, and deleted', async () => {
    const { status, body: role } = await bench.call('administrator', 'roles', 'POST', {
      name: '  Boek\thouder ',
      rights: ['orders', 'statistics', 'orders'],
    })
    expect([status, role]).toEqual([
      201,
      expect.objectContaining({ name: 'Boek houder', rights: ['statistics', 'orders'], people: 0 }),
    ])
    expect((await invite(role.id)).body).toMatchObject({ role: role.id })
    expect((await bench.call('administrator', `roles/${role.id}`)).body).toMatchObject({ people: 1 })
    const found = await bench.call(
      'administrator',
      `users?filter=${encodeURIComponent(JSON.stringify({ role: role.id }))}`,
    )
    expect(found.body.total).toBe(1)
    const changed = await bench.call('administrator', `roles/${role.id}`, 'PUT', { rights: ['orders'] })
    expect(changed.body).toMatchObject({ name: 'Boek houder', rights: ['orders'] })
  })

  it('EDIT-06 has a unique name, and only existing rights', async () => {
    await bench.call('administrator', 'roles', 'POST', { name: 'Jaarboek', rights: ['pages'] })
    const twice = await bench.call('administrator', 'roles', 'POST', { name: 'JAARBOEK', rights: [] })
    expect([twice.status, twice.body.errors]).toEqual([422, { name: 'Er is al een rol met deze naam.' }])
    for (const wrong of [
      { name: '', rights: [] },
      { name: 'X', rights: ['everything'] },
      { name: 'X' },
      { rights: [] },
    ])
      expect((await bench.call('administrator', 'roles', 'POST', wrong)).status).toBe(422)
    expect((await invite('own-999999')).body.errors).toEqual({
      role: 'Deze rol is er niet meer. Kies een andere.',
    })
    for (const role of ['owner', 'own-0', 'own-1e3', '']) expect((await invite(role)).status).toBe(422)
  })

  it('EDIT-06 lists its users before it is deleted, and cannot be deleted while it has any', async () => {
    const role = await roleNamed('media')
    const { body: person } = await invite(role)
    const uses = await bench.call('administrator', `roles/${role}/uses`)
    expect(uses.body.data).toEqual([{ name: 'Iemand', url: `/wp-admin/users/${person.id}` }])
    expect((await bench.call('administrator', `roles/${role}`, 'DELETE')).status).toBe(409)
    await bench.call('administrator', `users/${person.id}`, 'PUT', { role: 'customer' })
    const away = await bench.call('administrator', `roles/${role}`, 'DELETE')
    expect(away.status).toBe(200)
    expect((await bench.call('administrator', `roles/${role}`)).status).toBe(404)
    await bench.call('administrator', `trash/${away.body.trashId}/restore`, 'POST', {})
    expect((await bench.call('administrator', `roles/${role}`)).body).toMatchObject({ rights: ['media'] })
  })

  it.each(['customer', 'editor', 'shop_manager', 'administrator'])(
    'EDIT-06 is not %s, which cannot be changed',
    async (role) => {
      expect((await bench.call('administrator', `roles/${role}`)).body).toMatchObject({ builtIn: true })
      for (const [method, body] of [['PUT', { rights: [] }], ['DELETE']] as const)
        expect((await bench.call('administrator', `roles/${role}`, method, body)).status).toBe(404)
    },
  )

  it('EDIT-06 abuse 18 a removed right is gone at the next request, on every node', async () => {
    const role = await roleNamed('orders', 'media')
    const headers = await bench.signIn(role)
    const viewer = () => bench.program.accounts.viewerOf(headers)
    expect([...((await viewer()).rights ?? [])]).toEqual(['media', 'orders'])
    // Changed directly in the database, as by another node.
    await bench.program.accounts.changeRole(new Set(rights), role, { rights: ['media'] })
    expect(may(await viewer(), 'orders')).toBe(false)
    expect(may(await viewer(), 'media')).toBe(true)
    await bench.program.accounts.changeRole(new Set(rights), role, { rights: [] })
    expect(isStaff(await viewer())).toBe(false)
  })
})

describe('abuse 18 nobody gets more than their own rights', () => {
  let helper: string
  beforeAll(async () => {
    helper = await roleNamed('people', 'media')
  })

  it('EDIT-06 not by a role that they create or change', async () => {
    expect((await makeRole(['media'], helper)).status).toBe(201)
    const beyond = await makeRole(['media', 'settings'], helper)
    expect([beyond.status, beyond.body.error]).toEqual([403, 'beyond'])
    expect((await bench.call(helper, `roles/${helper}`, 'PUT', { rights: [...rights] })).status).toBe(403)
    const high = await roleNamed('operation')
    expect((await bench.call(helper, `roles/${high}`, 'PUT', { rights: [] })).status).toBe(403)
    expect((await bench.call(helper, `roles/${high}`, 'DELETE')).status).toBe(403)
  })

  it('EDIT-06 not by a role that they give', async () => {
    const { body: person } = await invite('customer')
    for (const role of ['administrator', 'editor', await roleNamed('operation')]) {
      const given = await bench.call(helper, `users/${person.id}`, 'PUT', { role })
      expect([given.status, given.body.errors]).toEqual([
        422,
        { role: 'U kunt geen rol geven die meer mag dan u zelf.' },
      ])
      expect((await invite(role, helper)).status).toBe(422)
    }
    expect((await bench.call(helper, `users/${person.id}`, 'PUT', { role: helper })).status).toBe(200)
    expect((await invite(helper, helper)).status).toBe(201)
  })

  it('EDIT-06 not by the account of a user with more rights', async () => {
    const { body: boss } = await invite('administrator')
    for (const [method, path, body] of [
      ['PUT', `users/${boss.id}`, { email: 'dief@schelp.example' }],
      ['PUT', `users/${boss.id}`, { role: 'customer' }],
      ['DELETE', `users/${boss.id}`],
      ['POST', `users/${boss.id}/link`],
      ['DELETE', `users/${boss.id}/sessions`],
      ['GET', `users/${boss.id}/sessions`],
      ['DELETE', `users/${boss.id}/two-factor`],
      ['DELETE', `users/${boss.id}/passkeys`],
      ['POST', `users/${boss.id}/hand-over`, { to: boss.id }],
    ] as const)
      expect([method, path, (await bench.call(helper, path, method, body)).status]).toEqual([
        method,
        path,
        403,
      ])
    expect((await bench.call('administrator', `users/${boss.id}`)).body).toMatchObject({ email: boss.email })
  })

  it('EDIT-06 not by the trash', async () => {
    const { body: boss } = await invite('administrator')
    const { body: equal } = await invite(helper)
    const high = await roleNamed('operation')
    const thrownAway = async (path: string): Promise<string> =>
      `trash/${(await bench.call('administrator', path, 'DELETE')).body.trashId}`
    for (const path of [`users/${boss.id}`, `roles/${high}`]) {
      const thing = await thrownAway(path)
      for (const [method, at] of [
        ['POST', `${thing}/restore`],
        ['DELETE', thing],
      ] as const) {
        const refused = await bench.call(helper, at, method)
        expect([at, refused.status, refused.body.error]).toEqual([at, 403, 'beyond'])
      }
      expect((await bench.call('administrator', path)).status).toBe(404)
      expect((await bench.call('administrator', `${thing}/restore`, 'POST')).status).toBe(200)
    }
    const thing = await thrownAway(`users/${equal.id}`)
    expect((await bench.call(helper, `${thing}/restore`, 'POST')).status).toBe(200)
  })

  it('EDIT-06 and the last administrator keeps the role', async () => {
    const { body: all } = await bench.call('administrator', 'users?perPage=100')
    const bosses = all.data.filter(({ role }: { role: string }) => role === 'administrator')
    const role = await roleNamed(...rights)
    const answers = []
    for (const { id } of bosses)
      answers.push(await bench.call('administrator', `users/${id}`, 'PUT', { role }))
    expect(answers.map(({ status }) => status)).toEqual([...bosses.slice(1).map(() => 200), 422])
    expect(answers.at(-1)?.body.errors).toEqual({
      role: 'Dit is de laatste beheerder: maak eerst iemand anders beheerder.',
    })
  })
})

it('LIB-19 a file can be opened by a custom role, which gives no access to the staff area (abuse 19)', async () => {
  const role = await roleNamed()
  const other = await roleNamed()
  const { library } = bench.program
  const category = (await bench.call('administrator', 'file-categories', 'POST', { name: 'Bestuur' })).body.id
  const lock = await bench.call('administrator', `file-categories/${category}`, 'PUT', {
    lock: { roles: [role] },
  })
  expect(lock.body.lock.roles).toEqual([role])
  const added = await library.addFile(Readable.from([Buffer.from('notulen')]), {
    categoryId: category,
    name: 'notulen.txt',
    published: true,
  })
  if (!added.ok) throw new Error(added.code)
  const opens = async (name: string) => {
    const viewer = await bench.program.accounts.viewerOf(await bench.signIn(name))
    return (await library.open(viewer, added.value.id)).ok
  }
  expect(await opens(role)).toBe(true)
  expect((await bench.call(role, 'me')).status).toBe(403)
  const uses = await bench.call('administrator', `roles/${role}/uses`)
  expect(uses.body.data).toContainEqual({ name: 'Bestuur', url: `/wp-admin/files?category=${category}` })
  expect(await opens(other)).toBe(false)
})
