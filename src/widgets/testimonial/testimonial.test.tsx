import { expect, it } from 'vitest'
import { aPicture, contextWith, renderRoom } from '../testing/render-room.ts'

const context = contextWith({}, { picture: async (id) => (id === 7 ? aPicture() : undefined) })

it('EDIT-01 testimonial shows the words with who said them', async () => {
  const html = await renderRoom(
    'testimonial',
    { text: 'Stil.', name: 'An', role: 'pelgrim', media: 7 },
    context,
  )
  expect(html).toContain('<blockquote><p>Stil.</p></blockquote>')
  expect(html).toContain('<b>An</b><span class="role">pelgrim</span>')
  expect(html).toMatch(/<img[^>]*alt=""/)
})

it('EDIT-01 testimonial stands without a picture, also when that was removed', async () => {
  const html = await renderRoom('testimonial', { text: 'Stil.', name: 'An', media: 9 }, context)
  expect(html).toContain('<b>An</b>')
  expect(html).not.toContain('<img')
  expect(await renderRoom('testimonial', { text: '' }, context)).toBe('')
})
