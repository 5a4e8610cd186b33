import { createHash } from 'node:crypto'
import { listOf, mapOf, textOf } from '../become/meta.ts'
import { readPhp } from '../become/read-php.ts'
import { becomeSidebar, type SidebarWidget } from '../become/texts/become-sidebar.ts'
import { lossTexts } from '../report/losses.nl.ts'
import { type OldLinks, resolverOf } from './links.ts'
import { bringEach, type Way } from './way.ts'

interface Sidebar {
  name: string
  widgets: SidebarWidget[]
}

/** Widgets that stood beside or below all pages: a saved block each, which staff put where they want it. */
export async function bringSidebars(way: Way, links: OldLinks): Promise<void> {
  const { site, report } = way
  const resolver = resolverOf(way, links)
  const sidebars = (await readSidebars(way)).map((item) => ({
    key: `sidebar:${item.id}`,
    digest: createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22),
    item,
  }))
  if (sidebars.length === 0) return
  await bringEach<Sidebar>(way, once(sidebars), {
    sort: 'templates',
    nameOf: ({ name }) => name,
    write: async ({ name, widgets }, before) => {
      const { document, losses } = becomeSidebar(widgets, resolver)
      for (const { sort, name: what, count } of losses)
        report.note({ kind: 'lost', sort: 'templates', name, text: lossTexts[sort](what, count) })
      if (document.content.length === 0) return { left: 'not-importable', detail: 'niets om te laten zien' }
      if (before.kind !== 'new') {
        const saved = await site.content.saveDraft(before.row, document)
        return saved.ok
          ? { table: 'content_documents', row: before.row }
          : { left: 'failed', detail: saved.code }
      }
      const { id } = await site.content.startDocument({ kind: 'part', title: name, data: document, by: '' })
      await site.content.publishDocument(id)
      report.note({
        kind: 'setting',
        sort: 'templates',
        name,
        text: 'Staat klaar als bewaard blok: zet het op de bladzijden of in de kop of voet waar u het wilt.',
      })
      return { table: 'content_documents', row: id }
    },
  })
}

async function* once<Item>(items: Item[]): AsyncGenerator<Item[]> {
  yield items
}

/** Those with widgets that were in use. */
async function readSidebars({ staged }: Way): Promise<(Sidebar & { id: string })[]> {
  const sidebars: (Sidebar & { id: string })[] = []
  const given = Object.entries(mapOf(readPhp(await staged.option('sidebars_widgets'))))
  for (const [id, names] of given.slice(0, 100)) {
    if (/^(?:wp_inactive_widgets|array_version|orphaned_widgets)/.test(id)) continue
    const widgets: SidebarWidget[] = []
    for (const given of listOf(names).slice(0, 200)) {
      const [, type = '', number = ''] = /^(.{1,100})-(\d{1,9})$/.exec(textOf(given)) ?? []
      if (type === '') continue
      const all = mapOf(readPhp(await staged.option(`widget_${type}`)))
      // A widget whose settings nobody gave is told by its name.
      widgets.push({ type, settings: mapOf(all[number]) })
    }
    if (widgets.length > 0) sidebars.push({ id, name: nameOf(id), widgets })
  }
  return sidebars
}

/** What a theme calls it is in its code: `sidebar-1` is 'Zijbalk 1'. */
function nameOf(id: string): string {
  const words = id
    .slice(0, 60)
    .replaceAll(/[-_]+/g, ' ')
    .replace(/\bsidebar\b/i, 'zijbalk')
    .replace(/\bfooter\b/i, 'voet')
    .trim()
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}
