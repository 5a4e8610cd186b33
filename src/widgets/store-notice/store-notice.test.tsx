import { expect, it } from 'vitest'
import type { SiteSettings } from '../../features/content/index.ts'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import { contextWith, renderRoom } from '../testing/render-room.ts'

const render = (settings: Partial<SiteSettings>, viewer: Viewer = anonymous) =>
  renderRoom(
    'store-notice',
    {},
    contextWith(
      { viewer },
      { settings: async () => ({ title: 'Schelp', tagline: '', texts: {}, ...settings }) },
    ),
  )
const idOf = (html: string) => /data-notice-id="([0-9a-f]{32})"/.exec(html)?.[1]
const staff: Viewer = { ...anonymous, userId: '1', roles: ['editor'] }

it('SHOP-15 store notice stands in a named region and can be closed', async () => {
  const html = await render({ storeNotice: 'Wij zijn <b>dicht</b>.' })
  expect(html).toMatch(/<section [^>]*class="notice-bar woocommerce-store-notice" aria-label="Mededeling"/)
  expect(html).toContain('data-behaviour="store-notice"')
  expect(html).toContain('Wij zijn &lt;b&gt;dicht&lt;/b&gt;.')
  expect(html).toMatch(
    /<button [^>]*class="close woocommerce-store-notice__dismiss-link" aria-label="Sluiten"/,
  )
})

it('SHOP-15 store notice with a new text has another id, and shows again', async () => {
  const [first, same, other] = await Promise.all(
    ['Dicht.', 'Dicht. ', 'Open.'].map(async (storeNotice) => idOf(await render({ storeNotice }))),
  )
  expect(first).toBeDefined()
  expect(same).toBe(first)
  expect(other).not.toBe(first)
})

it('SHOP-15 without a text there is no store notice', async () => {
  expect(await render({})).toBe('')
  expect(await render({ storeNotice: '  ' })).toBe('')
})

it('SHOP-15 coming-soon banner shows to signed-in staff who did not put it away', async () => {
  const html = await render({ comingSoon: true }, staff)
  expect(html).toContain('id="coming-soon-footer-banner"')
  expect(html).toContain('data-rest-url="/wp-json/wp/v2/users/me"')
  expect(html).toContain('data-rest-nonce=')
  // Scripts of classic shops look for a link.
  expect(html).toMatch(/<a [^>]*class="link coming-soon-footer-banner-dismiss"/)
})

it.each([
  ['a visitor', { comingSoon: true }, anonymous],
  ['a customer', { comingSoon: true }, { ...staff, roles: ['customer'] } satisfies Viewer],
  ['who put it away', { comingSoon: true }, { ...staff, dismissed: new Set(['coming_soon_banner']) }],
  ['staff of a shop that is open', {}, staff],
])('SHOP-15 coming-soon banner does not show to %s', async (_, settings, viewer) => {
  expect(await render(settings, viewer)).toBe('')
})
