import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { noteBackup } from '../platform/last-backup.ts'
import { createStaffTest, type StaffTest, wholeMails } from './testing.ts'

const anything = z.object({})

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const rule = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
const lastMail = async () => (await rule('mails?perPage=1')).body.data[0]

it('EDIT-06 invites a user by mail, who chooses a password and has the role', async () => {
  const invited = { name: 'Anne', email: 'Anne@Schelp.example', role: 'editor' }
  const { status, body } = await rule('users', 'POST', invited)
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ email: 'anne@schelp.example', hasPassword: false, sessions: 0 }),
  ])
  const mail = await lastMail()
  expect(mail).toMatchObject({ to: 'anne@schelp.example', subject: expect.stringContaining('account') })
  // The link itself is in her mail alone.
  expect(mail.text).toContain('token=•••')
  const [whole] = await wholeMails(bench.program, 'anne@schelp.example')
  const token = decodeURIComponent(/token=(\S+)/.exec(whole?.text ?? '')?.[1] ?? '')
  const { accounts } = bench.program
  expect((await accounts.resetPassword({ token, password: 'nieuw-wachtwoord-1' })).ok).toBe(true)
  const attempt = { email: 'anne@schelp.example', password: 'nieuw-wachtwoord-1', remember: true, from: 'x' }
  expect((await accounts.signIn(attempt)).ok).toBe(true)
  const found = await rule('users?filter=%7B%22q%22%3A%22anne%22%7D')
  expect(found.body.data).toMatchObject([{ name: 'Anne', role: 'editor', hasPassword: true, sessions: 1 }])
  expect((await rule('users', 'POST', invited)).body.errors).toEqual({
    email: 'Er is al een account met dit e-mailadres.',
  })
  for (const wrong of [{ email: 'geen' }, { role: 'god' }, { name: '' }])
    expect((await rule('users', 'POST', { ...invited, ...wrong })).status).toBe(422)
  // The second mail is the ordinary one: the user has a password now.
  expect((await rule(`users/${body.id}/link`, 'POST')).status).toBe(200)
  expect((await lastMail()).subject).toBe('Een nieuw wachtwoord kiezen')
  expect((await rule(`users/${body.id}/sessions`)).body.data).toHaveLength(1)
  expect((await rule(`users/${body.id}/sessions`, 'DELETE')).body).toEqual({ ended: 1 })
  expect((await rule(`users/${body.id}`)).body.sessions).toBe(0)
})

it('EDIT-06 the last administrator keeps the role, also when two are changed at once', async () => {
  const me = (await rule('me')).body
  const alone = await rule(`users/${me.id}`, 'PUT', { role: 'editor' })
  expect(alone.body.errors).toEqual({ role: expect.stringContaining('laatste beheerder') })
  const { accounts } = bench.program
  const second = await accounts.invite({ name: 'Twee', email: 'twee@schelp.example', role: 'administrator' })
  const other = second.ok ? second.value.id : 0
  const both = await Promise.all([me.id, other].map((id) => accounts.changeUser(id, { role: 'editor' })))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  await accounts.changeUser(me.id, { role: 'administrator' })
  await accounts.changeUser(other, { role: 'editor' })
})

it('EDIT-06 a changed role applies at once', async () => {
  await bench.signIn('editor')
  const { data } = (await rule('users?filter=%7B%22q%22%3A%22editor%40%22%7D')).body
  await rule(`users/${data[0].id}`, 'PUT', { role: 'customer' })
  const headers = await bench.signIn('editor')
  expect((await bench.program.accounts.viewerOf(headers)).roles).toEqual(['customer'])
  await rule(`users/${data[0].id}`, 'PUT', { role: 'editor' })
})

it('EDIT-06 users end their own sessions and nobody else’s', async () => {
  const { data } = (await bench.call('shop_manager', 'sessions')).body
  expect(data).toMatchObject([{ current: true }])
  expect((await bench.call('editor', `sessions/${data[0].id}`, 'DELETE')).status).toBe(404)
  expect((await bench.call('shop_manager', 'sessions')).body.total).toBe(1)
})

it('EDIT-06 an administrator turns off the second step for a user without their phone', async () => {
  const { body: me } = await bench.call('editor', 'me')
  expect((await rule(`users/${me.id}`)).body.twoFactor).toBe(false)
  expect((await rule(`users/${me.id}/two-factor`, 'DELETE')).status).toBe(404)
  await bench.program.handle.pool.query('update account_users set two_factor_enabled = true where id = $1', [
    me.id,
  ])
  expect((await bench.call('editor', `users/${me.id}/two-factor`, 'DELETE')).status).toBe(403)
  expect((await rule(`users/${me.id}/two-factor`, 'DELETE')).status).toBe(200)
  expect((await rule(`users/${me.id}`)).body.twoFactor).toBe(false)
  expect((await lastMail()).subject).toBe('Inloggen in twee stappen staat uit')
})

