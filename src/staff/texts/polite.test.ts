import { expect, it } from 'vitest'
import { rooms } from '../editor/rooms.ts'
import { rootFieldsOf } from '../editor/root-fields.ts'

const catalogues = import.meta.glob('../../{staff/**/*,staff-api/texts}.nl.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const informal = /\b(je|jij|jou|jouw)\b[^"\n]*/gi

it('EDIT-05 every text for staff says ‘u’', () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(4)
  for (const [file, text] of Object.entries(catalogues))
    expect([file, String(text).match(informal)]).toEqual([file, null])
})

it('EDIT-01 every setting of a widget, and of a popup or newsletter, says ‘u’', () => {
  const documents = (['popup', 'panel', 'newsletter'] as const).map((kind) => [kind, rootFieldsOf({ kind })])
  for (const [name, described] of [...rooms, ...documents]) {
    // What a widget starts with, and what is quoted, is said to visitors.
    const said = JSON.stringify(described, (key, value) =>
      ['initial', 'defaults'].includes(key) ? undefined : value,
    ).replaceAll(/‘[^’]*’/g, '')
    expect([name, said.match(informal)]).toEqual([name, null])
  }
})
