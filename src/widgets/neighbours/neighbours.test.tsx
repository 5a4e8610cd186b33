import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

const uithuizen = anEntry({
  title: 'Jacobsmonument',
  url: '/jacobalia/jacobsmonument/',
  fields: { place: 'Uithuizen' },
})
const feerwerd = anEntry({
  title: 'Kerk van Feerwerd',
  url: '/jacobalia/feerwerd/',
  fields: { place: 'Feerwerd' },
})

const render = (type: 'jacobalia' | 'post', neighbours: object) =>
  renderRoom(
    'neighbours',
    {},
    contextWith({ entry: anEntry({ type }) }, { neighbours: async () => neighbours }),
  )

it('CAT-01 leads to the places before and after on the way to Santiago', async () => {
  const html = await render('jacobalia', { previous: uithuizen, next: feerwerd })
  expect(html).toContain('<small>Verder van Santiago</small>Jacobsmonument, Uithuizen</a>')
  expect(html).toContain('<small>Dichter bij Santiago</small>Kerk van Feerwerd</a>')
})

it('CAT-01 leads to newer and older news', async () => {
  const html = await render('post', { next: anEntry({ title: 'Oud nieuws' }) })
  expect(html).toContain('<small>Ouder</small>Oud nieuws</a>')
  expect(html).not.toContain('Nieuwer')
})

it('CAT-01 shows nothing for an entry alone in its list', async () => {
  expect(await render('jacobalia', {})).toBe('')
})
