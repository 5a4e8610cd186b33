import { basename } from 'node:path'
import type { ClassicItem, ClassicMeta, ClassicPost } from '../../classic-site.ts'
import { type PhpValue, writeSerialised } from '../../serialised.ts'
import { idOfText } from '../wordpress/stable-id.ts'
import { slugify } from '../wordpress/texts.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonMap = { [key: string]: Json }

/** PHP writes an empty map as `[]`. */
export const jsonMap = (value: Json | undefined): JsonMap =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

export const jsonText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Whether JSON is a template of Elementor: a tree of elements, alone or with settings beside. */
export function isTemplate(value: Json): boolean {
  const content = Array.isArray(value) ? value : jsonMap(value).content
  return (
    Array.isArray(content) &&
    (content.length > 0
      ? content.every((element) => typeof jsonMap(element).elType === 'string')
      : jsonText(jsonMap(value).type) !== '' && 'version' in jsonMap(value))
  )
}

/** A template that stands in a file of its own, as a post of Elementor's library. */
export function* itemsOfTemplate(value: Json, fileName: string): Generator<ClassicItem> {
  const template = Array.isArray(value) ? { content: value } : jsonMap(value)
  const title = jsonText(template.title) || basename(fileName).replace(/\.json$/i, '')
  const type = jsonText(template.type) || 'page'
  yield { sort: 'post', ...libraryPost(idOfText(`template\n${type}\n${title}`), title, type, template) }
}

/** A post of Elementor's library, with the meta that Elementor would keep. */
export function libraryPost(
  id: number,
  title: string,
  type: string,
  template: JsonMap,
  more: ClassicMeta = [],
): ClassicPost {
  return {
    id,
    type: 'elementor_library',
    status: 'publish',
    title,
    slug: slugify(title),
    content: '',
    excerpt: '',
    order: 0,
    terms: [{ taxonomy: 'elementor_library_type', slug: type, name: type }],
    meta: [...builtMeta(type, template), ...more],
  }
}

export function builtMeta(type: string, template: JsonMap): ClassicMeta {
  const settings = template.page_settings ?? template.settings ?? []
  return [
    ['_elementor_edit_mode', 'builder'],
    ['_elementor_template_type', type],
    ['_elementor_data', JSON.stringify(template.content ?? [])],
    ['_elementor_page_settings', writeSerialised(phpOf(settings))],
  ]
}

/** JSON as PHP would keep it; deeper than anything real it is cut. */
export function phpOf(value: Json, depth = 0): PhpValue {
  if (depth > 60) return null
  if (Array.isArray(value)) return value.map((item) => phpOf(item, depth + 1))
  if (value === null || typeof value !== 'object') return value
  const map: { [key: string]: PhpValue } = Object.create(null)
  for (const [key, item] of Object.entries(value)) map[key] = phpOf(item, depth + 1)
  return map
}
