import type { ClassicItem, ClassicMeta, ClassicPost } from '../../classic-site.ts'
import { writeSerialised } from '../../serialised.ts'
import { type FileTree, joined } from '../files/file-tree.ts'
import { wholeOf } from '../files/given-file.ts'
import type { Say } from '../findings.ts'
import { idOfText } from '../wordpress/stable-id.ts'
import { cleanText, slugify } from '../wordpress/texts.ts'
import { readWxr } from '../wxr/read-wxr.ts'
import { builtMeta, type Json, type JsonMap, jsonMap, jsonText, libraryPost, phpOf } from './read-template.ts'

/** The largest JSON of a template that is read. */
export const maxJsonBytes = 32 * 1024 * 1024

/** JSON of a file in a tree; undefined when it is not there, too large, or no JSON. */
export async function jsonAt(tree: FileTree, path: string, say?: Say): Promise<Json | undefined> {
  const file = await tree.file(path)
  if (!file) return undefined
  const bytes = await wholeOf(file, maxJsonBytes)
  try {
    if (bytes) return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    // Told below.
  }
  say?.({ kind: 'unreadable', reason: bytes ? 'broken-json' : 'too-large', about: path })
  return undefined
}

/** Whether a folder holds a kit: what Elementor exports of a site, or a kit of templates. */
export async function isKit(tree: FileTree, folder: string): Promise<boolean> {
  const manifest = jsonMap(await jsonAt(tree, joined(folder, 'manifest.json')))
  return ['templates', 'site-settings', 'elementor_version', 'wp-content'].some((key) => key in manifest)
}

/** Reads a kit of any version of its manifest (1.0, 2.0, 3.0): its look, templates, pages, terms, and the rest as exports. */
export async function* readKit(tree: FileTree, folder: string, say: Say): AsyncGenerator<ClassicItem> {
  const manifest = jsonMap(await jsonAt(tree, joined(folder, 'manifest.json'), say))
  const home = jsonText(manifest.site).replace(/\/{1,9}$/, '')
  yield { sort: 'site', ...(home === '' ? {} : { home }) }
  yield* readTaxonomies(tree, folder, say)
  yield* readLook(tree, folder, manifest, say)
  if (Array.isArray(manifest.templates)) yield* readListed(tree, folder, manifest.templates, say)
  else yield* readTemplates(tree, folder, jsonMap(manifest.templates), say)
  for (const [type, entries] of Object.entries(jsonMap(manifest.content)))
    yield* readBuilt(tree, folder, type, jsonMap(entries), say)
  yield* readExports(tree, folder, say)
}

async function* readTaxonomies(tree: FileTree, folder: string, say: Say): AsyncGenerator<ClassicItem> {
  const place = joined(folder, 'taxonomies')
  for (const name of (await tree.children(place)).files) {
    const terms = await jsonAt(tree, joined(place, name), say)
    if (!Array.isArray(terms)) continue
    const maps = terms.map(jsonMap)
    const slugs = new Map(maps.map((term) => [jsonText(term.term_id), jsonText(term.slug)]))
    for (const term of maps) {
      const slug = jsonText(term.slug)
      if (slug === '') continue
      yield {
        sort: 'term',
        taxonomy: jsonText(term.taxonomy) || name.replace(/\.json$/, ''),
        slug,
        id: idFrom(jsonText(term.term_id)),
        name: cleanText(jsonText(term.name)) || slug,
        description: cleanText(jsonText(term.description)) || undefined,
        parent: slugs.get(jsonText(term.parent)) || undefined,
      }
    }
  }
}

/** Colours and fonts, as the post in which Elementor keeps the site's. */
async function* readLook(
  tree: FileTree,
  folder: string,
  manifest: JsonMap,
  say: Say,
): AsyncGenerator<ClassicItem> {
  const look = await jsonAt(tree, joined(folder, 'site-settings.json'), say)
  if (look === undefined) return
  const id = idOfText(`kit\n${jsonText(manifest.site)}`)
  const title = jsonText(manifest.title) || jsonText(manifest.name) || 'Kit'
  yield { sort: 'option', name: 'elementor_active_kit', value: String(id) }
  yield { sort: 'post', ...libraryPost(id, title, 'kit', jsonMap(look)) }
}

