import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Analytics, analyticsServices } from '../kernel/consent.ts'
import { mount } from './analytics.behaviour.ts'

const reload = vi.fn()
let stop: () => void
const loaded = () => [...document.head.querySelectorAll('script')]
const say = (accepted: string, purposes = '') => {
  document.cookie = `cookie_notice_accepted=${accepted}; path=/`
  document.cookie = purposes ? `consent_purposes=${purposes}; path=/` : 'consent_purposes=; max-age=0; path=/'
  document.dispatchEvent(new CustomEvent('setCookieNotice'))
}
const begin = (analytics: Partial<Analytics> = {}) => {
  const root = document.createElement('div')
  const told = {
    service: 'plausible',
    script: 'https://stats.example/s.js',
    site: 'schelp.example',
    ...analytics,
  }
  root.dataset.analytics = JSON.stringify(told)
  stop = mount(root)
}

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  // Nothing of this is fetched: only what would be is looked at.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof Element) {
      node.setAttribute('type', 'text/plain')
      document.head.insertBefore(node, null)
    }
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  for (const script of loaded()) script.remove()
  window._paq = undefined
  for (const name of ['cookie_notice_accepted', 'consent_purposes'])
    document.cookie = `${name}=; max-age=0; path=/`
})

it.each([
  ['nothing was chosen', '', ''],
  ['all is refused', 'false', ''],
  ['a classic page asked for something else', 'true', ''],
  ['only films are agreed to', 'true', 'video:1'],
  ['being counted is refused by itself', 'true', 'video:1.statistics:0'],
])('SITE-01 loads no analytics while %s', (_, accepted, purposes) => {
  say(accepted, purposes)
  begin()
  say(accepted, purposes)
  expect(loaded()).toEqual([])
})

it('SITE-01 loads analytics once, when a visitor agrees, and starts the page anew when they take it back', () => {
  begin()
  say('true', 'video:1.statistics:1')
  say('true', 'video:1.statistics:1')
  expect(loaded().map(({ src }) => src)).toEqual(['https://stats.example/s.js'])
  expect(reload).not.toHaveBeenCalled()
  say('false')
  expect(reload).toHaveBeenCalledTimes(1)
})

const told: Record<Analytics['service'], () => unknown> = {
  plausible: () => loaded()[0]?.dataset.domain,
  umami: () => loaded()[0]?.dataset.websiteId,
  matomo: () => [window._paq?.find(([name]) => name === 'setSiteId')?.[1], window._paq?.slice(0, 2)],
}
it.each(analyticsServices)('SITE-01 tells %s which site is counted, in its own way', (service) => {
  say('true', 'statistics:1')
  begin({ service, script: 'https://stats.example/in/matomo.js', site: '7' })
  const tracker = [['disableCookies'], ['setTrackerUrl', 'https://stats.example/in/matomo.php']]
  expect(told[service]()).toEqual(service === 'matomo' ? ['7', tracker] : '7')
})
