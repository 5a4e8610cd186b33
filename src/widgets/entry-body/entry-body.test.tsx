import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

const body = '<p>De kerk.</p><p>Wat er nu staat.</p>'

it('CAT-10 body of the entry is content whose paragraphs may be highlighted', async () => {
  expect(await renderRoom('entry-body', {}, contextWith({ entry: anEntry({ body }) }))).toBe(
    `<div class="prose opens" data-content="true">${body}</div>`,
  )
})

it('CAT-01 body may begin in ordinary letters', async () => {
  const html = await renderRoom('entry-body', { lead: false }, contextWith({ entry: anEntry({ body }) }))
  expect(html).toContain('class="prose"')
})

it('CAT-01 entry without a text shows none', async () => {
  expect(await renderRoom('entry-body', {}, contextWith({ entry: anEntry({ body: ' ' }) }))).toBe('')
  expect(await renderRoom('entry-body')).toBe('')
})
