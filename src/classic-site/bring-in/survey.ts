import { isTechnicalTaxonomy, isTechnicalType, ownKindOf } from '../become/kinds.ts'
import { plainKey } from '../become/meta.ts'
import type { ClassicMeta } from '../classic-site.ts'
import { isSerialised } from '../serialised.ts'
import type { Staged } from '../store/staged.ts'

/** What the posts of a type have, besides what all have. */
export interface TypeSurvey {
  count: number
  /** Published, planned or drafted: neither thrown away nor a revision. */
  live: number
  /** Whether its makers gave what is shown of it a page; undefined where the source does not say. */
  hasPage?: boolean
  taxonomies: Set<string>
  /** Keys of meta that hold more than a plug-in's housekeeping, with some of their values. */
  keys: Map<string, { count: number; samples: string[]; rows: boolean }>
}

export interface Survey {
  types: Map<string, TypeSurvey>
  /** Types of which no post says anything to a reader: settings that a plug-in keeps as posts. */
  machine: Map<string, number>
  /** Terms that posts have and that the source does not list: their names by taxonomy and slug. */
  unlisted: Map<string, { taxonomy: string; slug: string; name: string }>
}

const mostSamples = 60
const mostKeys = 400
const longestSample = 2_000

/** Reads all posts that are content once, to know the types, taxonomies and fields that there are. */
export async function surveyOf(staged: Staged): Promise<Survey> {
  const survey: Survey = { types: new Map(), machine: new Map(), unlisted: new Map() }
  const texts = new Map<string, { machine: number; read: number }>()
  const types = [...(await staged.types('post')).keys()].filter((type) => !isTechnicalType(type))
  if (types.length === 0) return survey
  for await (const batch of staged.batches('post', types, 200))
    for (const { item } of batch) {
      const known: TypeSurvey = survey.types.get(item.type) ?? {
        count: 0,
        live: 0,
        taxonomies: new Set(),
        keys: new Map(),
      }
      survey.types.set(item.type, known)
      known.count += 1
      if (isLive(item.status)) known.live += 1
      const seen = texts.get(item.type) ?? { machine: 0, read: 0 }
      texts.set(item.type, seen)
      if (isMachineText(item.content)) seen.machine += 1
      else if (item.content.trim() !== '') seen.read += 1
      if (item.status === 'publish' && item.link)
        known.hasPage = (known.hasPage ?? false) || !isNumbered(item.link)
      for (const { taxonomy, slug, name } of item.terms) {
        if (isTechnicalTaxonomy(taxonomy)) continue
        known.taxonomies.add(taxonomy)
        const key = `${taxonomy}/${slug}`
        if (slug && !survey.unlisted.has(key))
          survey.unlisted.set(key, { taxonomy, slug, name: name || slug })
      }
      surveyMeta(known, item.meta)
    }
  for (const [type, { machine, read }] of texts)
    if (machine > 0 && read === 0 && !ownKindOf(type)) {
      survey.machine.set(type, survey.types.get(type)?.count ?? 0)
      survey.types.delete(type)
    }
  // Where no post has an address of words, that says nothing of one type.
  const isNamed = [...survey.types.values()].some(({ hasPage }) => hasPage)
  if (!isNamed) for (const known of survey.types.values()) delete known.hasPage
  for await (const batch of staged.batches('term', undefined, 500))
    for (const { item } of batch) survey.unlisted.delete(`${item.taxonomy}/${item.slug}`)
  return survey
}

/** JSON, or what PHP serialised: nobody reads that. */
const isMachineText = (content: string): boolean => {
  const text = content.trim()
  if (isSerialised(text)) return true
  if (!/^[[{]/.test(text) || !/[\]}]$/.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** `/?post_type=rule&p=12`, which a post has that no visitor sees. */
const isNumbered = (link: string): boolean => {
  const query = new URLSearchParams(link.split('?', 2)[1] ?? '')
  return query.has('post_type') || query.has('p')
}

const gone = new Set(['trash', 'auto-draft', 'inherit', 'spam'])
export const isLive = (status: string | undefined): boolean => !gone.has(status ?? '')

function surveyMeta({ keys }: TypeSurvey, meta: ClassicMeta): void {
  const seen = new Set<string>()
  for (const [given, value] of meta) {
    const key = plainKey(given)
    if (value === '' || !isOwnKey(key)) continue
    const known = keys.get(key) ?? { count: 0, samples: [], rows: false }
    if (keys.size >= mostKeys && !keys.has(key)) continue
    keys.set(key, known)
    if (seen.has(key)) known.rows = true
    seen.add(key)
    known.count += 1
    if (known.samples.length < mostSamples) known.samples.push(value.slice(0, longestSample))
  }
}

/** Keys of plug-ins and of WordPress itself begin with an underscore, or with the name of the plug-in. */
const housekeeping =
  /^(_|$)|^(rank_math|wpseo|aioseo|yoast|total_sales|fusion|slide_template|sbg_|eg_|pyre_|site-|ast-|astra|ocean_|generate|wp_page_template|ekit|jetpack|classic-editor|rs_page|post_views|views$|hits$|ratings|wpb_|vc_|nectar|avia|et_|om_|mfn|litespeed|cwp_|essb|sharing_disabled|inline_featured|om_disable|footnotes$|spay|dsq_|amazonS3|ampforwp|bizpress|_?edit_|enclosure|td_post|mc4wp|wc_|woo|product_|rtcl|seo_)/i

export const isOwnKey = (key: string): boolean => !housekeeping.test(key)
