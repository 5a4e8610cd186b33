import { expect, it } from 'vitest'
import { anEntry, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const about = (more: Parameters<typeof anEntry>[0]) => contextWith({ entry: anEntry(more) })

it.each([
  [{ place: 'Utrecht', kilometresToSantiago: 1450 }, 'Utrecht, nog 1.450 kilometer tot Santiago'],
  [{ kilometresToSantiago: 1450 }, 'Nog 1.450 kilometer tot Santiago'],
  [{ place: 'Utrecht' }, 'Utrecht'],
])('CAT-01 title of a place says where and how far: %j', async (fields, where) => {
  const html = await renderRoom('entry-title', {}, about({ fields }))
  expect(html).toBe(`<div class="title entry-title"><h1>Jacobikerk</h1><p class="where">${where}</p></div>`)
})

it('CAT-01 title of a page without a place has only its summary below it, when asked for', async () => {
  const context = about({ title: 'Contact', excerpt: 'Zo bereik je ons.' })
  expect(await renderRoom('entry-title', {}, context)).toContain('<h1>Contact</h1></div>')
  expect(await renderRoom('entry-title', { lead: true }, context)).toContain(
    '<h1>Contact</h1><p class="lead">Zo bereik je ons.</p>',
  )
})

it('abuse 16 title is text, whatever it holds', async () => {
  const html = await renderRoom('entry-title', {}, about({ title: '<img onerror=x>' }))
  expect(html).toContain('<h1>&lt;img onerror=x&gt;</h1>')
})

it('CAT-01 title belongs to its entry, and is nowhere without one', async () => {
  const block = { type: 'entry-title', props: { id: 'b1' } }
  expect([...(await renderAll([block], about({}))).tags]).toEqual(['entry:14120'])
  expect(await renderRoom('entry-title')).toBe('')
})
