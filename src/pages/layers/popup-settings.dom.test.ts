import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { mount } from '../../widgets/shared/layers/popup.behaviour.ts'
import '../../widgets/shared/layers/layer.ts'
import '../../widgets/shared/layers/since.ts'
import '../../widgets/shared/layers/within-times.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import type { PopupProps } from '../../widgets/shared/layers/popup-fields.ts'
import { popupFields } from '../../widgets/shared/layers/popup-fields.ts'
import { contextWith } from '../../widgets/testing/render-room.ts'
import { layersOf } from './layers.ts'

type Settings = Partial<Record<keyof PopupProps, unknown>>

const stops: (() => void)[] = []
let observed: (() => void)[] = []

/** What the server draws of one popup with these settings. */
async function drawn(settings: Settings, roles: readonly string[] = []) {
  const viewer = roles.length > 0 ? { ...anonymous, userId: 'u1', roles } : anonymous
  const data = {
    root: { props: settings },
    content: [{ type: 'heading', props: { id: 'k', text: 'Let op' } }],
  }
  const context = contextWith(
    { path: '/tekst/', viewer },
    { layers: async () => [{ id: 7, kind: 'popup' as const, title: 'Mededeling', data }] },
  )
  const runtime = {
    scriptOf: () => undefined,
    textOverrides: {},
    onError: (error: unknown) => Promise.reject(error),
  }
  const site = {
    features: context.features,
    kinds: createKinds(),
    siteUrl: 'https://schelp.example',
    runtime,
  }
  return layersOf(site, context, [])
}

/**
 * Opens a page with one popup with these settings, drawn by the server and started in the browser; undefined when it is
 * not sent.
 */
async function page(settings: Settings, roles?: readonly string[]): Promise<HTMLDialogElement | undefined> {
  const { html } = await drawn(settings, roles)
  for (const stop of stops.splice(0)) stop()
  document.body.innerHTML = `<button id="opens">Open</button><p id="vragen">Vragen</p>${html}`
  const dialog = document.querySelector<HTMLDialogElement>('dialog.popup') ?? undefined
  if (dialog) stops.push(mount(dialog))
  await vi.advanceTimersByTimeAsync(0)
  return dialog
}
/** On every page, unless the settings say otherwise. */
const shown = (settings: Settings, roles?: readonly string[]) =>
  page({ where: 'everywhere', ...settings }, roles)
const isSent = async (settings: Settings, roles?: readonly string[]) =>
  (await shown(settings, roles)) !== undefined
/** Whether it opens by itself after an event. */
async function opens(settings: Settings, act: () => unknown = () => undefined): Promise<boolean> {
  const dialog = await shown(settings)
  act()
  await vi.advanceTimersByTimeAsync(1)
  return dialog?.open ?? false
}
/** Whether it is seen after the page is loaded. */
const isSeen = (settings: Settings) => opens({ page_load: true, ...settings })
async function opened(settings: Settings): Promise<HTMLDialogElement> {
  const dialog = await shown({ page_load: true, ...settings })
  await vi.advanceTimersByTimeAsync(1)
  if (!dialog?.open) throw new Error('it did not open')
  return dialog
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
const press = (target: Element | null) => {
  target?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
const esc = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
const leaveAtTop = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }))
const cameFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
const hideAdvertisements = () => {
  document.head.innerHTML = '<style>.ad-box { display: none }</style>'
}
/** Puts another, already seen popup on the page. */
const another = () =>
  document.body.insertAdjacentHTML('beforeend', '<dialog class="popup" id="popup-8" data-popped></dialog>')
