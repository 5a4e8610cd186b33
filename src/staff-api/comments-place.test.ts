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
    ...{ role: 'single', type: 'post', title: 'Nieuwsbericht' },
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
