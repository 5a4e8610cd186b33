import { expect, it } from 'vitest'
import { renderAll, renderRoom } from '../testing/render-room.ts'

it.each([
  ['filled', 'btn'],
  ['plain', 'btn plain'],
  ['text', 'link'],
])('EDIT-01 button that is %s leads to its address', async (look, name) => {
  const html = await renderRoom('button', { label: 'Naar de winkel', link: '/shop/', look })
  expect(html).toBe(`<p><a href="/shop/" class="${name}">Naar de winkel</a></p>`)
})

it.each([[{ label: '', link: '/shop/' }], [{ label: 'Naar de winkel', link: '' }]])(
  'EDIT-01 button without words or address is not shown: %j',
  async (props) => {
    expect(await renderRoom('button', props)).toBe('')
  },
)

it('abuse 16 button refuses an address that runs', async () => {
  const block = { type: 'button', props: { id: 'b1', label: 'x', link: 'javascript:alert(1)' } }
  await expect(renderAll([block])).rejects.toThrow()
})

it('EDIT-01 button is as wide as its place on a phone', async () => {
  const html = await renderRoom('button', {
    label: 'Koop',
    link: '/shop/',
    align: { desk: 'left', phone: 'full' },
  })
  expect(html).toMatch(/^<p class="align-full-phone"><a /)
})

it('SITE-09 button explains itself to who points at it, and to who hears it', async () => {
  expect(await renderRoom('button', { label: 'Koop', link: '/shop/', tip: 'Met <b>btw</b>' })).toBe(
    '<p><span class="tipped" data-behaviour="put-away"><a aria-describedby="b1-tip" href="/shop/" class="btn">Koop</a><span class="tip" role="tooltip" id="b1-tip">Met &lt;b&gt;btw&lt;/b&gt;</span></span></p>',
  )
})
