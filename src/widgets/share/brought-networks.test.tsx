import { expect, it, vi } from 'vitest'
import { contextWith, renderRoom } from '../testing/render-room.ts'

vi.mock('virtual:extension-networks', () => ({
  share: {
    signaal: { title: 'Signaal', href: 'https://signaal.example/?u={url}&t={title}', sign: 'M1 1h2' },
    facebook: { title: 'Nepboek', href: 'https://nepboek.example/', sign: 'M9 9h9' },
  },
  profiles: {
    pixelwei: { title: 'Pixelwei', sign: 'M3 3h4' },
    facebook: { title: 'Nepboek', sign: 'M9 9h9' },
  },
}))

const context = contextWith({ path: '/a/', trail: [{ label: 'Kaas & brood', url: '/a/' }] })

it('EDIT-11 SITE-07 a page is shared on a network of an extension, and ours stay ours', async () => {
  const items = ['signaal', 'facebook'].map((network) => ({ network, label: '' }))
  const html = await renderRoom('share', { items }, context)
  expect(html).toContain(
    'href="https://signaal.example/?u=https%3A%2F%2Fexample.org%2Fa%2F&amp;t=Kaas%20%26%20brood"',
  )
  expect(html).toContain('<path d="M1 1h2"></path>')
  expect(html).toContain('>Signaal</span>')
  expect(html).toContain('https://www.facebook.com/')
  expect(html).not.toContain('Nepboek')
})

it('EDIT-11 EDIT-01 a society is found on a network of an extension, and ours stay ours', async () => {
  const items = ['pixelwei', 'facebook'].map((network) => ({
    network,
    url: `https://${network}.example/ons`,
  }))
  const html = await renderRoom('social-links', { items })
  expect(html).toContain('<a href="https://pixelwei.example/ons" rel="me noopener">')
  expect(html).toContain('<path d="M3 3h4"></path>')
  expect(html).not.toContain('Nepboek')
})