const closed = (dialog: HTMLDialogElement) => {
  esc()
  return dialog.open
}
const counted = (at: Storage = localStorage) => at.getItem('popup-7-impressions-count')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  vi.stubGlobal('innerHeight', 500)
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (seen: { isIntersecting: boolean }[]) => void) {
        observed.push(() => call([{ isIntersecting: true }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1500 })
  localStorage.clear()
  sessionStorage.clear()
  cameFrom('')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a visitor notices without the setting and with it. A missing setting does not compile. */
const proofs: Record<keyof PopupProps, () => Promise<[without: unknown, withIt: unknown]>> = {
  name: async () => {
    const isCalled = async (settings: Settings) =>
      (await shown(settings))?.getAttribute('aria-label') === 'Actie'
    return [await isCalled({}), await isCalled({ name: 'Actie' })]
  },
  where: async () => [await isSent({ where: 'asked' }), await isSent({ where: 'everywhere' })],
  pages: async () => [
    await isSent({ where: 'some', pages: [{ address: '/elders/', below: false }] }),
    await isSent({ where: 'some', pages: [{ address: '/tekst/', below: false }] }),
  ],
  page_load: async () => [await opens({}), await opens({ page_load: true })],
  page_load_delay: async () => {
    const early = await opens({ page_load: true, page_load_delay: 3 }, () => wait(2))
    return [early, await opens({ page_load: true, page_load_delay: 3 }, () => wait(3))]
  },
  scrolling_direction: async () => {
    const all = () => scrollTo(1000)
    return [await opens({ scrolling_offset: 50 }, all), await opens({ scrolling_direction: 'down' }, all)]
  },
  scrolling_offset: async () => {
    const half = () => scrollTo(500)
    const down = { scrolling_direction: 'down' }
    return [
      await opens({ ...down, scrolling_offset: 60 }, half),
      await opens({ ...down, scrolling_offset: 50 }, half),
    ]
  },
  scrolling_to_selector: async () => {
    const see = () => observed.map((look) => look())
    return [await opens({}, see), await opens({ scrolling_to_selector: '#vragen' }, see)]
  },
  click_times: async () => {
    const click = () => document.body.click()
    return [await opens({ click_times: 2 }, click), await opens({ click_times: 1 }, click)]
  },
  inactivity_time: async () => [
    await opens({}, () => wait(5)),
    await opens({ inactivity_time: 5 }, () => wait(5)),
  ],
  exit_intent: async () => [await opens({}, leaveAtTop), await opens({ exit_intent: true }, leaveAtTop)],
  adblock_detection: async () => {
    hideAdvertisements()
    return [await opens({}), await opens({ adblock_detection: true })]
  },
  adblock_detection_delay: async () => {
    hideAdvertisements()
    const settings = { adblock_detection: true, adblock_detection_delay: 2 }
    return [await opens(settings, () => wait(1)), await opens(settings, () => wait(2))]
  },
  open_selector: async () => {
    const click = () => press(document.querySelector('#opens'))
    return [await opens({}, click), await opens({ open_selector: '#opens' }, click)]
  },
  avoid_multiple_popups: async () => {
    const click = () => {
      another()
      document.body.click()
    }
    const avoids = await opens({ click_times: 1, avoid_multiple_popups: true }, click)
    return [avoids, await opens({ click_times: 1 }, click)]
  },
  page_views_views: async () => {
    localStorage.setItem('pageViews', '3')
    const early = await isSeen({ page_views_views: 2 })
    localStorage.setItem('pageViews', '6')
    return [early, await isSeen({ page_views_views: 2 })]
  },
  sessions_sessions: async () => {
    localStorage.setItem('sessions', '3')
    const early = await isSeen({ sessions_sessions: 1 })
    localStorage.setItem('sessions', '4')
    return [early, await isSeen({ sessions_sessions: 1 })]
  },
  url_action: async () => {
    cameFrom('https://kerk.nl/gids/')
    const url_url = '/gids/'
    return [await isSeen({ url_action: 'hide', url_url }), await isSeen({ url_action: 'show', url_url })]
  },
  url_url: async () => {
    cameFrom('https://kerk.nl/gids/')
    const url_action = 'show'
    return [await isSeen({ url_action, url_url: '/nee/' }), await isSeen({ url_action, url_url: '/gids/' })]
  },
  sources_sources: async () => {
    cameFrom('https://www.google.nl/')
    return [await isSeen({ sources_sources: 'internal' }), await isSeen({ sources_sources: 'search' })]
  },
  logged_in_users: async () => [
    await isSent({ logged_in_users: 'all' }, ['customer']),
    await isSent({ logged_in_users: '' }, ['customer']),
  ],
  logged_in_roles: async () => [
    // A built-in role, and a custom one.
    await isSent({ logged_in_users: 'custom', logged_in_roles: 'editor, own-7' }, ['own-7']),
    await isSent({ logged_in_users: 'custom', logged_in_roles: 'editor, own-7' }, ['customer']),
  ],
  devices_devices: async () => [
    await isSeen({ devices_devices: 'phone' }),
    await isSeen({ devices_devices: 'desk' }),
  ],
  times_times: async () => {
    localStorage.setItem('popup_7_times', '1')
    return [await isSeen({ times_times: 1 }), await isSeen({ times_times: 2 })]
  },
  times_period: async () => {
    localStorage.setItem('popup_7_times', '9')
    return [await isSeen({ times_times: 1 }), await isSeen({ times_times: 1, times_period: 'day' })]
  },
  times_count: async () => {
    await opened({ times_times: 5, times_period: 'week' })
    const atOpening = counted()
    esc()
    localStorage.clear()
    await opened({ times_times: 5, times_period: 'week', times_count: 'open' })
    return [atOpening !== null, counted() !== null]
  },
  browsers_browsers: async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Gecko/20100101 Firefox/140.0' })
    const browsers_options = 'safari'
    return [
      await isSeen({ browsers_browsers: 'custom', browsers_options }),
      await isSeen({ browsers_browsers: 'all', browsers_options }),
    ]
  },
  browsers_options: async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Gecko/20100101 Firefox/140.0' })
    const browsers_browsers = 'custom'
    return [
      await isSeen({ browsers_browsers, browsers_options: 'safari' }),
      await isSeen({ browsers_browsers, browsers_options: 'firefox' }),
    ]
  },
  // The page was drawn on 21 November 2026, at 13:00 in Amsterdam.
  schedule_start_date: async () => [
    await isSent({ schedule_start_date: '2026-11-21T13:01' }),
    await isSent({ schedule_start_date: '2026-11-21T13:00' }),
  ],
  schedule_end_date: async () => [
    await isSent({ schedule_end_date: '2026-11-21T12:59' }),
    await isSent({ schedule_end_date: '2026-11-21T13:00' }),
  ],
  schedule_timezone: async () => {
    const schedule = { schedule_start_date: '2026-11-21T18:00' }
    // By the site's clock it is too early; the visitor's clock is a day ahead.
    return [await isSent({ ...schedule }), await isSeen({ ...schedule, schedule_timezone: 'visitor' })]
  },
  place: async () => hasClass('at-corner', { place: 'corner' }),
  width: async () => hasClass('is-wide', { width: 'wide' }),
  entrance_animation: async () => hasClass('enters-zoom', { entrance_animation: 'zoom' }),
  exit_animation: async () => hasClass('exits-fade', { exit_animation: 'fade' }),
  entrance_animation_duration: async () => {
    const timeOf = async (settings: Settings) => (await shown(settings))?.getAttribute('style') ?? ''
    const isSlow = async (settings: Settings) => (await timeOf(settings)).includes('--layer-time:1.2s')
    return [await isSlow({}), await isSlow({ entrance_animation_duration: '1.2' })]
  },
  classes: async () => hasClass('feest', { classes: 'feest' }),
  close_button_position: async () => hasClass('closes-outside', { close_button_position: 'outside' }),
  close_button_delay: async () => {
    const isHidden = async (settings: Settings) =>
      (await opened(settings)).querySelector<HTMLElement>('.close')?.hidden
    return [await isHidden({}), await isHidden({ close_button_delay: 4 })]
  },
  close_automatically: async () => {
    const isGone = async (settings: Settings) => {
      const dialog = await opened(settings)
      wait(6)
      return !dialog.open
    }
    return [await isGone({}), await isGone({ close_automatically: 6 })]
  },
  prevent_close_on_background_click: async () => {
    const stays = async (settings: Settings) => {
      const dialog = await opened(settings)
      press(dialog)
      return dialog.open
    }
    return [await stays({}), await stays({ prevent_close_on_background_click: true })]
  },
  prevent_close_on_esc_key: async () => [
    closed(await opened({})),
    closed(await opened({ prevent_close_on_esc_key: true })),
  ],
  prevent_scroll: async () => {
    const stands = async (settings: Settings) => {
      await opened(settings)
      return document.documentElement.classList.contains('stands-still')
    }
    return [await stands({}), await stands({ prevent_scroll: true })]
  },
  a11y_navigation: async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const times = async (settings: Settings) => {
      modal.mockClear()
      await opened(settings)
      return modal.mock.calls.length > 0
    }
    const both: [boolean, boolean] = [
      await times({ a11y_navigation: false }),
      await times({ a11y_navigation: true }),
    ]
    modal.mockRestore()
    return both
  },
}

