import { expect, it } from 'vitest'
import { aTerm, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const props = { title: 'Plaatsen van Sint-Jacob', lead: 'Zestig in Nederland, tien in België.' }

it('CAT-01 title of an archive is what staff wrote, else the name of its type', async () => {
  const context = contextWith({ archive: { type: 'jacobalia' } })
  expect(await renderRoom('page-title', props, context)).toBe(
    '<div class="title"><h1>Plaatsen van Sint-Jacob</h1><p class="lead">Zestig in Nederland, tien in België.</p></div>',
  )
  expect(await renderRoom('page-title', {}, context)).toContain('<h1>Plaatsen</h1>')
})

it.each([
  [aTerm(), 'Sint-Jacob in Utrecht'],
  [aTerm({ taxonomy: 'soort', name: 'Kerk' }), 'Kerk'],
  [aTerm({ taxonomy: 'onderwerp', name: 'tochten' }), 'Nieuws over tochten'],
])('CAT-05 title of a term is its own: $name', async (term, title) => {
  const html = await renderRoom(
    'page-title',
    props,
    contextWith({ archive: { type: 'jacobalia', term: { ...term, description: 'Vier plaatsen.' } } }),
  )
  expect(html).toBe(`<div class="title"><h1>${title}</h1><p class="lead">Vier plaatsen.</p></div>`)
})

it('CAT-05 title of a term follows a change of its name', async () => {
  const { tags } = await renderAll(
    [{ type: 'page-title', props: { id: 'b1' } }],
    contextWith({ archive: { type: 'jacobalia', term: aTerm() } }),
  )
  expect([...tags]).toEqual(['list:plaats:utrecht'])
})

it('CAT-03 title says on which page of the list one is, and leaves the opening to the first', async () => {
  const html = await renderRoom('page-title', props, contextWith({ archive: { type: 'jacobalia' }, page: 3 }))
  expect(html.replaceAll('<!-- -->', '')).toContain(
    'Plaatsen van Sint-Jacob <small class="on-page">bladzijde 3</small></h1></div>',
  )
})

it('CAT-16 title of a search says what was searched for', async () => {
  const html = await renderRoom('page-title', { title: 'Zoeken' }, contextWith({ words: '<b>toren' }))
  expect(html).toContain('<h1>Zoeken naar ‘&lt;b&gt;toren’</h1>')
  expect(await renderRoom('page-title', {}, contextWith({ words: '' }))).toContain('<h1>Zoeken</h1>')
})

it('CAT-01 title is nowhere on a page that is no list', async () => {
  expect(await renderRoom('page-title')).toBe('')
})
