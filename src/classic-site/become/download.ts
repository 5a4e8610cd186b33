import type { ClassicPost } from '../classic-site.ts'
import { belowUploads } from './attachment.ts'
import type { OldFile, OldVersion } from './library.ts'
import { listOf, metaOf, plainLine, textOf } from './meta.ts'
import { readPhp } from './read-php.ts'

/** A download of Download Monitor. @param versions those that it has, the present one first */
export function becomeDownload(post: ClassicPost, versions: readonly ClassicPost[]): OldFile {
  const [present, ...older] = versions.filter(({ status }) => status !== 'trash')
  const [first = ''] = present ? addressesOf(present) : []
  const path = belowUploads(first)
  const isRemote = path === undefined && /^https?:\/\//i.test(first)
  const extension = extensionOf(first)
  const title = plainLine(post.title) || post.slug
  const count = Number(metaOf(post.meta, '_download_count'))
  const password = post.password?.trim()
  const isForMembers = metaOf(post.meta, '_members_only') === 'yes'
  const isStaffs = post.status === 'private'
  const roles = isStaffs ? ['administrator'] : isForMembers ? ['customer'] : []
  const updatedAt = present?.changedAt ?? post.changedAt ?? post.createdAt
  return {
    title,
    description: plainLine(post.excerpt || post.content).slice(0, 10_000),
    name: extension ? `${title.replace(/[/\\]/g, '-').slice(0, 200)}.${extension}` : title,
    version: versionOf(present),
    hits: Number.isSafeInteger(count) && count > 0 ? Math.min(count, 2_000_000_000) : 0,
    tags: post.terms.flatMap(({ taxonomy, name, slug }) =>
      taxonomy === 'dlm_download_tag' ? [plainLine(name ?? slug)] : [],
    ),
    ...(post.createdAt && { createdAt: post.createdAt }),
    ...(updatedAt && { updatedAt }),
    published: post.status === 'publish' || post.status === 'private',
    lock:
      password || roles.length > 0
        ? { ...(password && { password }), ...(roles.length > 0 && { roles }) }
        : undefined,
    ...(isRemote && { remoteUrl: first }),
    paths: path === undefined ? [] : [path],
    extension,
    olderVersions: older.reverse().flatMap((version): OldVersion[] => {
      const [address = ''] = addressesOf(version)
      const below = belowUploads(address)
      return below === undefined
        ? []
        : [{ version: versionOf(version), paths: [below], extension: extensionOf(address) }]
    }),
    alsoIn: [],
    hasOwnIcon: false,
  }
}

const versionOf = (version: ClassicPost | undefined): string =>
  plainLine(metaOf(version?.meta, '_version') ?? '').slice(0, 100)

const extensionOf = (address: string): string =>
  /\.(\w{1,8})(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? ''

/** JSON, or as PHP serialises it in older versions. */
function addressesOf(version: ClassicPost): string[] {
  const text = metaOf(version.meta, '_files')?.trim() ?? ''
  let given: unknown = readPhp(text)
  if (given === undefined)
    try {
      given = JSON.parse(text)
    } catch {
      given = []
    }
  return listOf(given)
    .map((one) => textOf(one).trim())
    .filter(Boolean)
}
