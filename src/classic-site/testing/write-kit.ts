import { writeWxr } from './write-wxr.ts'
import { writeZip, type ZipMember } from './write-zip.ts'
import type { WrittenPost } from './written-site.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface WrittenKit {
  version?: '1.0' | '2.0' | '3.0'
  site?: string
  /** `site-settings.json`: colours and fonts. */
  settings?: { [key: string]: Json }
  templates?: {
    id: number
    title: string
    type: string
    content: Json[]
    conditions?: Json[]
    display?: Json
  }[]
  pages?: { id: number; title: string; url?: string; content: Json[]; isFront?: boolean }[]
  posts?: WrittenPost[]
  terms?: { [taxonomy: string]: { [key: string]: Json }[] }
}

/** A template as Elementor exports one. */
export const writeTemplate = (title: string, type: string, content: Json[]): string =>
  JSON.stringify({ version: '0.4', title, type, content, page_settings: [] })

/** A kit as Elementor exports one: a zip with a manifest. */
export function writeKit(kit: WrittenKit): Buffer {
  const { version = '2.0', templates = [], pages = [], posts = [], terms = {} } = kit
  const built = ({ content }: { content: Json[] }) => ({ content, settings: [], metadata: [] })
  const manifest = {
    name: 'kit',
    title: 'Kit',
    version,
    elementor_version: '3.20.0',
    site: kit.site ?? 'https://oud.example',
    'site-settings': ['settings-colors'],
    templates: Object.fromEntries(
      templates.map(({ id, title, type, conditions = [] }) => [id, { title, doc_type: type, conditions }]),
    ),
    content: {
      page: Object.fromEntries(
        pages.map(({ id, title, url = '', isFront }) => [
          id,
          { title, doc_type: 'wp-page', url, ...(isFront ? { show_on_front: true } : {}) },
        ]),
      ),
    },
    'wp-content': {
      post:
        version === '3.0'
          ? Object.fromEntries(posts.map(({ id, title = '' }) => [id, { id, title }]))
          : posts.map(({ id }) => id),
    },
  }
  const json = (name: string, value: Json | object): ZipMember => ({ name, bytes: JSON.stringify(value) })
  return writeZip([
    json('manifest.json', manifest),
    json('site-settings.json', { content: [], settings: kit.settings ?? {}, metadata: [] }),
    ...templates.map((template) =>
      json(`templates/${template.id}.json`, {
        ...built(template),
        ...(template.display === undefined ? {} : { display_settings: template.display }),
      }),
    ),
    ...pages.map((page) => json(`content/page/${page.id}.json`, built(page))),
    ...Object.entries(terms).map(([taxonomy, list]) => json(`taxonomies/${taxonomy}.json`, list)),
    { name: 'wp-content/post/post.xml', bytes: writeWxr({ posts }) },
  ])
}
