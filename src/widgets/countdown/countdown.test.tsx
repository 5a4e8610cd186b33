import { expect, it } from 'vitest'
import { contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const at = (now: string) => contextWith({ now: new Date(now) })

it('EDIT-01 countdown says the days and the date without scripts', async () => {
  const html = await renderRoom(
    'countdown',
    { until: '2026-12-24T20:00', label: 'tot kerst' },
    at('2026-11-21T12:00:00Z'),
  )
  expect(html).toContain('<b class="num">33</b> <span>dagen</span>')
  expect(html).toContain(
    '<time dateTime="2026-12-24T19:00:00.000Z">24 december 2026</time>'.replace('dateTime', 'dateTime'),
  )
  expect(html.match(/hidden=""/g)).toHaveLength(3)
})

it('EDIT-01 countdown is made again when a day less is left', async () => {
  const block = { type: 'countdown', props: { id: 'b1', until: '2026-12-24T20:00' } }
  const { freshUntil } = await renderAll([block], at('2026-11-21T12:00:00Z'))
  expect(freshUntil?.toISOString()).toBe('2026-11-21T19:00:00.000Z')
})

it('EDIT-01 countdown says so when it is time, and nothing when no time was set', async () => {
  expect(await renderRoom('countdown', { until: '2026-01-01T00:00' }, at('2026-11-21T12:00:00Z'))).toBe(
    '<p class="countdown is-over">Het is zover!</p>',
  )
  expect(await renderRoom('countdown')).toBe('')
})
