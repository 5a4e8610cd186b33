import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

it('CAT-01 date is the Dutch day, also late in the evening in UTC', async () => {
  const entry = anEntry({ publishedAt: new Date('2026-03-11T23:30:00Z') })
  expect(await renderRoom('entry-date', {}, contextWith({ entry }))).toBe(
    '<p class="label"><time dateTime="2026-03-11T23:30:00.000Z">12 maart 2026</time></p>',
  )
})

it('CAT-01 date is nowhere without an entry', async () => {
  expect(await renderRoom('entry-date')).toBe('')
})
