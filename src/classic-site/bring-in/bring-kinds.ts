import { kindTemplates } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import {
  becomeKind,
  becomeTaxonomy,
  isTechnicalTaxonomy,
  ourTaxonomyOf,
  ownKindOf,
  ownTypeOf,
  type Registered,
  readRegistered,
} from '../become/kinds.ts'
import { mapOf, textOf } from '../become/meta.ts'
import { isPlaceLike } from '../become/place.ts'
import { readPhp } from '../become/read-php.ts'
import { type RewriteRules, readRewriteRules } from '../become/rewrite-rules.ts'
import type { ClassicPost } from '../classic-site.ts'
import type { Survey } from './survey.ts'
import { inOneUnit, type Way } from './way.ts'

/** What types and taxonomies of the old site are here. */
export interface KnownKinds {
  types: ReadonlyMap<string, EntryType>
  taxonomies: ReadonlyMap<string, string>
  /** Types that had no page for visitors: what is of them is a draft here. */
  closed: ReadonlySet<string>
}

/** Kinds and taxonomies of their own for what is not ours, with the words of their addresses where these are free. */
export async function bringKinds(way: Way, survey: Survey): Promise<KnownKinds> {
  const { site, report, dryRun } = way
  const registered = await readAllRegistered(way)
  const types = new Map<string, EntryType>()
  const usedBy = new Map<string, EntryType[]>()
  for (const [type, known] of survey.types) {
    const kind = ownKindOf(type) ?? ownTypeOf(type)
    types.set(type, kind)
    for (const taxonomy of known.taxonomies) usedBy.set(taxonomy, [...(usedBy.get(taxonomy) ?? []), kind])
  }
  const closed = new Set<string>()
  for (const [type, kind] of types) {
    if (ownKindOf(type)) continue
    report.count('kinds', 'found')
    if (hadNoPage(type, registered.rules, survey)) {
      closed.add(type)
      report.note({
        kind: 'setting',
        sort: 'kinds',
        name: registered.types.get(type)?.many ?? type,
        text: 'Bezoekers van de oude site konden deze soort niet bekijken; hier zijn het concepten.',
      })
    }
    const isPlace = isPlaceLike([...(survey.types.get(type)?.keys.keys() ?? [])])
    const wanted = becomeKind(type, registered.types.get(type) ?? {}, isPlace)
    const taxonomies = [...usedBy]
      .filter(([, kinds]) => kinds.includes(kind))
      .flatMap(([taxonomy]) => ourTaxonomyOf(taxonomy) ?? [])
    const isThere = (await site.content.kinds()).named(kind) !== undefined
    if (isThere) report.count('kinds', 'same')
    else if (dryRun) report.count('kinds', 'added')
    else {
      const word = await firstFree(wanted.word, (word) =>
        inOneUnit(way, () =>
          site.content.addKind(
            { ...wanted, word, taxonomies },
            kindTemplates(wanted),
            kind as ReturnType<typeof ownTypeOf>,
          ),
        ),
      )
      if (word === undefined) {
        report.left('kinds', 'no-address', wanted.many)
        types.delete(type)
        continue
      }
      report.count('kinds', 'added')
      if (word !== wanted.word)
        report.note({
          kind: 'address',
          sort: 'kinds',
          name: wanted.many,
          text: `Het adres /${wanted.word}/ is hier al van iets anders; deze soort staat onder /${word}/.`,
          here: `/${word}/`,
        })
    }
  }
  const taxonomies = new Map<string, string>()
  const listed = new Set([...(await way.staged.types('term')).keys(), ...usedBy.keys()])
  for (const taxonomy of listed) {
    if (isTechnicalTaxonomy(taxonomy)) continue
    const ours = ourTaxonomyOf(taxonomy)
    if (ours) {
      taxonomies.set(taxonomy, ours)
      continue
    }
    const name = ownTypeOf(taxonomy)
    const kinds = [...new Set(usedBy.get(taxonomy) ?? (taxonomy === 'post_tag' ? ['post' as const] : []))]
    if (kinds.length === 0) continue
    taxonomies.set(taxonomy, name)
    report.count('kinds', 'found')
    if ((await site.content.kinds()).taxonomy(name)) {
      report.count('kinds', 'same')
      continue
    }
    report.count('kinds', 'added')
    if (dryRun) continue
    const isTree = await hasParents(way, taxonomy)
    const wanted = becomeTaxonomy(taxonomy, registered.taxonomies.get(taxonomy) ?? {}, { isTree, kinds })
    const word = await firstFree(wanted.word, (word) =>
      inOneUnit(way, () => site.content.addTaxonomy({ ...wanted, word }, name)),
    )
    if (word !== undefined) continue
    report.of('kinds').added -= 1
    report.left('kinds', 'no-address', wanted.many)
    taxonomies.delete(taxonomy)
  }
  return { types, taxonomies, closed }
}

/** Whether no address of the old site led to a post of this type: then its makers meant it for themselves. */
const hadNoPage = (type: string, { isWhole, words, archives }: RewriteRules, survey: Survey): boolean =>
  (isWhole && !words.has(type) && !archives.has(type)) || survey.types.get(type)?.hasPage === false

/** Tries the word, then others like it; the one that was free. */
async function firstFree(
  word: string,
  attempt: (word: string) => Promise<{ ok: boolean }>,
): Promise<string | undefined> {
  for (const one of [word, `${word}-2`, `oud-${word}`, `oud-${word}-2`])
    if ((await attempt(one)).ok) return one
  return undefined
}

async function hasParents({ staged }: Way, taxonomy: string): Promise<boolean> {
  for await (const batch of staged.batches('term', taxonomy, 500))
    if (batch.some(({ item }) => item.parent)) return true
  return false
}

/** What plug-ins keep of the types and taxonomies that were made with them. */
async function readAllRegistered({ staged }: Way) {
  const types = new Map<string, Registered>()
  const taxonomies = new Map<string, Registered>()
  for (const [option, into] of [
    ['cptui_post_types', types],
    ['cptui_taxonomies', taxonomies],
  ] as const)
    for (const [slug, given] of Object.entries(mapOf(readPhp(await staged.option(option)))))
      into.set(slug, readRegistered(given))
  for (const [table, into] of [
    ['jet_post_types', types],
    ['jet_taxonomies', taxonomies],
  ] as const)
    for await (const batch of staged.batches('row', table))
      for (const { item } of batch) {
        const { slug, labels, args } = item.columns
        if (slug)
          into.set(slug, readRegistered({ ...mapOf(readPhp(args ?? '')), labels: readPhp(labels ?? '') }))
      }
  for (const [postType, into] of [
    ['acf-post-type', types],
    ['acf-taxonomy', taxonomies],
    ['mb-post-type', types],
    ['mb-taxonomy', taxonomies],
  ] as const)
    for await (const batch of staged.batches('post', postType))
      for (const { item } of batch) {
        const given = settingsIn(item)
        const slug = textOf(given.post_type) || textOf(given.taxonomy) || textOf(given.slug)
        if (slug) into.set(slug, readRegistered(given))
      }
  const rules = readRewriteRules(await staged.option('rewrite_rules'))
  for (const [name, word] of rules.words) {
    types.set(name, { ...types.get(name), word })
    taxonomies.set(name, { ...taxonomies.get(name), word })
  }
  return { types, taxonomies, rules }
}

function settingsIn({ content }: ClassicPost) {
  const read = readPhp(content)
  if (read !== undefined) return mapOf(read)
  try {
    return mapOf(JSON.parse(content))
  } catch {
    return {}
  }
}
