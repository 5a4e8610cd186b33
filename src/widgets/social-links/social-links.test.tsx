import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const items = [
  { network: 'mastodon', url: 'https://example.social/@schelp' },
  { network: 'facebook', url: '' },
]

it('EDIT-01 social-links leads to where we are, and to nothing that has no address', async () => {
  const html = await renderRoom('social-links', { items })
  expect(html).toContain('<a href="https://example.social/@schelp" rel="me noopener">')
  expect(html).toContain('<span>Mastodon</span>')
  expect(html).not.toContain('Facebook')
})

it('EDIT-01 social-links of drawings alone have names for who does not see them', async () => {
  expect(await renderRoom('social-links', { items, look: 'signs' })).toContain(
    '<span class="sr">Mastodon</span>',
  )
})

it('abuse 23 social-links asks those networks for nothing', async () => {
  expect(await renderRoom('social-links', { items })).not.toMatch(/<(img|script|iframe|link)/)
})
