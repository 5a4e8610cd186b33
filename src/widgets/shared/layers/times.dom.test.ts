import { beforeEach, describe, expect, it } from 'vitest'
import { countTime } from './times.ts'
import { isWithinTimes } from './within-times.ts'

const start = 1_000_000
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('SITE-02 a popup with a limit of 2', () => {
  it.each([
    ['day', 86_400],
    ['week', 604_800],
    ['month', 2_628_288],
  ] as const)('is seen twice a %s, which is %d seconds from the first time', (period, seconds) => {
    const limit = { times_times: 2, times_period: period }
    countTime(7, limit, start)
    expect(isWithinTimes(7, limit, start)).toBe(true)
    countTime(7, limit, start + 5000)
    expect(isWithinTimes(7, limit, start + seconds * 1000 - 1)).toBe(false)
    expect(isWithinTimes(7, limit, start + seconds * 1000)).toBe(true)
    expect(localStorage.getItem('popup-7-impressions-count')).toMatch(/^2 /)
    countTime(7, limit, start + seconds * 1000)
    expect(localStorage.getItem('popup-7-impressions-count')).toMatch(/^1 /)
  })

  it('is seen twice a session', () => {
    const limit = { times_times: 2, times_period: 'session' } as const
    countTime(7, limit, start)
    countTime(7, limit, start)
    expect(isWithinTimes(7, limit, start)).toBe(false)
    expect(sessionStorage.getItem('popup-7-impressions-count')).toBe('2')
    sessionStorage.clear()
    expect(isWithinTimes(7, limit, start)).toBe(true)
  })
})

it('SITE-02 a page without a popup counts, too, where popups of the site wait for pages', async () => {
  const { mount } = await import('./visits.behaviour.ts')
  mount(document.body)()
  expect([localStorage.pageViews, localStorage.sessions]).toEqual(['1', '1'])
})

it('SITE-02 counts a page once, and a session once for all its pages', async () => {
  const { countVisit } = await import('./count-visit.ts')
  const next = () => document.implementation.createHTMLDocument()
  const page = next()
  countVisit(page)
  countVisit(page)
  countVisit(next())
  expect([localStorage.pageViews, localStorage.sessions, sessionStorage.activeSession]).toEqual([
    '2',
    '1',
    'true',
  ])
  sessionStorage.clear()
  countVisit(next())
  expect([localStorage.pageViews, localStorage.sessions]).toEqual(['3', '2'])
})
