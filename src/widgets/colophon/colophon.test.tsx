import { expect, it } from 'vitest'
import { aMenu, contextWith, renderRoom } from '../testing/render-room.ts'

it('EDIT-01 colophon says whose site this is, and leads on', async () => {
  const html = await renderRoom(
    'colophon',
    {
      sentence: 'Plaatsen van Sint-Jacob.',
      note: 'De vereniging is verzonnen.',
      end: 'Schelp',
      columns: [{ type: 'menu', props: { id: 'm1', menu: 'x', look: 'column', title: 'Plaatsen' } }],
      last: [{ type: 'menu', props: { id: 'm2', menu: 'x', look: 'line', title: 'Over deze site' } }],
    },
    contextWith({}, { menu: async () => aMenu }),
  )
  expect(html).toContain('<footer class="foot wrap">')
  expect(html).toContain('<p class="say">Plaatsen van Sint-Jacob.</p>')
  expect(html).toContain('De vereniging is verzonnen.')
  expect(html.indexOf('id="m1-title"')).toBeLessThan(html.indexOf('class="end"'))
  expect(html.indexOf('aria-label="Over deze site"')).toBeGreaterThan(html.indexOf('class="end"'))
  expect(html.match(/class="ornament"/g)).toHaveLength(1)
})

it('EDIT-01 colophon without words keeps its frame and leaves no empty lines', async () => {
  const html = await renderRoom('colophon')
  expect(html).not.toContain('class="say"')
  expect(html).not.toContain('<p></p>')
})
