import type { ClassicAuthor, ClassicMeta, ClassicSite, ClassicTerm } from '../../classic-site.ts'
import { isHousekeeping } from '../wordpress/left-out.ts'
import { cleanText, keyOf, slugOf } from '../wordpress/texts.ts'
import type { WxrRecord } from './wxr-records.ts'

/** What the head of an export says of its site. */
export class SiteOfChannel {
  readonly #values = new Map<string, string>()

  take(values: Map<string, string>): void {
    for (const [name, value] of values)
      if (!this.#values.has(name) && this.#values.size < 100) this.#values.set(name, value.trim())
  }

  get version(): string | undefined {
    const version = this.#values.get('wp:wxr_version')
    return version && /^\d+\.\d+$/.test(version) ? version : undefined
  }

  read(): ClassicSite {
    const home = this.#values.get('wp:base_blog_url') || this.#values.get('link')
    return {
      name: textOr(this.#values.get('title')),
      tagline: textOr(this.#values.get('description')),
      home: home?.replace(/\/{1,9}$/, '') || undefined,
      language: textOr(this.#values.get('language')),
    }
  }
}

const textOr = (text: string | undefined) => (text ? cleanText(text) : undefined)

export function authorOf({ values }: WxrRecord): ClassicAuthor | undefined {
  const login = keyOf(values.get('wp:author_login') ?? '')
  if (login === '') return undefined
  return {
    id: numberOr(values.get('wp:author_id')),
    login,
    email: textOr(values.get('wp:author_email')?.trim()),
    name: textOr(values.get('wp:author_display_name')),
    firstName: textOr(values.get('wp:author_first_name')),
    lastName: textOr(values.get('wp:author_last_name')),
  }
}

/** A category, a tag, or a term of any taxonomy, which each have elements of their own. */
export function termOf(record: WxrRecord): ClassicTerm | undefined {
  const { name: element, values, inside } = record
  const of = (...names: string[]) =>
    names.map((name) => values.get(`wp:${name}`)).find((value) => value) ?? ''
  const taxonomy =
    element === 'wp:category'
      ? 'category'
      : element === 'wp:tag'
        ? 'post_tag'
        : taxonomyOf(of('term_taxonomy'))
  const slug = slugOf(of('category_nicename', 'tag_slug', 'term_slug'))
  const name = cleanText(of('cat_name', 'tag_name', 'term_name')) || slug
  if (taxonomy === '' || name === '') return undefined
  const parent = slugOf(of('category_parent', 'term_parent'))
  return {
    taxonomy,
    slug: slug || slugOf(name.toLowerCase().replace(/\s/g, '-')),
    id: numberOr(of('term_id')),
    name,
    description: textOr(of('category_description', 'tag_description', 'term_description')),
    parent: parent || undefined,
    meta: metaOf(inside, 'wp:termmeta'),
  }
}

/** Exports of version 1.0 call tags `tag`. */
export const taxonomyOf = (domain: string): string => (domain === 'tag' ? 'post_tag' : keyOf(domain))

export function metaOf(inside: WxrRecord[], element: string): ClassicMeta {
  return inside
    .filter(({ name, values }) => name === element && values.has('wp:meta_value'))
    .map(({ values }): [string, string] => [
      keyOf(values.get('wp:meta_key') ?? ''),
      cleanText(values.get('wp:meta_value') ?? ''),
    ])
    .filter(([key]) => key !== '' && !isHousekeeping(key))
}

export function numberOr(raw: string | undefined): number | undefined {
  const number = Number(raw?.trim() || Number.NaN)
  return Number.isSafeInteger(number) && number !== 0 ? number : undefined
}
