import type { LocalDate } from '../../kernel/dates.ts'
import type { ClassicPost, ClassicTerm } from '../classic-site.ts'
import { idOf, listOf, mapOf, metaOf, phpOf, plainLine, textOf } from './meta.ts'
import { readPhp } from './read-php.ts'

/** What a lock of ours asks; undefined for what anybody may have. */
export type OldLock = { password?: string; roles?: string[] } | undefined

/** The least that a lock can say: nobody but staff. What is not understood gets it. */
export const staffOnly = ['administrator']

const roles: Readonly<Record<string, string>> = {
  administrator: 'administrator',
  editor: 'editor',
  shop_manager: 'shop_manager',
  author: 'customer',
  contributor: 'customer',
  subscriber: 'customer',
  customer: 'customer',
}

export interface OldCategory {
  name: string
  description: string
  /** Among brothers and sisters. */
  position: number
  lock: OldLock
  /** It stands in somebody's cloud: there are no files of it. */
  isCloud: boolean
  /** Files of other categories that are shown here too. */
  alsoShown: number[]
}

/** A category of WP File Download: what its settings say stands as JSON where its description would. */
export function becomeCategory(term: ClassicTerm, access: string | undefined): OldCategory {
  const settings = jsonOf(term.description)
  const description =
    term.taxonomy === 'wpfd-category'
      ? (metaOf(term.meta, '_wpfd_description') ?? '')
      : (term.description ?? '')
  const given = access === undefined ? undefined : mapOf(readPhp(access))
  const refs = Object.values(mapOf(settings.refToFile)).flatMap(listOf)
  return {
    name: plainLine(term.name) || term.slug,
    description: plainLine(description),
    position: Math.max(0, Math.min(1_000_000, Math.trunc(Number(term.order ?? 0)) || 0)),
    lock: lockOf(access, given, settings),
    isCloud: (metaOf(term.meta, 'wpfd_drive_type') ?? '') !== '',
    alsoShown: refs.flatMap((one) => idOf(one) ?? []),
  }
}

function lockOf(
  access: string | undefined,
  given: Readonly<Record<string, unknown>> | undefined,
  settings: Readonly<Record<string, unknown>>,
): OldLock {
  const password = textOf(settings.category_password)
  const says = given ? (given.visibility ?? given.access) : settings.visibility
  const isUnread = access !== undefined && access !== '' && Object.keys(given ?? {}).length === 0
  const visibility = says === undefined || says === null ? '' : String(says)
  const isOpen = !isUnread && ['', '0', '-1'].includes(visibility)
  if (isOpen) return password === '' ? undefined : { password }
  const allowed = visibility === '1' ? listOf(given?.roles ?? settings.roles).map(textOf) : []
  const known = [...new Set(allowed.flatMap((role) => roles[role] ?? []))]
  return { ...(password && { password }), roles: known.length > 0 ? known : staffOnly }
}

function jsonOf(text: string | undefined): Readonly<Record<string, unknown>> {
  if (!text?.trim().startsWith('{')) return {}
  try {
    return mapOf(JSON.parse(text))
  } catch {
    return {}
  }
}

export interface OldFile {
  title: string
  description: string
  /** With the extension that says what it is. */
  name: string
  version: string
  hits: number
  tags: string[]
  createdAt?: Date
  updatedAt?: Date
  published: boolean
  lock: OldLock
  offeredTo?: LocalDate
  /** Where it stands elsewhere. */
  remoteUrl?: string
  /** Paths below `uploads/`, by the OLD numbers of its categories. */
  paths: string[]
  size?: number
  extension: string
  /** The oldest first. */
  olderVersions: OldVersion[]
  /** Old numbers of other categories in which it was shown. */
  alsoIn: number[]
  hasOwnIcon: boolean
}

export interface OldVersion {
  version: string
  paths: string[]
  extension: string
}

