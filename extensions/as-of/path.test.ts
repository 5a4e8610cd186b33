import { expect, it } from 'vitest'
import { asOfPathOf } from './path.ts'

it('EDIT-05 leads to the first whole minute at which a planned moment has come', () => {
  const pathOf = (moment: string) => asOfPathOf(new Date(moment), '/over-ons/')
  expect(pathOf('2026-12-01T02:02:37Z')).toBe('/zoals-op/?op=2026-12-01T03%3A03&terug=%2Fover-ons%2F')
  expect(pathOf('2026-12-01T02:02:00Z')).toBe('/zoals-op/?op=2026-12-01T03%3A02&terug=%2Fover-ons%2F')
})
