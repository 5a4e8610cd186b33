import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEveryRow, everyResource, otherOf, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
const newRow = async (name: string) => {
  const id = String(await rows[name]?.())
  return { id, path: `${name}/${encodeURIComponent(id)}` }
}

const all = [...everyResource.values()]
const changed = all.filter(({ changes }) => changes).map(({ name }) => name)
const removed = all.filter(({ remove }) => remove).map(({ name }) => name)
/** Resources whose removal is final. */
const final = ['sessions', 'subscribers', 'newsletter-lists', 'form-entries', 'backups', 'import-sources']
/** The user's name, before and after it was changed. */
const administrator = expect.stringMatching(/^(administrator|Anders)$/)

describe('abuse 30 two people change one row', () => {
  it.each(changed)(
    '%s: the second to save is told, sees the present row, and can save based on it',
    async (name) => {
      const { path } = await newRow(name)
      const { body: mine } = await call(path)
      expect(mine.stamp).toMatch(/^[\w-]{43}$/)
      expect((await call(path, 'PUT', { ...otherOf(name), stamp: mine.stamp })).status).toBe(200)
      const late = await call(path, 'PUT', { ...mine, ...otherOf(name), stamp: mine.stamp })
      expect([late.status, late.body.error]).toEqual([409, 'conflict'])
      const { body: now } = await call(path)
      expect(late.body.now).toEqual(now)
      expect(now.stamp).not.toBe(mine.stamp)
      if (everyResource.get(name)?.actions.history) expect(late.body).toHaveProperty('message')
      const saved = await call(path, 'PUT', { ...otherOf(name), stamp: now.stamp })
      expect(saved.status).toBe(200)
    },
  )

  it('of many who save the same row at once, one succeeds', async () => {
    const { path } = await newRow('posts')
    const { stamp } = (await call(path)).body
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => call(path, 'PUT', { title: `Titel ${at}`, stamp })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })
})

/** Resources with a fixed row: earlier tests have changed it. */
const isOneRow = (name: string) => ['texts', 'settings', 'shop-settings', 'shop-mails'].includes(name)
const once = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, once(part)]))
    : `${value}!`

describe('EDIT-05 drafts and versions of a form', () => {
  // Entries are changed by buttons; drafts and versions of documents are those of the page editor.
  const withForm = changed.filter((name) => name !== 'documents' && name !== 'form-entries')

  it.each(withForm)('%s: an unsaved form is kept for its author until it is saved', async (name) => {
    const { id, path } = await newRow(name)
    const { stamp } = (await call(path)).body
    const draft = { stamp, data: otherOf(name) }
    expect((await call(`${path}/draft`, 'PUT', draft)).status).toBe(200)
    expect((await call(`${path}/draft`)).body).toMatchObject({ draft, others: [] })
    const listed = (await call(name)).body.data?.find((row: { id: unknown }) => String(row.id) === id)
    if (listed) expect(listed.unsaved).toMatchObject([{ by: administrator }])
    await call(path, 'PUT', { ...otherOf(name), stamp })
    expect((await call(`${path}/draft`)).body).toEqual({ others: [] })
  })

  it.each(withForm)('%s: each save is in the history, with who did it', async (name) => {
    const { path } = await newRow(name)
    const [field = '', value] = Object.entries(otherOf(name))[0] ?? []
    const { body: before } = await call(path)
    const next = name === 'look' ? 'round' : isOneRow(name) ? once(value) : value
    await call(path, 'PUT', { [field]: next })
    const { data: versions } = (await call(`${path}/history`)).body
    if (name === 'users' || name === 'profile') return expect(versions).toEqual([])
    expect(versions.length).toBeGreaterThanOrEqual(2)
    expect(versions[0]).toMatchObject({ by: administrator, at: expect.stringMatching(/^\d{4}-/) })
    const then = await call(`${path}/history`, 'POST', { versionId: versions[1].id })
    expect(then.body.data[field]).toEqual(before[field])
    expect((await call(`${path}/history`, 'POST', { versionId: 1_000_000 })).status).toBe(404)
  })

  it.each(all.filter(({ name, create }) => create && name !== 'documents').map(({ name }) => name))(
    '%s: an unsaved form of a new row is kept too, until it is discarded',
    async (name) => {
      const path = `${name}/${encodeURIComponent('+new')}/draft`
      const draft = { stamp: '', data: { title: 'Nog niet' } }
      expect((await call(path)).body).toEqual({ others: [] })
      expect((await call(path, 'PUT', draft)).status).toBe(200)
      expect((await call(path)).body).toMatchObject({ draft })
      expect((await call(path, 'DELETE')).status).toBe(200)
      expect((await call(path)).body).toEqual({ others: [] })
    },
  )

  it('another user’s form is not shown, but its author is', async () => {
    const { path } = await newRow('posts')
    await bench.call('editor', `${path}/draft`, 'PUT', { stamp: 'x', data: { title: 'Geheim' } })
    expect((await call(`${path}/draft`)).body).toEqual({ others: [{ by: 'editor', at: expect.any(String) }] })
  })
})

describe('EDIT-05 the trash', () => {
  it.each(removed.filter((name) => name !== 'trash' && name !== 'jobs'))(
    '%s: a deleted row is restored unchanged, or its deletion is announced as final',
    async (name) => {
      const { id, path } = await newRow(name)
      const { body: before } = await call(path)
      const gone = await call(path, 'DELETE')
      expect(gone.status).toBe(200)
      if (final.includes(name)) return expect(gone.body.trashId).toBeUndefined()
      expect(
        gone.body.trashId,
        'its table lacks the trigger platform_note_deleted (ARCHITECTURE.md, A table)',
      ).toBeDefined()
      const { body: listed } = await call('trash')
      expect(listed.data[0]).toMatchObject({ id: gone.body.trashId, resource: name, by: administrator })
      expect(listed.data[0].title).not.toBe('')
      const back = await call(`trash/${gone.body.trashId}/restore`, 'POST', {})
      expect([back.status, back.body]).toEqual([200, { id, resource: name }])
      const { body: after } = await call(path)
      expect({ ...after, updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 })
      expect((await call(`trash/${gone.body.trashId}`)).status).toBe(404)
    },
  )
})

it('RUN-02 every creation, change and deletion by staff is published to other nodes by its own commit', async () => {
  const late: string[] = []
  let doing = ''
  vi.spyOn(bench.program.changes, 'publishNow').mockImplementation(async () => void late.push(doing))
  for (const { name, changes, remove } of all) {
    if (!rows[name] || name === 'trash' || name === 'jobs') continue
    doing = `${name} made`
    const { path } = await newRow(name)
    doing = `${name} changed`
    if (changes) await call(path, 'PUT', { ...otherOf(name), stamp: (await call(path)).body.stamp })
    doing = `${name} thrown away`
    if (remove) await call(path, 'DELETE')
  }
  expect(late).toEqual([])
})
