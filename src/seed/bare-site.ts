import type { Content } from '../features/content/index.ts'
import type { Shop } from '../features/shop/index.ts'
import { frameSource } from '../kernel/frame-source.ts'
import { comingFrom } from '../platform/provenance.ts'
import { block, documentOf } from './page-document.ts'
import { searchPage } from './search-page.ts'
import { templates } from './templates/index.ts'

interface Program {
  content: Pick<
    Content,
    'addEntry' | 'addTemplate' | 'changeSettings' | 'find' | 'menu' | 'setMenu' | 'settings' | 'template'
  >
  shop: { staff: Pick<Shop['staff'], 'makeLegalDrafts'> }
}

/** What the demo's templates say of its own places and society; a bare site says less. */
const neutral = {
  footer: documentOf(
    block('colophon', 'footer', {
      sentence: '',
      note: '',
      columns: [],
      end: '',
      last: [block('menu', 'footer-end', { menu: 'footer', look: 'line', title: 'Over deze site' })],
    }),
  ),
  archive: (id: string) =>
    documentOf(
      block('section', id, {
        space: 'none',
        content: [
          block('breadcrumb', `${id}-trail`),
          block('page-title', `${id}-title`),
          block('archive-list', `${id}-list`),
        ],
      }),
    ),
}

const account = { label: 'Mijn account', url: '/my-account/', items: [] }
const menu = [
  { label: 'Plaatsen', url: '/jacobalia/', items: [] },
  { label: 'Nieuws', url: '/nieuws/', items: [] },
  { label: 'Bestanden', url: '/bestanden/', items: [] },
  { label: 'Winkel', url: '/shop/', items: [account] },
]
const footerMenu = [{ label: 'Winkel', url: '/shop/', items: [] }, account]

const welcome = documentOf(
  block('section', 'welcome', {
    content: [
      block('page-title', 'welcome-title', { title: 'Welkom' }),
      block('text', 'welcome-text', {
        html: '<p>Deze site is klaar om gevuld te worden. Log in bij het <a href="/wp-admin/">beheer</a> en begin met de eerste bladzijde.</p>',
      }),
    ],
  }),
)

/**
 * Gives a site without templates the frame that it needs to be used: header, footer, one template of each kind, a
 * menu, the file search, a front page, and drafts of the pages that a shop must have by law. Nothing of it is demo
 * content, and none of it replaces what is there.
 */
export async function seedBareSite(program: Program): Promise<void> {
  if (await program.content.template('header')) return
  await comingFrom(frameSource, () => fill(program))
}

async function fill({ content, shop }: Program): Promise<void> {
  for (const template of templates()) {
    const { role, type } = template
    const data =
      role === 'footer'
        ? neutral.footer
        : role === 'archive' && type !== 'product'
          ? neutral.archive(`${type ?? 'list'}-archive`)
          : template.data
    await content.addTemplate({ ...template, data })
  }
  const menus = [
    ['header', 'Kop van de site', menu],
    ['footer', 'Voet van de site', footerMenu],
  ] as const
  for (const [name, title, items] of menus)
    if ((await content.menu(name)).length === 0) await content.setMenu(name, items, { title })
  const { title, excerpt, slug, document } = searchPage
  const visitor = { roles: [], unlocked: new Set<string>() }
  if (!(await content.find(`/${slug}/`, visitor)))
    await content.addEntry({ type: 'page', status: 'published', title, excerpt, slug, document })
  await shop.staff.makeLegalDrafts()
  if ((await content.settings()).frontPageId !== undefined) return
  const front = await content.addEntry({
    type: 'page',
    status: 'published',
    title: 'Welkom',
    document: welcome,
  })
  await content.changeSettings({ frontPageId: front.id })
}
