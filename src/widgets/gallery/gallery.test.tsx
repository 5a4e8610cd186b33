import { expect, it } from 'vitest'
import { aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const context = contextWith(
  {},
  { picture: async (id) => (id === 7 ? aPicture({ caption: 'De kerk', credit: 'An' }) : undefined) },
)

it('EDIT-01 gallery leads from each picture to the large one, also without scripts', async () => {
  const html = await renderRoom('gallery', { pictures: [7, 7], columns: 3 }, context)
  expect(html.match(/<a href="\/media\/7\/kerk-800\.jpg"/g)).toHaveLength(2)
  expect(html).toContain('data-caption="De kerk An"')
  expect(html).not.toContain('figcaption')
})

it('EDIT-01 gallery leaves out what was removed, and is made again when a picture changes', async () => {
  const { html, tags } = await renderAll(
    [{ type: 'gallery', props: { id: 'b1', pictures: [7, 9] } }],
    context,
  )
  expect(html.match(/<li>/g)).toHaveLength(1)
  expect([...tags]).toEqual(['media:7', 'media:9'])
  expect(await renderRoom('gallery', { pictures: [9] }, context)).toBe('')
})

it('EDIT-01 gallery shows captions where staff want them', async () => {
  expect(await renderRoom('gallery', { pictures: [7], captions: true }, context)).toContain(
    '<figcaption>De kerk An</figcaption>',
  )
})

it.each(['masonry', 'justified'])('CAT-02 a gallery as %s keeps the shape of its pictures', async (face) => {
  const html = await renderRoom('gallery', { pictures: [7, 7], face, columns: 3 }, context)
  expect(html).toContain(`<ul class="is-${face}`)
  expect(html).toContain('--ratio:1600/1200')
  expect(html.includes('--shape:1.333')).toBe(face === 'justified')
})

it('CAT-02 a gallery starts with three columns as masonry, as section 9 has it', async () => {
  expect(await renderRoom('gallery', { pictures: [7], face: 'masonry' }, context)).toContain(
    'is-masonry of-3',
  )
})

it('CAT-13 a gallery slides when told', async () => {
  const html = await renderRoom('gallery', { pictures: [7, 7], face: 'carousel' }, context)
  expect(html).toMatch(
    /data-behaviour="carousel".*aria-label="Afbeeldingen"|aria-label="Afbeeldingen".*data-behaviour="carousel"/,
  )
  expect(html).toContain('<ul class="is-carousel">')
})
