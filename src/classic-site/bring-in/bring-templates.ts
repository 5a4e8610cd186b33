import type { DocumentData } from '../../kernel/document.ts'
import { becomeElementor } from '../become/elementor/become-elementor.ts'
import { headerOf, isThemeTemplate, placesOf, popupOf } from '../become/elementor/become-template.ts'
import { becomeLook, type Kit } from '../become/elementor/kit.ts'
import { documentOf } from '../become/finish.ts'
import { createLosses, type Loss } from '../become/losses.ts'
import { metaOf, phpOf, plainLine } from '../become/meta.ts'
import { startMaking } from '../become/start-making.ts'
import { contentDrafts } from '../become/texts/content.ts'
import type { ClassicPost } from '../classic-site.ts'
import { lossTexts } from '../report/losses.nl.ts'
import type { Before } from '../store/ledger.ts'
import { keepFormer } from '../store/runs.ts'
import type { StagedItem } from '../store/staged.ts'
import { setOnce } from './bring-settings.ts'
import { type OldLinks, resolverOf } from './links.ts'
import { bringEach, type Outcome, postKey, type Way } from './way.ts'

/** Types of posts that are pieces of pages. */
export const templateTypes: readonly string[] = [
  ...['wp_block', 'elementor_library', 'elementskit_template', 'ae_global_templates', 'elementor-hf'],
]

/** Whoever made it is not known here. */
const by = ''

/**
 * Saved blocks, global widgets, cards and popups, published as they were; templates of the theme builder as drafts, so
 * that somebody looks before the whole site changes.
 */
export async function bringTemplates(way: Way, links: OldLinks, kit: Kit): Promise<void> {
  const { site, report } = way
  const resolver = resolverOf(way, links)
  const tell = (key: string, name: string, losses: readonly Loss[]) => {
    for (const { sort, name: what, count } of losses)
      report.note({ kind: 'lost', sort: 'templates', name, text: lossTexts[sort](what, count), key })
  }
  await readTemplates(way, links)
  await bringEach<ClassicPost>(way, partsFirst(way), {
    sort: 'templates',
    nameOf: ({ title, id }) => plainLine(title) || `sjabloon ${id}`,
    leave: (post) =>
      post.status === 'trash' || post.status === 'auto-draft'
        ? 'trash'
        : typeOf(post) === 'kit'
          ? 'part-of-other'
          : !isWritten(post)
            ? 'technical'
            : undefined,
    write: async (post, before) => {
      const outcome = await write(post, before)
      // Those that come next may name it.
      if ('row' in outcome) links.documents.set(post.id, Number(outcome.row))
      return outcome
    },
  })

  async function write(post: ClassicPost, before: Before): Promise<Outcome> {
    const title = plainLine(post.title) || `Sjabloon ${post.id}`
    const type = typeOf(post)
    const settings = phpOf(post.meta, '_elementor_page_settings')
    const conditions = phpOf(post.meta, '_elementor_conditions')
    const made = documentOfTemplate(post, type, settings)
    tell(postKey(post.id), title, made.losses)
    if (before.kind !== 'new') {
      const saved = await site.content.saveDraft(before.row, made.document)
      if (!saved.ok) return { left: 'failed', detail: saved.code }
      return { table: 'content_documents', row: before.row }
    }
    if (isThemeTemplate(type)) {
      const { places, losses } = placesOf(type, conditions, resolver)
      tell(postKey(post.id), title, losses)
      const document =
        type.includes('header') || type === 'elementor-hf' ? headerOf(made.document) : made.document
      const ids: number[] = []
      for (const place of places) ids.push(...(await startTemplate(title, place, document)))
      const [id] = ids
      if (id === undefined)
        return { left: 'not-importable', detail: 'stond nergens, of daar staat al een concept' }
      report.note({
        kind: 'setting',
        sort: 'templates',
        name: title,
        text: 'Dit sjabloon staat als concept klaar: bekijk het, en zet het dan op de site.',
        key: postKey(post.id),
      })
      return { table: 'content_documents', row: id }
    }
    const kind = type === 'popup' ? 'popup' : type === 'loop-item' ? 'card' : 'part'
    const { id } = await site.content.startDocument({ kind, title, data: made.document, by })
    if (post.status === 'publish') await site.content.publishDocument(id)
    return { table: 'content_documents', row: id }
  }

  function documentOfTemplate(post: ClassicPost, type: string, settings: unknown) {
    if (post.type === 'wp_block') {
      const losses = createLosses()
      const making = startMaking(resolver, losses, post.id)
      return { document: documentOf(contentDrafts(post.content, making), making), losses: losses.list }
    }
    const as =
      type === 'popup' ? 'layer' : type === 'loop-item' ? 'card' : isThemeTemplate(type) ? 'template' : 'part'
    const made = becomeElementor(metaOf(post.meta, '_elementor_data'), settings, resolver, {
      as,
      kit,
      post: post.id,
    })
    if (as !== 'layer') return made
    const display = phpOf(post.meta, '_elementor_popup_display_settings')
    const { props, losses } = popupOf(
      plainLine(post.title),
      settings,
      display,
      phpOf(post.meta, '_elementor_conditions'),
      resolver,
    )
    return {
      document: { ...made.document, root: { props: { ...made.document.root.props, ...props } } },
      losses: [...made.losses, ...losses],
    }
  }

  /** A draft at a place of ours; nothing when somebody works on one there. */
  async function startTemplate(
    title: string,
    place: ReturnType<typeof placesOf>['places'][number],
    data: DocumentData,
  ): Promise<number[]> {
    const scope =
      place.post !== undefined
        ? { entryId: links.rows.get(place.post) }
        : place.term !== undefined
          ? { termId: links.terms.byId.get(place.term) }
          : undefined
    if (scope && Object.values(scope)[0] === undefined) return []
    const type = place.type as ReturnType<OldLinks['kinds']['types']['get']>
    const started = await site.content.startTemplate({
      role: place.role,
      ...(type && { type }),
      ...(scope && { scope: scope as { entryId: number } }),
      title,
      by,
    })
    if (started.ok) {
      const saved = await site.content.saveDraft(started.value.id, data)
      return saved.ok ? [started.value.id] : []
    }
    const present = await site.content.template(place.role, type ? { type } : {})
    const editable = present && (await site.content.editable(present.id))
    if (!present || !editable || editable.draft || scope) return []
    const saved = await site.content.saveDraft(present.id, data)
    if (!saved.ok) return []
    await keepFormer(site.handle.db, way.home, { [`draft:${present.id}`]: { is: data } })
    return [present.id]
  }
}