it('EDIT-05 saves views of lists for their owner, and shows them to nobody else', async () => {
  const view = {
    list: 'posts',
    name: 'Klad',
    query: { filter: '{"status":"draft"}', sort: 'title', order: 'ASC' },
  }
  const { status, body } = await bench.call('editor', 'views', 'POST', view)
  expect([status, body]).toEqual([201, { id: expect.any(Number), ...view }])
  await bench.call('editor', 'views', 'POST', { ...view, list: 'media' })
  const again = await bench.call('editor', 'views', 'POST', { ...view, query: { filter: '{}' } })
  expect(again.body.id).toBe(body.id)
  const listed = await bench.call('editor', 'views?filter=%7B%22list%22%3A%22posts%22%7D')
  expect(listed.body).toEqual({ total: 1, data: [{ id: body.id, ...view, query: { filter: '{}' } }] })
  for (const path of [`views/${body.id}`, 'views']) expect((await rule(path)).body.total ?? 0).toBe(0)
  expect((await rule(`views/${body.id}`, 'DELETE')).status).toBe(404)
  for (const wrong of [
    { name: '' },
    { list: '../x' },
    { query: { page: '3' } },
    { query: { filter: 'x'.repeat(2_001) } },
  ])
    expect((await bench.call('editor', 'views', 'POST', { ...view, ...wrong })).status).toBe(422)
  expect((await bench.call('editor', `views/${body.id}`, 'DELETE')).status).toBe(200)
  expect((await bench.call('editor', 'views')).body.total).toBe(1)
})

it('EDIT-05 overrides a text, and resets it; two at once both survive', async () => {
  const listed = await rule('texts')
  expect(listed.body.data).toEqual([
    { id: 'toy.hello', room: 'toy', key: 'hello', default: 'Dag', english: false, override: null },
    {
      id: 'toy.english',
      room: 'toy',
      key: 'english',
      default: 'Hello {name}',
      english: true,
      override: null,
    },
  ])
  await Promise.all([
    rule('texts/toy.hello', 'PUT', { override: 'Hallo' }),
    rule('texts/toy.english', 'PUT', { override: 'Dag {name}' }),
  ])
  expect((await bench.program.content.settings()).texts).toEqual({
    'toy.hello': 'Hallo',
    'toy.english': 'Dag {name}',
  })
  expect((await rule('texts?filter=%7B%22changed%22%3Atrue%7D')).body.total).toBe(2)
  expect((await rule('texts?filter=%7B%22english%22%3Atrue%7D')).body.total).toBe(0)
  expect((await rule('texts/toy.hello', 'PUT', { override: '  ' })).body.override).toBeNull()
  expect((await bench.program.content.settings()).texts).toEqual({ 'toy.english': 'Dag {name}' })
  expect((await rule('texts/toy.nothing', 'PUT', { override: 'x' })).status).toBe(404)
})

it('EDIT-06 abuse 16 only who may write scripts chooses the script of the site’s own statistics', async () => {
  const own = await bench.roleWith('settings')
  const put = (role: string, analytics: object, more: object = {}) =>
    bench.call(role, 'settings/site', 'PUT', { ...more, analytics })
  const none = { service: 'plausible', script: '', site: '' }
  const script = 'https://tellen.example/script.js'
  const chosen = { service: 'plausible', script, site: 'schelp.example' }
  const refused = await put(own, chosen)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'analytics.script': expect.stringContaining('Eigen HTML') },
  ])
  expect((await put(own, { ...none, service: 'umami' }, { tagline: 'Op weg' })).status).toBe(200)

  expect((await put(await bench.roleWith('settings', 'html'), chosen)).status).toBe(200)
  expect((await put(own, { ...chosen, site: 'elders.example' }, { tagline: 'Onderweg' })).status).toBe(200)
  for (const [change, field] of [
    [{ script: 'https://evil.example/x.js' }, 'analytics.script'],
    [{ script: '', site: '' }, 'analytics.script'],
    [{ service: 'matomo' }, 'analytics.service'],
  ] as const)
    expect((await put(own, { ...chosen, ...change })).body.errors).toEqual({
      [field]: expect.stringContaining('Eigen HTML'),
    })
  expect((await bench.program.content.settings()).analytics).toEqual({ ...chosen, site: 'elders.example' })
  expect((await put('administrator', none)).status).toBe(200)
})

