import type { Content } from '../../src/features/content/index.ts'
import { templates } from '../../src/seed/templates/index.ts'
import { addDrawing } from '../add-drawing.ts'
import { society } from '../library/society.ts'
import { menus } from '../menus.ts'
import { type InLibrary, pages } from '../pages.ts'

type Site = Pick<Content, 'addEntry' | 'addMedia' | 'addTemplate' | 'setMenu' | 'changeSettings'>

/** Pages, templates, menus and, last of all, the settings with the front page. */
export async function seedSite(content: Site, library: InLibrary, roads: readonly number[]): Promise<void> {
  let frontPageId: number | undefined
  for (const { slug, title, excerpt, document, picture } of pages(library, roads)) {
    const pictureId =
      picture && (await addDrawing(content, { ...picture, drawing: `pages/${slug}`, name: slug }))
    const { id } = await content.addEntry({
      type: 'page',
      slug,
      title,
      excerpt,
      document,
      pictureId,
      status: 'published',
    })
    frontPageId ??= id
  }
  const road = await addDrawing(content, {
    drawing: 'pages/deze-weg-loopt-dood',
    name: 'deze-weg-loopt-dood',
    alt: 'Tekening: een weg die ophoudt bij de zee, onder de sterren',
    caption: 'Verder gaat het niet, of per schip.',
  })
  for (const template of templates({ road })) await content.addTemplate(template)
  for (const [name, { title, items }] of Object.entries(menus)) await content.setMenu(name, items, { title })
  const tagline = 'Plaatsen van Sint-Jacob in Nederland en België'
  const storeNotice = 'Bestellingen gaan op dinsdag en vrijdag op de post.'
  const comments = { isOn: true }
  const fileRequests = { isOn: true, to: 'archief@jacobsschelp.example' }
  await content.changeSettings({
    title: society,
    tagline,
    frontPageId,
    storeNotice,
    comments,
    fileRequests,
    comingSoon: true,
  })
}
