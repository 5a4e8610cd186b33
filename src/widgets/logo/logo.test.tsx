import { expect, it } from 'vitest'
import { contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

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
  expect(await renderRoom('logo', { name: 'De Jacobsschelp' })).toContain('De Jacobsschelp</a>')
})