async function* readTemplates(
  tree: FileTree,
  folder: string,
  entries: JsonMap,
  say: Say,
): AsyncGenerator<ClassicItem> {
  for (const [id, entry] of Object.entries(entries)) {
    const about = jsonMap(entry)
    const template = await jsonAt(tree, joined(folder, `templates/${id}.json`), say)
    if (template === undefined) continue
    const type = jsonText(about.doc_type) || 'page'
    const display = jsonMap(template).display_settings
    yield {
      sort: 'post',
      ...libraryPost(numberOf(id), jsonText(about.title) || `${type} ${id}`, type, jsonMap(template), [
        ...conditionsOf(about.conditions),
        ...(display === undefined
          ? []
          : ([['_elementor_popup_display_settings', writeSerialised(phpOf(display))]] as ClassicMeta)),
      ]),
    }
  }
}

/** Kits of templates list their files instead. */
async function* readListed(
  tree: FileTree,
  folder: string,
  entries: Json[],
  say: Say,
): AsyncGenerator<ClassicItem> {
  for (const entry of entries) {
    const about = jsonMap(entry)
    const source = jsonText(about.source)
    const template = source === '' ? undefined : await jsonAt(tree, joined(folder, source), say)
    if (template === undefined) continue
    const title = jsonText(about.name) || jsonText(jsonMap(template).title) || source
    const type =
      jsonText(jsonMap(about.metadata).template_type) ||
      jsonText(about.type) ||
      jsonText(jsonMap(template).type) ||
      'page'
    yield {
      sort: 'post',
      ...libraryPost(
        idOfText(`template\n${type}\n${title}`),
        title,
        type,
        Array.isArray(template) ? { content: template } : jsonMap(template),
        conditionsOf(jsonMap(about.metadata).elementor_pro_conditions),
      ),
    }
  }
}

/** Conditions as Elementor keeps them: `include/singular/page/12`. */
function conditionsOf(conditions: Json | undefined): ClassicMeta {
  if (!Array.isArray(conditions) || conditions.length === 0) return []
  const written = conditions.map((condition) => {
    if (typeof condition === 'string') return condition
    const { type, name, sub_name, sub_id } = jsonMap(condition)
    return [type, name, sub_name, sub_id]
      .map(jsonText)
      .filter((part) => part !== '')
      .join('/')
  })
  return [['_elementor_conditions', writeSerialised(written)]]
}

async function* readBuilt(
  tree: FileTree,
  folder: string,
  type: string,
  entries: JsonMap,
  say: Say,
): AsyncGenerator<ClassicItem> {
  for (const [id, entry] of Object.entries(entries)) {
    const about = jsonMap(entry)
    const built = await jsonAt(tree, joined(folder, `content/${type}/${id}.json`), say)
    if (built === undefined) continue
    const post = builtPost(id, type, about, jsonMap(built))
    yield { sort: 'post', ...post }
    if (about.show_on_front === true) {
      yield { sort: 'option', name: 'show_on_front', value: 'page' }
      yield { sort: 'option', name: 'page_on_front', value: String(post.id) }
    }
  }
}

function builtPost(id: string, type: string, about: JsonMap, built: JsonMap): ClassicPost {
  const title = cleanText(jsonText(about.title)) || `${type} ${id}`
  const link = jsonText(about.url) || undefined
  const terms = Array.isArray(about.terms) ? about.terms.map(jsonMap) : []
  return {
    id: numberOf(id),
    type,
    status: 'publish',
    title,
    slug: slugOfLink(link) || slugify(title),
    content: '',
    excerpt: cleanText(jsonText(about.excerpt)),
    order: 0,
    link,
    terms: terms
      .map((term) => ({ taxonomy: jsonText(term.taxonomy), slug: jsonText(term.slug) }))
      .filter(({ taxonomy, slug }) => taxonomy !== '' && slug !== ''),
    meta: builtMeta(jsonText(about.doc_type) || 'wp-page', built),
  }
}

/** What was not built with Elementor: an export of each type, often without items. */
async function* readExports(tree: FileTree, folder: string, say: Say): AsyncGenerator<ClassicItem> {
  const place = joined(folder, 'wp-content')
  for (const type of (await tree.children(place)).folders)
    for (const name of (await tree.children(joined(place, type))).files) {
      const file = /\.xml$/i.test(name) ? await tree.file(joined(joined(place, type), name)) : undefined
      if (!file) continue
      for await (const item of readWxr(await file.open(), say)) if (item.sort !== 'site') yield item
    }
}

const slugOfLink = (link: string | undefined): string =>
  /\/([^/?#]{1,200})\/?$/.exec(link?.slice(0, 2_000) ?? '')?.[1] ?? ''

const idFrom = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

const numberOf = (id: string): number => idFrom(id) ?? idOfText(`kit\n${id}`)
