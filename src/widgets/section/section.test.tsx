import { expect, it } from 'vitest'
import { renderAll, renderRoom } from '../testing/render-room.ts'

const inner = [{ type: 'heading', props: { id: 'b2', text: 'Binnenin' } }]

it('EDIT-01 section names itself after its title and shows the way on', async () => {
  const html = await renderRoom('section', {
    title: 'In de buurt',
    wayLabel: 'Provincie Utrecht',
    wayUrl: '/plaats/utrecht/',
    anchor: 'buurt',
    content: inner,
  })
  expect(html).toMatch(/^<section id="buurt" class="section band" aria-labelledby="b1-title">/)
  expect(html).toContain('<h2 id="b1-title">In de buurt</h2>')
  expect(html).toContain('<a href="/plaats/utrecht/">Provincie Utrecht</a>')
  expect(html).toContain('<h2>Binnenin</h2>')
})

it('EDIT-01 section without a title has no heading, no name and no way on', async () => {
  const html = await renderRoom('section', { space: 'none', wayLabel: 'Verder', wayUrl: '/x/' })
  expect(html).toBe(
    '<section class="section"><div class="wrap"><div data-slot="content"></div></div></section>',
  )
})

it('EDIT-01 section takes its width and ground', async () => {
  const html = await renderRoom('section', { width: 'text', tone: 'night' })
  expect(html).toContain('class="section night band"')
  expect(html).toContain('class="wrap narrow"')
})

it('EDIT-01 section has other white space on smaller devices, and says nothing of it when all are alike', async () => {
  const classes = async (space: unknown) =>
    /class="([^"]*)"/.exec(await renderRoom('section', { space }))?.[1]
  expect(await classes({ desk: 'band', phone: 'none' })).toBe('section band space-none-phone')
  expect(await classes({ desk: 'none', tablet: 'band' })).toBe('section space-band-tablet')
  expect(await classes('none')).toBe('section')
})

it.each([[{ anchor: '1 x' }], [{ wayUrl: 'javascript:alert(1)' }], [{ tone: 'pink' }]])(
  'abuse 16 section refuses %j',
  async (props) => {
    await expect(renderAll([{ type: 'section', props: { id: 'b1', ...props } }])).rejects.toThrow()
  },
)
