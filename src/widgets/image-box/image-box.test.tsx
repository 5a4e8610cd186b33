import { expect, it } from 'vitest'
import { aPicture, contextWith, renderRoom } from '../testing/render-room.ts'

const context = contextWith({}, { picture: async (id) => (id === 7 ? aPicture() : undefined) })

it('EDIT-01 image-box leads on by its heading, and says its picture once', async () => {
  const html = await renderRoom(
    'image-box',
    { media: 7, title: 'Kerken', text: 'Oud.', link: '/jacobalia/' },
    context,
  )
  expect(html).toContain('<h3><a href="/jacobalia/">Kerken</a></h3>')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<img[^>]*alt=""/)
})

it('EDIT-01 image-box without a link describes its picture', async () => {
  const html = await renderRoom(
    'image-box',
    { media: 7, title: 'Kerken', level: '2', place: 'left' },
    context,
  )
  expect(html).toContain('alt="Tekening: Jacobikerk, Utrecht"')
  expect(html).toContain('<h2>Kerken</h2>')
  expect(html).toContain('image-box is-left')
})

it('abuse 16 image-box leads nowhere dangerous', async () => {
  await expect(renderRoom('image-box', { link: 'javascript:alert(1)' }, context)).rejects.toThrow()
})
