import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maySee } from './conditions.ts'
import type { PopupWish } from './layer-wish.ts'

const wish = (settings: Partial<PopupWish>): PopupWish => ({ kind: 'popup', ...settings })
const sees = (settings: Partial<PopupWish>, id = 7) => maySee(id, wish(settings))
const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })

/** Stands in for a worker: what it is asked, and what it answers if it ever does. */
const workers: FakeWorker[] = []
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined
  onerror: (() => void) | undefined
  ended = false
  constructor() {
    workers.push(this)
  }
  postMessage({ pattern, text }: { pattern: string; text: string }) {
    if (pattern === '(a+)+$') return
    setTimeout(() => {
      try {
        this.onmessage?.({ data: new RegExp(pattern).test(text) })
      } catch {
        this.onerror?.()
      }
    })
  }
  terminate() {
    this.ended = true
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') })
  vi.stubGlobal('Worker', FakeWorker)
  workers.length = 0
  localStorage.clear()
  sessionStorage.clear()
  cameFrom('')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What was counted so far, as the pages before left it. */
const counted = (name: 'pageViews' | 'sessions', count: number) => localStorage.setItem(name, String(count))

describe('SITE-02 a popup is seen', () => {
  it('by all where nothing is configured', async () => {
    expect(await sees({})).toBe(true)
  })

  it('after so many page views, from when it first looked', async () => {
    counted('pageViews', 5)
    expect(await sees({ page_views_views: 2 })).toBe(false)
    const first = Number(localStorage.getItem('popup_7_page_views_initialPageViews'))
    expect(first).toBe(Number(localStorage.getItem('pageViews')))
    counted('pageViews', first + 1)
    expect(await sees({ page_views_views: 2 })).toBe(false)
    counted('pageViews', first + 2)
    expect(await sees({ page_views_views: 2 })).toBe(true)
  })

  it('after so many sessions, from when it first looked', async () => {
    counted('sessions', 3)
    expect(await sees({ sessions_sessions: 1 })).toBe(false)
    const first = Number(localStorage.getItem('popup_7_sessions_initialSessions'))
    counted('sessions', first + 1)
    expect(await sees({ sessions_sessions: 1 })).toBe(true)
  })

  it('after page views and sessions that both count from the first page, whichever is reached first', async () => {
    const both = { page_views_views: 1, sessions_sessions: 1 }
    counted('pageViews', 5)
    counted('sessions', 3)
    expect(await sees(both)).toBe(false)
    counted('pageViews', 7)
    counted('sessions', 4)
    expect(await sees(both)).toBe(true)
  })

  it.each(['sources_sources', 'devices_devices'] as const)('by nobody where %s names none', async (list) => {
    expect(await sees({ [list]: '' })).toBe(false)
  })

  it.each([
    ['show', 'https://kerk.nl/gids/', true],
    ['show', 'https://kerk.nl/nieuws/', false],
    ['hide', 'https://kerk.nl/gids/', false],
    ['hide', 'https://kerk.nl/nieuws/', true],
  ] as const)('by url %s of a text, from %s: %s', async (action, referrer, seen) => {
    cameFrom(referrer)
    expect(await sees({ url_action: action, url_url: '/gids/' })).toBe(seen)
  })

  it.each([
    ['^https://kerk\\.nl/\\w+/$', true],
    ['^http:', false],
    ['(', false],
  ])('by url regex %s: %s; an invalid pattern does not show', async (pattern, seen) => {
    cameFrom('https://kerk.nl/gids/')
    const asked = sees({ url_action: 'regex', url_url: pattern })
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe(seen)
    expect(workers.map(({ ended }) => ended)).toEqual([true])
  })

  it('abuse 16: not by a pattern that never ends, which runs beside the page and is stopped', async () => {
    cameFrom(`https://kerk.nl/${'a'.repeat(60)}!`)
    const asked = sees({ url_action: 'regex', url_url: '(a+)+$' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toBe(false)
    expect(workers.map(({ ended }) => ended)).toEqual([true])
  })

  it.each([
    [location.origin, 'internal'],
    ['https://www.google.nl/search', 'search'],
    ['https://nl.search.yahoo.com/', 'search'],
    ['https://www.bing.com/', 'search'],
    ['https://m.baidu.com/', 'search'],
    ['https://yandex.com.tr/', 'search'],
    ['https://google.evil.example/', 'external'],
    ['https://kerk.nl/', 'external'],
    ['', 'external'],
  ])('by source: %j counts as %s', async (referrer, source) => {
    cameFrom(referrer)
    for (const one of ['internal', 'external', 'search'])
      expect([one, await sees({ sources_sources: one })]).toEqual([one, one === source])
    expect(await sees({ sources_sources: 'internal, external, search' })).toBe(true)
  })

  it.each([
    [1440, 'desk'],
    [1024, 'tablet'],
    [767, 'phone'],
  ])('by device: %d pixels wide is a %s', async (width, device) => {
    vi.stubGlobal('innerWidth', width)
    for (const one of ['desk', 'tablet', 'phone'])
      expect([one, await sees({ devices_devices: one })]).toEqual([one, one === device])
  })

  it.each([
    ['edge', 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'],
    ['opera', 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0'],
    ['chrome', 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
    ['firefox', 'Mozilla/5.0 Gecko/20100101 Firefox/140.0'],
    ['safari', 'Mozilla/5.0 AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15'],
  ])('by browser: %s', async (browser, userAgent) => {
    vi.stubGlobal('navigator', { userAgent })
    for (const one of ['edge', 'opera', 'chrome', 'firefox', 'safari'])
      expect([one, await sees({ browsers_browsers: 'custom', browsers_options: one })]).toEqual([
        one,
        one === browser,
      ])
    expect(await sees({ browsers_options: 'none' })).toBe(true)
  })

  it.each([
    ['2026-11-22T12:00', '', true],
    ['2026-11-22T12:01', '', false],
    ['', '2026-11-22T12:00', true],
    ['', '2026-11-22T11:59', false],
  ])('by schedule of the visitor’s clock, from %j to %j: %s', async (from, to, seen) => {
    const schedule = { schedule_start_date: from, schedule_end_date: to }
    expect(await sees({ schedule_timezone: 'visitor', ...schedule })).toBe(seen)
    expect(await sees(schedule)).toBe(true)
  })

  it('fewer times than its limit', async () => {
    localStorage.setItem('popup_7_times', '1')
    expect(await sees({ times_times: 2 })).toBe(true)
    localStorage.setItem('popup_7_times', '2')
    expect(await sees({ times_times: 2 })).toBe(false)
    expect(await sees({ times_times: 2 }, 8)).toBe(true)
  })

  it('where nothing can be kept', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    expect(await sees({ times_times: 1 })).toBe(true)
    expect(await sees({ page_views_views: 1 })).toBe(false)
  })
})