it('EDIT-05 keeps the settings of the site', async () => {
  const { body: page } = await rule('pages', 'POST', { title: 'Welkom', status: 'published' })
  const changed = await rule('settings/site', 'PUT', {
    title: 'De Schelp',
    storeNotice: 'Wij zijn dicht',
    frontPageId: page.id,
  })
  expect(changed.body).toMatchObject({ title: 'De Schelp', storeNotice: 'Wij zijn dicht', comingSoon: false })
  expect((await rule(`pages/${page.id}`)).body.url).toBe('/')
  await rule('settings/site', 'PUT', { storeNotice: null, frontPageId: null })
  const settings = await bench.program.content.settings()
  expect(settings).toMatchObject({ title: 'De Schelp' })
  expect([settings.storeNotice, settings.frontPageId]).toEqual([undefined, undefined])
  expect((await rule('settings/site', 'PUT', { title: '' })).status).toBe(422)
})

it('RUN-04 shows failed jobs, retries and deletes them', async () => {
  const { handle, jobs } = bench.program
  await jobs.send({ name: 'proof', schema: anything }, {})
  await handle.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), retry_count = 5, output = '{"message": "stuk", "cause": {"message": "vol", "code": "53100"}}'
     where name = 'proof'`,
  )
  const { body } = await rule('jobs')
  expect(body).toMatchObject({
    total: 1,
    data: [{ kind: 'proof', attempts: 6, reason: 'stuk · vol · 53100' }],
  })
  const [{ id }] = body.data
  expect((await rule(`jobs/${id}/retry`, 'POST')).status).toBe(200)
  expect((await rule('jobs')).body.total).toBe(0)
  expect((await rule(`jobs/${id}/retry`, 'POST')).status).toBe(404)
  await handle.pool.query(`update pgboss.job set state = 'failed', completed_on = now() where name = 'proof'`)
  expect((await rule(`jobs/${id}`, 'DELETE')).status).toBe(200)
  expect((await rule('jobs')).body.total).toBe(0)
  for (const wrong of ['1', 'x', "'"]) expect((await rule(`jobs/${wrong}/retry`, 'POST')).status).toBe(404)
})

it('RUN-03 shows the operator the state of the machine, and others only what they may see', async () => {
  await noteBackup(bench.dataDir, { madeAt: new Date('2026-11-20T10:00:00Z'), size: 1234 })
  await bench.program.content.addEntry({ type: 'post', title: 'Klad' })
  const { body } = await rule('facts/now')
  expect(body).toMatchObject({
    entries: { published: { post: 0 }, drafts: expect.any(Number) },
    mailsWaiting: expect.any(Number),
    jobsFailed: 0,
    reviewsWaiting: 0,
    system: { sendsMail: false, lastBackup: { madeAt: '2026-11-20T10:00:00.000Z', size: 1234 } },
  })
  expect(body.entries.drafts).toBeGreaterThan(0)
  expect(body.system.disk.free).toBeGreaterThan(0)
  const editor = (await bench.call('editor', 'facts/now')).body
  expect(Object.keys(editor)).not.toContain('system')
  expect(Object.keys(editor)).not.toContain('mailsWaiting')
  expect(Object.keys(editor)).not.toContain('reviewsWaiting')
})

it('RUN-05 an administrator sends a test mail to themselves, and nobody else may', async () => {
  expect((await rule('mails/all/test', 'POST')).body).toMatchObject({ to: 'administrator@schelp.example' })
  expect(await lastMail()).toMatchObject({
    to: 'administrator@schelp.example',
    subject: 'Testmail van de site',
  })
  expect((await bench.call('shop_manager', 'mails/all/test', 'POST')).status).toBe(403)
})

it('LIB-21 shows the files that an import of a folder left out, and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schelp-left-'))
  await writeFile(join(folder, 'foto.jpg'), '%PDF-1.4')
  await writeFile(join(folder, 'leeg.txt'), '')
  await bench.program.library.importFolder(folder)
  await rm(folder, { recursive: true })
  const { body } = await bench.call(
    'editor',
    `left-files?filter=${encodeURIComponent('{"reason":"wrong-type"}')}`,
  )
  expect(body).toMatchObject({ total: 1, data: [{ path: join(folder, 'foto.jpg'), found: 'pdf' }] })
  expect((await bench.call('editor', 'left-files')).body.total).toBe(2)
})
