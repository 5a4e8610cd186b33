import { expect, it } from 'vitest'
import { renderAll } from './testing/render-room.ts'

const heading = (props: Record<string, unknown>) => ({
  type: 'heading',
  props: { id: 'b1', text: 'Kop', ...props },
})
const drawn = async (props: Record<string, unknown>) => (await renderAll([heading(props)])).html

it('EDIT-01 a widget stands without a box of its own as long as nobody places it', async () => {
  expect(await drawn({})).toBe('<h2>Kop</h2>')
  expect(await drawn({ space: 'own', hiddenOn: '' })).toBe('<h2>Kop</h2>')
})

it('EDIT-01 any widget can be hidden on some devices', async () => {
  expect(await drawn({ hiddenOn: 'tablet, phone' })).toBe(
    '<div class="not-on-tablet not-on-phone"><h2>Kop</h2></div>',
  )
})

it('EDIT-01 any widget can have more or less space above it, on each device', async () => {
  expect(await drawn({ space: { desk: 'large', phone: 'none' } })).toBe(
    '<div class="space-large space-none-phone"><h2>Kop</h2></div>',
  )
})

it('EDIT-01 a section keeps its own white space and can be hidden like any other', async () => {
  const section = { type: 'section', props: { id: 'b1', space: 'none', hiddenOn: 'desk' } }
  expect((await renderAll([section])).html).toMatch(/^<div class="not-on-desk"><section class="section">/)
})

it('EDIT-01 a widget that has nothing to show leaves no box either', async () => {
  expect(await drawn({ text: '', hiddenOn: 'phone' })).toBe('')
})

it.each([
  [{ hiddenOn: '"><script>alert(1)</script>' }],
  [{ hiddenOn: ['phone'] }],
  [{ space: { desk: '"><script>', phone: 'none' } }],
])('abuse 16 %j places nothing', async (props) => {
  expect(await drawn(props)).toBe('<h2>Kop</h2>')
})
