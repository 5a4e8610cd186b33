import type { ClassicItem, ClassicMeta, ClassicSite } from '../../classic-site.ts'
import { decodeEntities } from '../../decode-entities.ts'
import { type PhpValue, phpMap, readSerialised, writeSerialised } from '../../serialised.ts'
import { cleanText, keyOf, slugOf } from '../wordpress/texts.ts'
import { momentOf } from '../wordpress/times.ts'
import { baseOf } from './choose-prefix.ts'
import type { DumpStore, StoredRow, StoredTable } from './dump-store.ts'
import { themeMods } from './options.ts'

export interface DumpTerm {
  taxonomy: string
  slug: string
  name: string
}

/** The tables of one site of a dump, and what posts refer to: accounts, terms, options. */
export class DumpSite {
  readonly store: DumpStore
  readonly prefix: string
  readonly options = new Map<string, string>()
  readonly logins = new Map<number, string>()
  /** By `term_taxonomy_id`, which on old sites is another number than `term_id`. */
  readonly terms = new Map<number, DumpTerm>()

  constructor(store: DumpStore, prefix: string) {
    this.store = store
    this.prefix = prefix
    for (const row of this.rows('options')) {
      const name = row.text('option_name')
      if (briefOptions.has(name)) this.options.set(name, row.text('option_value'))
    }
    for (const row of this.rows('users')) this.logins.set(row.number('id'), keyOf(row.text('user_login')))
  }

  /** A table of the site; accounts are shared by all sites of a network. */
  table(name: string): StoredTable | undefined {
    const of = (prefix: string) =>
      this.store.tables.find((table) => table.prefix === prefix && table.name === name)
    return of(this.prefix) ?? (name === 'users' || name === 'usermeta' ? of(baseOf(this.prefix)) : undefined)
  }

  *rows(name: string): Generator<StoredRow> {
    const table = this.table(name)
    if (table) yield* this.store.rows(table)
  }

  /** Rows of a table by an id. */
  finder(name: string, column: string): (id: number) => StoredRow[] {
    const table = this.table(name)
    return table?.columns.includes(column) ? this.store.finder(table, column) : () => []
  }

  metaFinder(name: string, owner: string): (id: number) => ClassicMeta {
    const find = this.finder(name, owner)
    return (id) =>
      find(id)
        .map((row): [string, string] => [keyOf(row.text('meta_key')), cleanText(row.text('meta_value'))])
        .filter(([key]) => key !== '')
  }

  site(): ClassicSite {
    const option = (name: string) => this.options.get(name) || undefined
    const address = (name: string) =>
      option(name)
        ?.trim()
        .replace(/\/{1,9}$/, '')
    const offset = Number(option('gmt_offset') ?? Number.NaN)
    return {
      name: decodeEntities(cleanText(option('blogname') ?? '')) || undefined,
      tagline: decodeEntities(cleanText(option('blogdescription') ?? '')) || undefined,
      home: address('home') ?? address('siteurl'),
      base: address('siteurl'),
      language: this.table('options') ? (option('WPLANG')?.replaceAll('_', '-') ?? 'en-US') : undefined,
      timeZone: option('timezone_string') ?? (Number.isFinite(offset) ? offset : undefined),
    }
  }

  *optionItems(): Generator<ClassicItem> {
    for (const row of this.rows('options')) {
      const name = row.text('option_name')
      const value = row.text('option_value')
      yield { sort: 'option', name, value: name.startsWith('theme_mods_') ? knownMods(value) : value }
    }
  }

  *authors(): Generator<ClassicItem> {
    const metaOf = this.metaFinder('usermeta', 'user_id')
    const isNetwork =
      this.table('users')?.prefix !== this.prefix ||
      this.store.tables.some((table) => baseOf(table.prefix) === this.prefix && table.prefix !== this.prefix)
    for (const row of this.rows('users')) {
      const id = row.number('id')
      const meta = metaOf(id)
      const value = (key: string) => meta.find(([known]) => known === key)?.[1] || undefined
      // Where tables were renamed, the key still has the old prefix.
      const renamed = isNetwork ? undefined : meta.find(([key]) => key.endsWith('_capabilities'))?.[1]
      const roles = rolesOf(value(`${this.prefix}capabilities`) ?? renamed)
      if (isNetwork && roles.length === 0) continue
      yield {
        sort: 'author',
        id,
        login: keyOf(row.text('user_login')),
        email: row.text('user_email').trim() || undefined,
        name: cleanText(row.text('display_name')) || undefined,
        firstName: value('first_name'),
        lastName: value('last_name'),
        passwordHash: row.text('user_pass') || undefined,
        registeredAt: momentOf(row.text('user_registered')),
        roles,
        meta: meta.filter(
          ([key]) => key !== 'first_name' && key !== 'last_name' && !key.endsWith('capabilities'),
        ),
      }
    }
  }

  /** Terms of all taxonomies, and at the same time what posts need of them. */
  *termItems(): Generator<ClassicItem> {
    const terms = new Map<number, { name: string; slug: string; order: number }>()
    for (const row of this.rows('terms'))
      terms.set(row.number('term_id'), {
        name: cleanText(row.text('name')),
        slug: slugOf(row.text('slug')),
        order: row.number('term_group'),
      })
    const metaOf = this.metaFinder('termmeta', 'term_id')
    for (const row of this.rows('term_taxonomy')) {
      const id = row.number('term_id')
      const term = terms.get(id)
      const taxonomy = keyOf(row.text('taxonomy'))
      if (!term || taxonomy === '') continue
      this.terms.set(row.number('term_taxonomy_id'), { taxonomy, slug: term.slug, name: term.name })
      yield {
        sort: 'term',
        taxonomy,
        slug: term.slug,
        id,
        name: term.name || term.slug,
        description: cleanText(row.text('description')) || undefined,
        parent: terms.get(row.number('parent'))?.slug,
        order: term.order || undefined,
        meta: metaOf(id),
      }
    }
  }

  /** Where the files of attachments stood. */
  uploadsAddress(): string {
    const own = this.options.get('upload_url_path')?.trim()
    if (own) return own.replace(/\/{1,9}$/, '')
    const { base = '' } = this.site()
    const path = this.options.get('upload_path')?.trim() ?? ''
    const folder = path !== '' && !path.startsWith('/') && !path.includes(':') ? path : 'wp-content/uploads'
    const within = this.networkFolder === '' ? '' : `/${this.networkFolder}`
    return `${base}/${folder.replace(/\/{1,9}$/, '')}${within}`
  }

  /** `sites/2` for a site of a network, which shares the accounts of its main one. */
  get networkFolder(): string {
    const number = /(\d{1,9})_$/.exec(this.prefix)?.[1]
    return number && this.table('users')?.prefix === baseOf(this.prefix) ? `sites/${number}` : ''
  }
}

const briefOptions = new Set([
  ...['siteurl', 'home', 'blogname', 'blogdescription', 'WPLANG', 'timezone_string', 'gmt_offset'],
  ...['sticky_posts', 'upload_path', 'upload_url_path'],
])

function rolesOf(raw: string | undefined): string[] {
  const roles = phpMap(readSerialised(raw ?? '')?.value)
  return Object.keys(roles).filter((role) => roles[role] === true || roles[role] === 1 || roles[role] === '1')
}

function knownMods(raw: string): string {
  const all = phpMap(readSerialised(raw)?.value)
  const kept: Record<string, PhpValue> = {}
  for (const [name, value] of Object.entries(all)) if (themeMods.has(name)) kept[name] = value
  return writeSerialised(kept)
}
