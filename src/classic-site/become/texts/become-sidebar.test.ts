import { expect, it } from 'vitest'
import { checkDocument } from '../../../features/content/documents/check-document.ts'
import { becomeSidebar } from './become-sidebar.ts'
import { resolverWith } from './links.ts'

it('EDIT-07: widgets of a sidebar become widgets of ours, and what has none is told', () => {
  const { document, losses } = becomeSidebar(
    [
      { type: 'text', settings: { title: 'Welkom', text: 'Een zin.', filter: true } },
      { type: 'nav_menu', settings: { title: 'Meer', nav_menu: 4 } },
      { type: 'search', settings: { title: '' } },
      {
        type: 'block',
        settings: { content: '<!-- wp:paragraph --><p>Uit een blok</p><!-- /wp:paragraph -->' },
      },
      { type: 'tag_cloud', settings: [] as never },
    ],
    resolverWith({ menu: (named) => (named === '4' ? 'voet' : undefined) }),
  )
  expect(checkDocument(document)).toMatchObject({ ok: true })
  expect(document.content.map(({ type }) => type)).toEqual(['text', 'text', 'menu', 'search-box', 'text'])
  expect(JSON.stringify(document)).toContain('Uit een blok')
  expect(losses).toEqual([{ sort: 'left', name: 'widget tag_cloud', count: 1 }])
})
