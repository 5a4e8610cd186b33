import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

const day = '2026-07-25' as const

it('CAT-07 an activity says when and where it is, with a file for the agenda', async () => {
  const entry = anEntry({
    type: 'agenda',
    url: '/agenda/open-kerken/',
    fields: { place: 'Zeerijp', address: 'Molenweg 1' },
    moment: { firstDay: day as never, lastDay: day as never, from: '10:00', until: '12:30' },
  })
  expect(await renderRoom('entry-moment', {}, contextWith({ entry }))).toBe(
    '<div class="entry-moment"><p class="days"><time dateTime="2026-07-25T10:00">zaterdag 25 juli 2026</time>' +
      '<span class="num">10.00–12.30 uur</span></p><p class="quiet">Molenweg 1, Zeerijp</p>' +
      '<a href="/agenda/open-kerken/afspraak.ics" class="link">Zet in je agenda</a></div>',
  )
})

it('CAT-07 what has no day says nothing', async () => {
  expect(await renderRoom('entry-moment', {}, contextWith({ entry: anEntry() }))).toBe('')
  expect(await renderRoom('entry-moment')).toBe('')
})
