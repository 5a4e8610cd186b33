import { describe, expect, it } from 'vitest'
import { withExtensions } from '../src/extensions/testing.ts'
import type { Block } from '../src/kernel/document.ts'
import { templates } from '../src/seed/templates/index.ts'
import { readProps } from '../src/widgets/props.ts'
import { widgets } from '../src/widgets/registry.ts'
import { slotsOf } from '../src/widgets/slots.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { termsOfSale } from './shop/terms-of-sale.ts'

await withExtensions()

const seededPages = pages({ category: () => 3, file: () => 5 }, [12, 13, 14, 15])
const documents = [
  ...templates({ road: 12 }).map(({ role, type, data }) => ({ name: `${role} ${type ?? ''}`, data })),
  ...seededPages.map(({ slug, document }) => ({ name: slug, data: document })),
]

/** Every block below, with the widget that draws it. */
function walk(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const widget = widgets.get(block.type)
    if (!widget) throw new Error(`no widget is named ${block.type}`)
    return [block, ...slotsOf(widget.fields, block.props).flatMap((slot) => walk(slot.blocks))]
  })
}

/** Props that the widget knows: a misspelt one would be dropped without a word. */
function unknownProps({ type, props }: Block): string[] {
  const widget = widgets.get(type)
  const known = { ...widget?.fields, ...(widget?.defaults ?? {}) }
  return Object.keys(props).filter((name) => name !== 'id' && !(name in known))
}

describe.each(documents)('seeded document $name', ({ data }) => {
  it('EDIT-01 is made of widgets that exist, with props they take', () => {
    for (const block of walk(data.content)) {
      const widget = widgets.get(block.type)
      expect(unknownProps(block), `${block.type} ${block.props.id}`).toEqual([])
      expect(() => widget && readProps(widget, block.props), block.props.id).not.toThrow()
    }
  })

  it('EDIT-01 shares no block id with the header and footer around it', () => {
    const around = templates().filter(({ role }) => role === 'header' || role === 'footer')
    const all = [...new Set([...around.map((template) => template.data), data])]
    const known = around.some((template) => template.data === data) ? all.slice(0, 2) : all
    const ids = known.flatMap((document) => walk(document.content)).map((block) => block.props.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

it('EDIT-01 every menu that a document shows is seeded, and leads inside the site', () => {
  const shown = documents
    .flatMap(({ data }) => walk(data.content))
    .filter((block) => block.type === 'menu')
    .map((block) => block.props.menu)
  expect(shown.filter((name) => !(String(name) in menus))).toEqual([])
  const links = Object.values(menus)
    .flatMap(({ items }) => items)
    .flatMap((item) => [item, ...item.items])
  expect(links.filter(({ url }) => !/^\/([a-z-]+\/)*(\?[a-z]+=[a-z]+)?$/.test(url))).toEqual([])
})

it('SHOP-12 header and footer lead to the shop, the account and the membership', () => {
  const linksOf = (template: 'header' | 'footer') => {
    const shown = templates().find(({ role }) => role === template)?.data.content ?? []
    return walk(shown)
      .flatMap(({ type, props }) => (type === 'menu' ? (menus[String(props.menu)]?.items ?? []) : []))
      .flatMap((item) => [item, ...item.items])
      .map(({ url }) => url)
  }
  for (const template of ['header', 'footer'] as const)
    expect(linksOf(template), template).toEqual(
      expect.arrayContaining(['/shop/', '/my-account/', '/lid-worden/']),
    )
})

it('EDIT-01 links in menus to pages lead to pages that are seeded', () => {
  const slugs = new Set([...seededPages.map(({ slug }) => slug), termsOfSale.slug])
  const single = Object.values(menus)
    .flatMap(({ items }) => items)
    .flatMap((item) => [item, ...item.items])
    .map(({ url }) => /^\/([a-z-]+)\//.exec(url)?.[1])
    .filter(
      (slug) =>
        slug !== undefined &&
        ![
          'jacobalia',
          'nieuws',
          'dagtochten',
          'nieuwsbrief',
          'soort',
          'plaats',
          'shop',
          'product-category',
          'cart',
          'my-account',
        ].includes(slug),
    )
  expect(single.filter((slug) => !slugs.has(String(slug)))).toEqual([])
})