async function hasClass(name: string, settings: Settings): Promise<[unknown, unknown]> {
  const has = async (wanted: Settings) => (await shown(wanted))?.classList.contains(name)
  return [await has({}), await has(settings)]
}

it.each(Object.keys(popupFields))('SITE-02 the setting %s of a popup works', async (name) => {
  const proof = Object.entries(proofs).find(([known]) => known === name)?.[1]
  const [without, withIt] = (await proof?.()) ?? []
  expect([without, withIt]).toEqual([false, true])
})

it.each(['sources_sources', 'devices_devices', 'browsers_options'])(
  'SITE-02 a popup of which staff ticked nothing at %s is seen by nobody',
  async (name) => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Gecko/20100101 Firefox/140.0' })
    const ticked = { browsers_browsers: 'custom', browsers_options: 'firefox' }
    expect([await isSeen(ticked), await isSeen({ ...ticked, [name]: '' })]).toEqual([true, false])
  },
)

it('SITE-02 a popup of an imported page counts at closing with times_count close, too', async () => {
  await opened({ times_times: 5, times_period: 'week', times_count: 'close' })
  const before = counted()
  esc()
  expect([before, counted()]).toEqual([null, expect.stringMatching(/^1 /)])
})

it.each([
  ['comes', { schedule_start_date: '2026-11-21T18:00' }, '2026-11-21T17:00:00.000Z'],
  ['goes, after its last minute', { schedule_end_date: '2026-11-21T18:00' }, '2026-11-21T17:01:00.000Z'],
  ['was', { schedule_end_date: '2026-11-20T18:00' }, undefined],
  [
    'goes by the clock of the visitor',
    { schedule_end_date: '2026-11-21T18:00', schedule_timezone: 'visitor' },
    undefined,
  ],
])('SITE-02 a page is kept until its popup %s', async (_, settings, until) => {
  const { freshUntil } = await drawn({ where: 'everywhere', ...settings })
  expect(freshUntil?.toISOString()).toBe(until)
})
