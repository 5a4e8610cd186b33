import { urlActionOf } from '../../../kernel/url-action.ts'
import type { Making } from '../making.ts'
import { type Filled, mapOf } from '../reader.ts'

/** Values of every entry, by the tags that give them. */
const ofEntry: Readonly<Record<string, string>> = {
  'post-title': 'entry.title',
  'page-title': 'entry.title',
  'archive-title': 'entry.title',
  'woocommerce-product-title-tag': 'entry.title',
  'ae-post-title': 'entry.title',
  'post-excerpt': 'entry.excerpt',
  'archive-description': 'entry.excerpt',
  'woocommerce-product-short-description-tag': 'entry.excerpt',
  'post-url': 'entry.url',
  'archive-url': 'entry.url',
  'post-featured-image': 'entry.picture',
  'featured-image-data': 'entry.picture',
  'woocommerce-product-image-tag': 'entry.picture',
}
/** Tags of plug-ins with fields, whose settings name one. */
const ofField = /^(?:acf|pods|toolset|jet|metabox|mb|ae|dce|post-custom)-/

interface Tag {
  name: string
  settings: Readonly<Record<string, unknown>>
}

/** Reads `[elementor-tag id="…" name="post-title" settings="%7B…%7D"]`; undefined for other texts. */
export function readTag(given: unknown): Tag | undefined {
  if (typeof given !== 'string' || given.length > 20_000) return undefined
  const name = /\bname="([\w-]{1,100})"/.exec(given)?.[1]
  if (name === undefined) return undefined
  const said = /\bsettings="([^"]{0,19000})"/.exec(given)?.[1] ?? ''
  try {
    return { name, settings: mapOf(JSON.parse(decodeURIComponent(said))) }
  } catch {
    return { name, settings: {} }
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What a tag gives: a value that never changes, or where the entry has it. */
function resolve({ name, settings }: Tag, { links }: Making): { value: unknown } | { path: string } {
  const path = Object.hasOwn(ofEntry, name) ? ofEntry[name] : undefined
  if (path !== undefined) return { path }
  switch (name) {
    case 'popup': {
      const action = text(settings.action) || 'open'
      // As a link there says it, with the id that the popup has there.
      const shown: Record<string, number> =
        action === 'close' ? {} : { id: Number(text(settings.popup)) || 0 }
      return {
        value: { url: urlActionOf(`popup:${/^(?:close|toggle)$/.test(action) ? action : 'open'}`, shown) },
      }
    }
    case 'internal-url': {
      const id = Number(text(settings.post_id) || text(settings.page_id))
      const url = id > 0 ? links.post(id) : links.termAddress(Number(text(settings.taxonomy_id)))
      return url === undefined ? { path: '' } : { value: { url } }
    }
    case 'site-url':
      return { value: { url: '/' } }
    case 'contact-url': {
      const type = text(settings.link_type)
      if (type === 'email') return { value: { url: `mailto:${text(settings.mail_to)}` } }
      if (type === 'tel') return { value: { url: `tel:${text(settings.tel_number).replace(/[^\d+]/g, '')}` } }
      return { path: '' }
    }
    case 'shortcode':
      return { value: text(settings.shortcode) }
  }
  if (ofField.test(name)) {
    // Of ACF: the key of the field, and its name.
    const key =
      text(settings.key) || text(settings.custom_key) || text(settings.meta_key) || text(settings.field_name)
    const known = [key.split(':').at(-1) ?? '', key.split(':')[0] ?? '']
      .map((one) => links.field(one))
      .find((one) => one)
    if (known) return { path: known }
  }
  return { path: '' }
}

/** Fills in what tags give, and says of the other settings where the entry of the page has their value. */
export function fillFrom(making: Making) {
  return (given: Readonly<Record<string, unknown>>): Filled => {
    const paths = new Map<string, string>()
    const tags = Object.entries(mapOf(given.__dynamic__))
    if (tags.length === 0) return { values: given, paths }
    const values: Record<string, unknown> = { ...given }
    for (const [key, said] of tags.slice(0, 100)) {
      const tag = readTag(said)
      if (!tag) continue
      const found = resolve(tag, making)
      const fallback = tag.settings.fallback
      if ('value' in found) values[key] = found.value
      else if (found.path !== '') paths.set(key, found.path)
      else if (text(fallback) !== '') values[key] = fallback
      else {
        making.losses.add('dynamic', tag.name)
        if (typeof values[key] === 'string' && values[key].includes('[elementor-tag')) values[key] = ''
      }
    }
    return { values, paths }
  }
}