/** Templates in such an order that what one shows or opens comes before it; of a circle, each as late as it can. */
async function* partsFirst({ staged }: Way): AsyncGenerator<StagedItem<ClassicPost>[]> {
  const all = new Map<number, { key: string; digest: string; names: number[] }>()
  for await (const batch of staged.batches('post', templateTypes, 25))
    for (const { key, digest, item } of batch) all.set(item.id, { key, digest, names: namedBy(item) })
  const order = new Set<number>()
  const seen = new Set<number>()
  for (const first of all.keys()) {
    const path = [first]
    while (path.length > 0) {
      const id = path.at(-1) ?? 0
      const isNew = !seen.has(id)
      seen.add(id)
      const waiting = isNew
        ? (all.get(id)?.names ?? []).filter((name) => all.has(name) && !seen.has(name))
        : []
      if (waiting.length > 0) path.push(...waiting.reverse())
      else {
        path.pop()
        order.add(id)
      }
    }
  }
  const ordered = [...order]
  for (let from = 0; from < ordered.length; from += 25) {
    const ids = ordered.slice(from, from + 25)
    const posts = await staged.some('post', ids)
    yield ids.flatMap((id) => {
      const item = posts.get(String(id))
      const { key = '', digest = '' } = all.get(id) ?? {}
      return item ? [{ key, digest, item }] : []
    })
  }
}

/** Numbers of templates that it may name: of other templates, saved blocks and popups. */
function namedBy({ id, content, meta }: ClassicPost): number[] {
  const data = metaOf(meta, '_elementor_data') ?? ''
  const names = new Set<number>()
  for (const [, name] of data.matchAll(
    /(?:template_?id|popup)(?:\\?"|%22){1,2}\s?(?::|%3A)\s?(?:\\?"|%22)?(\d{1,15})/gi,
  ))
    names.add(Number(name))
  for (const [, name] of `${data} ${content}`.matchAll(
    /(?:elementor-template|insert_elementor|hfe_template) id=\\?["']?(\d{1,15})/g,
  ))
    names.add(Number(name))
  for (const [, name] of content.matchAll(/"ref":(\d{1,15})/g)) names.add(Number(name))
  names.delete(id)
  return [...names]
}

const typeOf = (post: ClassicPost): string =>
  post.type === 'elementor-hf'
    ? 'elementor-hf'
    : (metaOf(post.meta, '_elementor_template_type') ??
      post.terms.find(({ taxonomy }) => taxonomy === 'elementor_library_type')?.slug ??
      '')

const isWritten = (post: ClassicPost): boolean =>
  post.type === 'wp_block'
    ? post.content.trim() !== ''
    : !['', '[]'].includes(metaOf(post.meta, '_elementor_data')?.trim() ?? '')

/** Reads which blocks, cards and popups are here, for the pages that name them. */
export async function readTemplates(way: Way, links: OldLinks): Promise<void> {
  for await (const batch of way.staged.batches('post', templateTypes, 500)) {
    const lines = await way.ledger.lines(batch.map(({ item }) => postKey(item.id)))
    for (const { item } of batch) {
      const line = lines.get(postKey(item.id))
      if (line?.table === 'content_documents') links.documents.set(item.id, Number(line.row))
    }
  }
}

/** Colours and letters of the kit as the look of the site, made readable where they were not. */
export async function bringLook(way: Way, kit: Kit): Promise<void> {
  const made = becomeLook(kit)
  if (!made) return
  const { report, site } = way
  const before = await site.content.settings()
  report.count('site', 'found')
  await setOnce(way, 'setting:look', { look: made.look }, before)
  for (const { sort, name, count } of made.losses)
    report.note({ kind: 'setting', sort: 'site', name: 'Uiterlijk', text: lossTexts[sort](name, count) })
}
