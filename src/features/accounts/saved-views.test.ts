import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createSavedViews } from './saved-views.ts'
import { createUser } from './users.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

it('EDIT-05 abuse 22 somebody keeps a hundred views at most, and may still change each of them', async () => {
  const views = createSavedViews(handle.db)
  const id = await createUser(handle.db, {
    email: 'lijsten@schelp.example',
    name: 'Truus',
    role: 'editor',
    password: 'schelp-en-staf-1',
  })
  const save = (number: number, q: string) =>
    views.saveView(id, { list: 'posts', name: `Weergave ${number}`, query: { q } })
  for (let number = 0; number < 100; number++) await save(number, 'oud')
  expect(await save(100, 'oud')).toMatchObject({ code: 'too-many' })
  expect(await save(7, 'nieuw')).toMatchObject({ ok: true, value: { query: { q: 'nieuw' } } })
  expect(await views.savedViews(id)).toHaveLength(100)
})
