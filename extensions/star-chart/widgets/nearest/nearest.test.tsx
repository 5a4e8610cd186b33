import { beforeAll, expect, it } from 'vitest'
import { withExtensions } from '../../../../src/extensions/testing.ts'
import {
  anEntry,
  aPicture,
  aTerm,
  contextWith,
  renderRoom,
} from '../../../../src/widgets/testing/render-room.ts'

beforeAll(withExtensions)

const position = { latitude: 52.09, longitude: 5.12, precision: 'centre' } as const
const near = [
  { ...anEntry({ id: 1, title: 'Sint-Jacobsgasthuis', picture: aPicture() }), kilometres: 0.4 },
  {
    ...anEntry({ id: 2, title: 'Jacobuskerk', fields: { place: 'Cabauw', province: 'Utrecht' } }),
    kilometres: 18.6,
  },
]

it('CAT-08 shows the nearest places with how far they are, and the way to their region', async () => {
  const entry = anEntry({ position, terms: [aTerm(), aTerm({ id: 4, parentId: 3, name: 'Utrecht-stad' })] })
  const html = await renderRoom(
    'nearest',
    { count: 2 },
    contextWith({ entry }, { nearest: async () => near }),
  )
  expect(html).toContain('<span>op minder dan 1 km</span>')
  expect(html).toContain('<span>Cabauw, Utrecht</span><span>op 19 km</span>')
  expect(html).toContain('<a href="/plaats/utrecht/">Utrecht</a>')
})

it('CAT-08 shows nothing for a place that is not on the map', async () => {
  expect(await renderRoom('nearest', {}, contextWith({ entry: anEntry() }))).toBe('')
})
