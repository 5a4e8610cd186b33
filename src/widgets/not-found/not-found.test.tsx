import { expect, it } from 'vitest'
import { aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const links = [
  { label: 'Alle plaatsen', url: '/jacobalia/' },
  { label: 'Voorpagina', url: '/' },
]

it('EDIT-01 not-found says what happened, offers a search and ways on', async () => {
  const html = await renderRoom('not-found', {
    links,
    search: [{ type: 'search-box', props: { id: 'b2', label: 'Zoek verder' } }],
  })
  expect(html).toContain('<h1>Deze weg loopt dood</h1>')
  expect(html).toContain('Zoek verder')
  expect(html).toContain('<a href="/jacobalia/" class="link">Alle plaatsen</a>')
  expect(html).not.toContain('<img')
})

it('EDIT-01 not-found may show a picture', async () => {
  const context = contextWith({}, { picture: async () => aPicture({ alt: 'Tekening: een weg' }) })
  const props = { media: 7, caption: 'Bladzijde niet gevonden', links: [] }
  const { html, tags } = await renderAll([{ type: 'not-found', props: { id: 'b1', ...props } }], context)
  expect(html).toContain('alt="Tekening: een weg"')
  expect(html).toContain('<figcaption>Bladzijde niet gevonden</figcaption>')
  expect(html).not.toContain('class="links"')
  expect([...tags]).toEqual(['media:7'])
})

it('abuse 16 not-found refuses a link that runs', async () => {
  const props = { id: 'b1', links: [{ label: 'x', url: 'javascript:alert(1)' }] }
  await expect(renderAll([{ type: 'not-found', props }])).rejects.toThrow()
})