/** A file of WP File Download. @param categoryIds the old numbers of its categories */
export function becomeFile(post: ClassicPost, categoryIds: readonly number[], counted: number): OldFile {
  const metadata = mapOf(phpOf(post.meta, '_wpfd_file_metadata'))
  const file = textOf(metadata.file)
  const isRemote = metadata.remote_url === true || metadata.remote_url === '1' || /^https?:\/\//i.test(file)
  const extension = (textOf(metadata.ext) || /\.(\w{1,8})$/.exec(file)?.[1] || '').toLowerCase()
  const title = plainLine(post.title) || post.slug || file
  const tags = [
    ...textOf(metadata.file_tags).split(','),
    ...post.terms.flatMap(({ taxonomy, name, slug }) => (taxonomy === 'wpfd-tag' ? [name ?? slug] : [])),
  ]
  const isListed = metadata.state === undefined || !['0', 'false'].includes(String(metadata.state))
  const offeredTo = dayOf(metaOf(post.meta, '_wpfd_file_meta_expiration_date'))
  const size = Number(metadata.size)
  return {
    title,
    description: plainLine(post.excerpt || post.content).slice(0, 10_000),
    name: extension ? `${title.replace(/[/\\]/g, '-').slice(0, 200)}.${extension}` : title,
    version: textOf(metadata.version).slice(0, 100),
    hits: Math.max(whole(metadata.hits), counted),
    tags: [...new Set(tags.map((tag) => plainLine(tag)).filter(Boolean))].slice(0, 100),
    ...(post.createdAt && { createdAt: post.createdAt }),
    ...((post.changedAt ?? post.createdAt) && { updatedAt: post.changedAt ?? post.createdAt }),
    published: (post.status === 'publish' || post.status === 'private') && isListed,
    lock: fileLock(post, metadata),
    ...(offeredTo && { offeredTo }),
    ...(isRemote && { remoteUrl: file }),
    paths: isRemote || file === '' ? [] : pathsOf(file, categoryIds),
    ...(Number.isSafeInteger(size) && size > 0 && { size }),
    extension,
    olderVersions: versionsOf(post, categoryIds),
    alsoIn: listOf(metadata.file_multi_category).flatMap((one) => idOf(one) ?? []),
    hasOwnIcon: textOf(metadata.file_custom_icon).trim() !== '',
  }
}

function versionsOf({ meta }: ClassicPost, categoryIds: readonly number[]): OldVersion[] {
  const all = meta.flatMap(([key, value]) => (key === '_wpfd_file_versions' ? [mapOf(readPhp(value))] : []))
  const at = ({ created_time: time }: Readonly<Record<string, unknown>>): number => {
    const text = textOf(time)
    return (/^\d{9,11}$/.test(text) ? Number(text) * 1_000 : Date.parse(text.replace(' ', 'T'))) || 0
  }
  return all
    .map((version, place) => ({ version, place }))
    .sort((one, other) => at(one.version) - at(other.version) || one.place - other.place)
    .map(({ version }) => {
      const file = textOf(version.file)
      const isRemote = /^https?:\/\//i.test(file) || version.remote_url === true
      return {
        version: textOf(version.version).slice(0, 100),
        extension: textOf(version.ext).toLowerCase(),
        paths: file === '' || isRemote ? [] : pathsOf(file, categoryIds),
      }
    })
}

const pathsOf = (file: string, categoryIds: readonly number[]): string[] =>
  categoryIds.map((id) => `wpfd/${id}/${file.split(/[/\\]/).at(-1)}`)

function fileLock(post: ClassicPost, metadata: Readonly<Record<string, unknown>>): OldLock {
  const password = post.password?.trim()
  const viewers = textOf(metadata.canview)
    .split(',')
    .filter((id) => idOf(id) !== undefined)
  const bought = metaOf(post.meta, '_wpfd_products_linked')
  const isSold = bought !== undefined && !['', '0', 'a:0:{}', '[]'].includes(bought)
  const isStaffs = post.status === 'private' || viewers.length > 0 || isSold
  if (!password && !isStaffs) return undefined
  return { ...(password && { password }), ...((isStaffs || !password) && { roles: staffOnly }) }
}

const whole = (value: unknown): number => {
  const number = Math.trunc(Number(value))
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, 2_000_000_000) : 0
}

function dayOf(text: string | undefined): LocalDate | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(text?.trim() ?? '')?.[1]
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? (day as LocalDate) : undefined
}
