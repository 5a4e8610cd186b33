import { expect, it } from 'vitest'
import { aPicture, contextWith, renderRoom } from '../testing/render-room.ts'

const context = contextWith({}, { picture: async () => aPicture() })
const url = 'https://www.youtube.com/watch?v=abc'

it('abuse 23 video of elsewhere is a still that leads there, and asks nobody for anything', async () => {
  const html = await renderRoom('video', { url, media: 7, title: 'De Weg' }, context)
  expect(html).toContain(`<a class="video-still" href="${url}" rel="noopener"`)
  expect(html).toContain('De Weg bekijken op youtube.com')
  expect(html).toContain('Pas als je hem opent')
  expect(html).not.toMatch(/<(iframe|script|video)|src="https?:/)
})

it('EDIT-01 video of elsewhere needs no still', async () => {
  expect(await renderRoom('video', { url })).not.toContain('<img')
  expect(await renderRoom('video')).toBe('')
})

it('CAT-15 video on a page of the site itself warns of no other site', async () => {
  const html = await renderRoom('video', { url: '/beeld/de-weg/', title: 'De Weg' })
  expect(html).toContain('<span>De Weg bekijken</span>')
  expect(html).not.toContain('Deze video staat op')
})

it('abuse 16 video leads nowhere dangerous', async () => {
  await expect(renderRoom('video', { url: 'javascript:alert(1)' })).rejects.toThrow()
})

it.each(['16:9', '4:3', '3:2'])(
  'CAT-15 video keeps the shape %s, with a still and without',
  async (ratio) => {
    const shape = ratio.replace(':', '/')
    const shapesOf = async (media?: number) =>
      [
        ...(await renderRoom('video', { url, media, ratio }, context)).matchAll(
          /(aspect-ratio|--ratio):([^;"]+)/g,
        ),
      ].map(([, name, value = '']) => [name, value.replaceAll(' ', '')])
    expect(await shapesOf(7)).toEqual([
      ['aspect-ratio', shape],
      ['--ratio', shape],
    ])
    expect(await shapesOf()).toEqual([['aspect-ratio', shape]])
  },
)
