import { expect, it } from 'vitest'
import { anEntry, aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const picture = aPicture({ caption: 'Getekende plaat.', credit: 'Saskia van Hout' })
const context = contextWith({ entry: anEntry({ picture }) })

it('CAT-01 picture of the entry comes at once, with caption and maker', async () => {
  const html = await renderRoom('entry-picture', {}, context)
  expect(html).toMatch(/^<figure><div class="plate"/)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('Getekende plaat.<span class="credit">Saskia van Hout</span>')
})

it('CAT-01 page fetches the large picture early, in its best type and at the width it is shown', async () => {
  const { html, preload, tags } = await renderAll([{ type: 'entry-picture', props: { id: 'b1' } }], context)
  expect(preload).toMatchObject({ type: 'image/avif', srcSet: picture.sources[0]?.srcSet })
  expect(html).toContain(`sizes="${preload?.sizes.replaceAll('>', '&gt;').replaceAll('<', '&lt;')}"`)
  expect([...tags]).toEqual(['entry:14120', 'media:7'])
})

it('CAT-01 picture in the narrow column waits until it is near', async () => {
  const { html, preload } = await renderAll(
    [{ type: 'entry-picture', props: { id: 'b1', place: 'side', ratio: '3:4' } }],
    context,
  )
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('--ratio:3/4')
  expect(preload).toBeUndefined()
})

it('CAT-01 entry without a picture shows none', async () => {
  expect(await renderRoom('entry-picture', {}, contextWith({ entry: anEntry() }))).toBe('')
  expect(await renderRoom('entry-picture')).toBe('')
})
