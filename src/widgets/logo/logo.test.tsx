import { expect, it } from 'vitest'
import type { PictureView } from '../../features/content/index.ts'
import type { Logo } from '../../kernel/look/look.ts'
import { aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const settings = async () => ({ title: 'Schelp', tagline: '', texts: {} })

it('EDIT-01 logo leads home under the title of the site', async () => {
  const { html, tags } = await renderAll(
    [{ type: 'logo', props: { id: 'b1' } }],
    contextWith({}, { settings }),
  )
  expect(html).toMatch(/^<a class="brand" href="\/"><svg.*<\/svg>Schelp<\/a>$/)
  expect([...tags]).toEqual(['settings'])
})

it('EDIT-01 logo may have a name of its own', async () => {
  expect(await renderRoom('logo', { name: 'De Jacobsschelp' }, contextWith({}, { settings }))).toContain(
    'De Jacobsschelp</a>',
  )
})

it('EDIT-01 logo is the picture that the look has, with the name or in its place, and says where it leads', async () => {
  const drawn = async (kind: Logo['kind'], picture?: PictureView) => {
    const withLogo = async () => ({ ...(await settings()), logo: { kind, pictureId: 7 } })
    const context = contextWith({}, { settings: withLogo, picture: async () => picture })
    return renderAll([{ type: 'logo', props: { id: 'b1' } }], context)
  }
  const both = await drawn('picture', aPicture())
  expect(both.html).toMatch(/<img [^>]*alt=""[^>]*>.*Schelp<\/a>$/)
  expect(both.html).not.toContain('<svg')
  expect([...both.tags]).toEqual(['settings', 'media:7'])
  expect((await drawn('alone', aPicture())).html).toMatch(/<img [^>]*alt="Schelp"[^>]*><\/picture><\/a>$/)
  expect((await drawn('name', aPicture())).html).toBe('<a class="brand" href="/">Schelp</a>')
  expect((await drawn('alone')).html).toBe('<a class="brand" href="/">Schelp</a>')
})
