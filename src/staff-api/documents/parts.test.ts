import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)

it('EDIT-01 a block is saved, stands on a page, and is told to every page when it changes', async () => {
  const { content, changes } = bench.program
  const made = await edit('documents', 'POST', { kind: 'part', title: 'Word lid' })
  expect(made.status).toBe(201)
  const path = `documents/${made.body.id}`
  const heading = { type: 'heading', props: { id: 'k', text: 'Word lid', level: 2, anchor: '' } }
  const saved = await edit(`${path}/draft`, 'PUT', {
    version: (await edit(`${path}/edit`)).body.version,
    data: { root: { props: {} }, content: [heading] },
  })
  const told: string[] = []
  changes.subscribe((tags) => told.push(...tags))
  expect((await edit(`${path}/publish`, 'POST', { version: saved.body.version })).status).toBe(200)
  expect(told).toContain('*')
  const page = await content.addEntry({
    type: 'page',
    title: 'Doe mee',
    status: 'published',
    document: {
      root: { props: {} },
      content: [{ type: 'saved-part', props: { id: 'hier', part: made.body.id } }],
    },
  })
  const blocks = (await edit(`documents/${page.documentId}/edit`)).body.published.content
  const shown = await edit(`documents/${page.documentId}/preview`, 'POST', { blocks })
  expect(JSON.stringify(shown.body)).toContain('Word lid')
  expect((await edit(path, 'DELETE')).status, 'it stands on a page').toBe(409)
  await content.deleteEntry(page.id)
  expect((await edit(path, 'DELETE')).status).toBe(200)
})
