import { expect, it } from 'vitest'
import { aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const image = aPicture({ caption: 'De kerk in de schemer.', credit: 'Saskia van Hout, CC BY 4.0' })
const context = contextWith({}, { picture: async (id) => (id === 7 ? image : undefined) })

it('EDIT-01 picture shows its size, alt text, caption and maker, and waits until it is near', async () => {
  const html = await renderRoom('picture', { media: 7, ratio: '4:3' }, context)
  expect(html).toMatch(/^<figure>/)
  expect(html).toContain('width="1600" height="1200" alt="Tekening: Jacobikerk, Utrecht" loading="lazy"')
  expect(html).toContain('--ratio:4/3')
  expect(html).toContain(
    '<figcaption>De kerk in de schemer.<span class="credit">Saskia van Hout, CC BY 4.0</span></figcaption>',
  )
})

it('EDIT-01 picture may have a caption of its own, no credit, and a link', async () => {
  const html = await renderRoom(
    'picture',
    { media: 7, caption: 'Bij avond', showCredit: false, link: '/jacobalia/' },
    context,
  )
  expect(html).toMatch(/^<a class="picture-link" href="\/jacobalia\/">/)
  expect(html).toContain('<figcaption>Bij avond</figcaption>')
})

it('EDIT-01 picture that changes drops the pages it stands on', async () => {
  const { tags } = await renderAll([{ type: 'picture', props: { id: 'b1', media: 7 } }], context)
  expect([...tags]).toEqual(['media:7'])
})

it.each([[null], [undefined], [8]])('EDIT-01 picture %s that is not there leaves nothing', async (media) => {
  expect(await renderRoom('picture', { media }, context)).toBe('')
})

it('EDIT-01 picture is narrower where staff want so, and is fetched no wider than that', async () => {
  const width = { desk: '50', phone: '100' }
  const plain = await renderRoom('picture', { media: 7, width, align: 'center' }, context)
  expect(plain).toMatch(/^<figure class="width-50 width-100-phone align-center">/)
  expect(plain).toContain(
    'sizes="(width &gt;= 960px) calc(0.50 * 560px), (width &gt;= 768px) calc(0.50 * calc(100vw - 36px)), calc(100vw - 36px)"',
  )
  const linked = await renderRoom('picture', { media: 7, width: '33', link: '/x/' }, context)
  expect(linked).toMatch(/^<a class="picture-link width-33" href="\/x\/"><figure>/)
})
