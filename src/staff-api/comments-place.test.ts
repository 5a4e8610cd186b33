import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const place = async () => (await bench.call('administrator', 'settings/site')).body.commentsPlace
const put = (who = 'administrator') => bench.call(who, 'settings/site/place-comments', 'POST')
const block = (type: string, props: object = {}) => ({ type, props: { id: `een-${type}`, ...props } })
const types = (blocks: readonly { type: string }[]) => blocks.map(({ type }) => type)

it('EDIT-05 an older site is told that its news has no place for comments, and gets one below the text', async () => {
  const { content } = bench.program
  expect(await place()).toBeUndefined()
  expect((await put()).status).toBe(404)
  const body = block('section', { content: [block('entry-title'), block('entry-body')] })
  const { id } = await content.addTemplate({
    role: 'single',
    type: 'post',
    title: 'Nieuwsbericht',
    data: { root: { props: {} }, content: [body, block('neighbours')] },
  })
  expect(await place()).toEqual({ documentId: id, state: 'none' })

  expect((await put('customer')).status).toBe(403)
  expect((await put()).body).toEqual({ documentId: id, state: 'draft' })
  expect((await put()).body).toEqual({ documentId: id, state: 'draft' })
  expect(await place()).toEqual({ documentId: id, state: 'draft' })
  const draft = (await content.editable(id))?.draft
  expect(types(draft?.content ?? [])).toEqual(['section', 'neighbours'])
  const inside = draft?.content[0]?.props.content as { type: string }[]
  expect(types(inside)).toEqual(['entry-title', 'entry-body', 'entry-comments'])

  expect((await bench.call('editor', `documents/${id}`, 'PUT', { state: 'published' })).status).toBe(200)
  expect(await place()).toEqual({ documentId: id, state: 'live' })
})

it('EDIT-05 comments within a saved block have their place, too', async () => {
  const { content } = bench.program
  const made = await bench.call('administrator', 'documents', 'POST', { kind: 'part', title: 'Onder nieuws' })
  const saved = await bench.call('administrator', `documents/${made.body.id}/draft`, 'PUT', {
    version: 0,
    data: { root: { props: {} }, content: [block('entry-comments')] },
  })
  await bench.call('administrator', `documents/${made.body.id}/publish`, 'POST', saved.body)
  const template = await content.template('single', { type: 'post' })
  const { version } = (await bench.call('administrator', `documents/${template?.id}/edit`)).body
  const draft = await bench.call('administrator', `documents/${template?.id}/draft`, 'PUT', {
    version,
    data: { root: { props: {} }, content: [block('saved-part', { part: made.body.id })] },
  })
  await bench.call('administrator', `documents/${template?.id}/publish`, 'POST', draft.body)
  expect((await content.template('single', { type: 'post' }))?.data.content).toMatchObject([
    { type: 'saved-part' },
  ])
  expect((await place()).state).toBe('live')
})
