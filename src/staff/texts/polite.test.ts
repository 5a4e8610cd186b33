import { expect, it } from 'vitest'

const catalogues = import.meta.glob('../../{staff/**/*,staff-api/texts}.nl.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('EDIT-05 every text for staff says ‘u’', () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(4)
  for (const [file, text] of Object.entries(catalogues))
    expect([file, String(text).match(/\b(je|jij|jou|jouw)\b.*/gi)]).toEqual([file, null])
})
