import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)

it('CAT-02 an editor designs a card with the newest entry of a kind as the sample, and a list shows it', async () => {
  const { content } = bench.program
  await content.addEntry({
    type: 'post',
    title: 'Toren staat recht',
    excerpt: 'Na twee jaar werk.',
    status: 'published',
  })
  const made = await edit('documents', 'POST', { kind: 'card', entryType: 'post', title: 'Kaart: Nieuws' })
  expect(made.status).toBe(201)
  const path = `documents/${made.body.id}`
  const { body: opened } = await edit(`${path}/edit`)
  expect(opened).toMatchObject({ kind: 'card', entryType: 'post', title: 'Kaart: Nieuws' })
  const { content: blocks } = opened.draft
  const text = JSON.stringify((await edit(`${path}/preview`, 'POST', { blocks })).body)
  for (const words of ['Toren staat recht', 'Na twee jaar werk.', '/nieuws/toren-staat-recht/'])
    expect(text).toContain(words)
  const list = { type: 'post-grid', props: { id: 'lijst', type: 'post', card: made.body.id } }
  const front = await content.addEntry({
    type: 'page',
    title: 'Voorkant',
    status: 'published',
    document: { root: { props: {} }, content: [list] },
  })
  const inEditor = async () =>
    JSON.stringify((await edit(`documents/${front.documentId}/preview`, 'POST', { blocks: [list] })).body)
  expect(await inEditor()).not.toContain('"html"')
  const published = await edit(`${path}/publish`, 'POST', { version: opened.version })
  expect(published.status).toBe(200)
  expect(await inEditor()).toContain('Na twee jaar werk.')
  const { body: cards } = await edit(`documents?filter=${JSON.stringify({ kind: 'card' })}`)
  expect(cards.data).toMatchObject([{ title: 'Kaart: Nieuws', entryType: 'post', status: 'published' }])
})

it('CAT-02 a card needs an existing kind', async () => {
  const wrong = { kind: 'card', entryType: 'eigen_niets', title: 'Kaart' }
  expect((await edit('documents', 'POST', wrong)).body.errors).toHaveProperty('entryType')
})
