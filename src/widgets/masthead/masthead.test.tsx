import { expect, it } from 'vitest'
import { aMenu, contextWith, renderRoom } from '../testing/render-room.ts'

it('EDIT-01 masthead frames the mark, the menu and the tools', async () => {
  const context = contextWith(
    {},
    { menu: async () => aMenu, settings: async () => ({ title: 'Schelp', tagline: '', texts: {} }) },
  )
  const html = await renderRoom(
    'masthead',
    {
      brand: [{ type: 'logo', props: { id: 'b2', name: 'Schelp' } }],
      menu: [{ type: 'menu', props: { id: 'b3', menu: 'header' } }],
      tools: [{ type: 'search-box', props: { id: 'b4', look: 'tool' } }],
    },
    context,
  )
  expect(html).toMatch(/^<header class="mast"><div class="wrap">/)
  const parts = ['class="brand"', '<nav class="nav"', '<div class="tools">', 'class="find"']
  expect(parts.map((part) => html.indexOf(part))).toEqual(
    parts.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
  )
  expect(parts.filter((part) => !html.includes(part))).toEqual([])
})

it('EDIT-01 masthead ships no island', async () => {
  const html = await renderRoom('masthead', {
    tools: [{ type: 'search-box', props: { id: 'b4', look: 'tool' } }],
  })
  expect(html).not.toContain('data-island')
})
