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

it('SITE-04 a widget that stays inside what it stands in needs no script', async () => {
  expect(
    await drawn({
      sticky: 'top',
      sticky_parent: true,
      sticky_on: 'desk, tablet',
      sticky_offset: { desk: 24, phone: 8 },
    }),
  ).toBe(
    '<div class="sticky-top loose-on-phone" style="--sticky-desk:24px;--sticky-tablet:24px;--sticky-phone:8px"><h2>Kop</h2></div>',
  )
})

it.each([
  ['leaves what it stands in', {}],
  ['gets a shadow', { sticky_parent: true, sticky_effects_offset: { desk: 0, phone: 40 } }],
  ['keeps anchors free', { sticky_parent: true, sticky_anchor_link_offset: 80 }],
])('SITE-04 a widget that stays in sight and %s asks for its script', async (_, props) => {
  const html = await drawn({ sticky: 'bottom', ...props })
  expect(html).toMatch(
    /^<div class="sticky-bottom" data-behaviour="sticky" data-sticky="\{&quot;side&quot;:&quot;bottom&quot;,/,
  )
})

it('SITE-05 a widget that moves carries the values of its effects for browsers that move it by themselves', async () => {
  const motion = [
    { effect: 'vertical', way: 'out-in', speed: 4, from: 0, to: 100 },
    { effect: 'opacity', way: 'out-in', speed: 50, from: 20, to: 80 },
  ]
  const html = await drawn({ motion, motionOn: 'desk' })
  expect(html).toContain('class="motion still-on-tablet still-on-phone"')
  expect(html).toContain('data-behaviour="motion"')
  for (const part of [
    '--motion:motion-vertical,motion-opacity',
    '--motion-from:cover 0%,cover 20%',
    '--motion-to:cover 100%,cover 80%',
    '--vertical-0:200px;--vertical-1:-200px',
    '--opacity-0:0;--opacity-1:1',
  ])
    expect(html).toContain(part)
})

it('SITE-05 a widget that is tilted or enters asks for its script alone', async () => {
  expect(
    await drawn({ motionMouse: 'tilt', motionMouseSpeed: 3, entrance: 'up', entranceDelay: 100 }),
  ).toMatch(/^<div data-behaviour="motion" data-motion="[^"]*tilt[^"]*"><h2>/)
})

it.each([
  [{ sticky: 'top"><script>' }],
  [{ sticky: 'top', sticky_on: '' }],
  [{ motion: [{ effect: 'vertical;color:red', speed: 1 }] }],
  [{ motion: [{ effect: 'blur', way: 'out-in', speed: 1, from: 60, to: 40 }] }],
  [{ motion: 'x' }],
  [{ motionMouse: 'x', entrance: '"><script>' }],
])('abuse 16 %j neither holds nor moves anything', async (props) => {
  expect(await drawn(props)).toBe('<h2>Kop</h2>')
})
