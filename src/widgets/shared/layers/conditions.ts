import { deviceOf } from '../../../kernel/per-device.ts'
import { type PopupWish, partsOf } from './layer-wish.ts'
import { patternMatches } from './pattern.ts'

/** The five search engines of section 5, in any country. */
const searchEngine = /(?:^|\.)(?:google|bing|yahoo|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$/

/**
 * Each function checks one condition of a popup for this visitor, and passes when the condition is not configured. Data
 * that few popups need is fetched only for them.
 */
const conditions: readonly ((wish: PopupWish, id: number) => boolean | Promise<boolean>)[] = [
  async ({ page_views_views: views, sessions_sessions: sessions }, id) => {
    if (!views && !sessions) return true
    const { since } = await import('./since.ts')
    // Each counts from the first check, also while the other fails.
    const passed = [
      !views || since(id, 'page_views_initialPageViews', 'pageViews') >= views,
      !sessions || since(id, 'sessions_initialSessions', 'sessions') >= sessions,
    ]
    return !passed.includes(false)
  },
  ({ sources_sources: sources }) =>
    sources === undefined || partsOf(sources).includes(sourceOf(document.referrer)),
  ({ devices_devices: devices }) => devices === undefined || partsOf(devices).includes(deviceOf(innerWidth)),
  ({ browsers_browsers: which, browsers_options: browsers }) =>
    which !== 'custom' || partsOf(browsers).includes(browserOf(navigator.userAgent)),
  ({ schedule_timezone: clock, schedule_start_date: from = '', schedule_end_date: to = '' }) =>
    clock !== 'visitor' || isBetween(localMinute(new Date()), from, to),
  async (wish, id) =>
    !wish.times_times || (await import('./within-times.ts')).isWithinTimes(id, wish, Date.now()),
  ({ url_action: action, url_url: text = '' }) => {
    if (!action) return true
    const { referrer } = document
    // Last, because it takes longest.
    return action === 'regex'
      ? patternMatches(text, referrer)
      : referrer.includes(text) === (action === 'show')
  },
]

/** Whether this visitor meets all configured conditions of a popup (section 5). */
export async function maySee(id: number, wish: PopupWish): Promise<boolean> {
  for (const condition of conditions) if (!(await condition(wish, id))) return false
  return true
}

function sourceOf(referrer: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : ''
  if (host !== '' && host === location.host.replace(/^www\./, '')) return 'internal'
  return searchEngine.test(host) ? 'search' : 'external'
}

/** The most specific first: most browsers also call themselves Chrome and Safari. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
] as const

const browserOf = (agent: string): string => browsers.find(([, sign]) => sign.test(agent))?.[0] ?? ''

/** In the format of a `datetime` field. */
export const isBetween = (minute: string, from: string, to: string): boolean =>
  (from === '' || minute >= from) && (to === '' || minute <= to)

function localMinute(now: Date): string {
  const away = now.getTimezoneOffset() * 60_000
  return new Date(now.getTime() - away).toISOString().slice(0, 16)
}
