import { expect, it } from 'vitest'
import { aMenu, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const context = contextWith(
  {
    path: '/over-ons/',
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Over ons', url: '/over-ons/' },
    ],
  },
  { menu: async (name) => (name === 'header' ? aMenu : []) },
)

it('SITE-09 menu in the header folds without scripts, keeps its sub-menu and marks this page', async () => {
  const html = await renderRoom('menu', { menu: 'header', look: 'header' }, context)
  expect(html).toContain('<nav class="nav" aria-label="Hoofdmenu" data-behaviour="put-away">')
  expect(html).toContain('<summary class="tool">')
  expect(html).toContain('<a href="/over-ons/" aria-current="page">Over ons</a>')
  expect(html).toContain('<ul><li><a href="/jacobalia/#kaart">Op de kaart</a></li></ul>')
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

it('SITE-09 menu marks the section of an entry below it', async () => {
  const below = contextWith({ path: '/jacobalia/x/' }, { menu: async () => aMenu })
  const html = await renderRoom('menu', { menu: 'header' }, below)
  expect(html).toContain('<a href="/jacobalia/" aria-current="true">')
})

it('SITE-09 menu as a column is named by its title', async () => {
  const html = await renderRoom('menu', { menu: 'header', look: 'column', title: 'Plaatsen' }, context)
  expect(html).toMatch(
    /^<nav class="menu-column" aria-labelledby="b1-title"><h2 id="b1-title">Plaatsen<\/h2><ul>/,
  )
})

it('SITE-09 menu in a line has a name', async () => {
  const html = await renderRoom('menu', { menu: 'header', look: 'line', title: 'Over deze site' }, context)
  expect(html).toMatch(/^<nav class="menu-line" aria-label="Over deze site"><ul><li><a href="\/jacobalia\/">/)
})

it.each(['header', 'column', 'line'])('SITE-09 menu that is empty shows no %s', async (look) => {
  expect(await renderRoom('menu', { menu: 'leeg', look }, context)).toBe('')
  expect(await renderRoom('menu', { look })).toBe('')
})

it('SITE-09 menu that changes drops the pages it stands on', async () => {
  const { tags } = await renderAll([{ type: 'menu', props: { id: 'b1', menu: 'header' } }], context)
  expect([...tags]).toEqual(['menu:header'])
})

it('SITE-09 menu opens blocks below an item that staff name, in place of its list', async () => {
  const panels = [
    { under: ' plaatsen ', content: [{ type: 'heading', props: { id: 'h', text: 'Langs de weg' } }] },
    { under: 'Staat er niet', content: [{ type: 'heading', props: { id: 'n', text: 'Nergens' } }] },
  ]
  const html = await renderRoom('menu', { menu: 'header', look: 'header', panels }, context)
  expect(html).toMatch(
    /<li class="has-panel"><a href="\/jacobalia\/">Plaatsen<\/a><div class="nav-panel"><div data-slot="panels-0-content"><h2>Langs de weg<\/h2>/,
  )
  expect(html).not.toContain('Op de kaart')
  expect(html).not.toContain('Nergens')
})

it('SITE-09 menu keeps the list of an item as long as nothing stands in its panel', async () => {
  const empty = { type: 'menu', props: { id: 'leeg', menu: 'staat er niet' } }
  for (const content of [[], [empty]]) {
    const panels = [{ under: 'Plaatsen', content }]
    const html = await renderRoom('menu', { menu: 'header', look: 'header', panels }, context)
    expect(html).not.toContain('panel')
    expect(html).toContain('Op de kaart')
  }
})

it('SITE-09 menu asks for a script only where something opens below an item', async () => {
  const flat = contextWith({}, { menu: async () => aMenu.map((item) => ({ ...item, items: [] })) })
  expect(await renderRoom('menu', { menu: 'header', look: 'header' }, flat)).not.toContain('data-behaviour')
  expect(await renderRoom('menu', { menu: 'header', look: 'header' }, context)).toContain(
    'data-behaviour="put-away"',
  )
})
