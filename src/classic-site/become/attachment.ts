import type { ClassicPost } from '../classic-site.ts'
import { mapOf, metaOf, phpOf, plainLine, textOf } from './meta.ts'

export interface Attachment {
  /** Paths below `uploads/` where its bytes may be, the best first. */
  paths: string[]
  /** Every path below `uploads/` by which it was known, but for the sizes that end in `-300x225`. */
  addresses: string[]
  /** As its maker called it. */
  name: string
  title: string
  alt: string
  caption: string
  description: string
  isPicture: boolean
  /** It stood in a folder that no visitor could ask: what is sold. */
  isClosed: boolean
}

const pictures = /\.(jpe?g|png|gif|webp|avif|tiff?|svg|heic|heif|bmp)$/i

/** A file of the old site's media library: the truth about its place is `_wp_attached_file`. */
export function becomeAttachment(post: ClassicPost): Attachment {
  const attached =
    belowUploads(metaOf(post.meta, '_wp_attached_file') ?? '') ?? belowUploads(post.attachmentUrl)
  const metadata = mapOf(phpOf(post.meta, '_wp_attachment_metadata'))
  const folder = attached?.slice(0, attached.lastIndexOf('/') + 1) ?? ''
  const original = textOf(metadata.original_image)
  const fromUrl = belowUploads(post.attachmentUrl) ?? belowUploads(post.guid)
  const addresses = unique([
    attached,
    original && `${folder}${original}`,
    fromUrl,
    attached?.replace(/-(?:scaled|rotated)(?=\.\w+$)/, ''),
  ])
  const paths = unique([original && `${folder}${original}`, attached, fromUrl])
  const name = (attached ?? fromUrl ?? '').split('/').at(-1) || `${post.slug || post.id}`
  const title = plainLine(post.title) || name
  const isClosed = [...paths, ...addresses].some(isClosedPath)
  return {
    paths,
    addresses,
    name,
    title,
    alt: plainLine(metaOf(post.meta, '_wp_attachment_image_alt') ?? '').slice(0, 1_000),
    caption: plainLine(post.excerpt).slice(0, 2_000),
    description: plainLine(post.content).slice(0, 5_000),
    isPicture:
      !isClosed && ((post.mimeType ?? '').startsWith('image/') || (!post.mimeType && pictures.test(name))),
    isClosed,
  }
}

/** Folders below `uploads/` that plug-ins close for visitors. */
const isClosedPath = (path: string): boolean =>
  /^(?:sites\/\d{1,9}\/)?(?:woocommerce_uploads|edd|dlm_uploads)\//i.test(path)

/** Of an address or path of a file: what stands behind `uploads/`. Nothing that leads out of it. */
export function belowUploads(address: string | undefined): string | undefined {
  if (!address) return undefined
  const [bare = ''] = address.split(/[?#]/)
  const path = /^[a-z]+:|^\/\//i.test(bare) || bare.startsWith('/') ? afterUploads(bare) : bare
  const plain = decodedPath(path ?? '').replace(/^\/+/, '')
  if (plain === '' || plain.includes('\0') || plain.split(/[/\\]/).includes('..')) return undefined
  return plain
}

const afterUploads = (path: string): string | undefined => {
  const at = path.search(/\/(?:uploads|files)\//)
  if (at >= 0) return path.slice(at).replace(/^\/(?:uploads|files)\//, '')
  // WordPress.com keeps files by year and month on a host of their own.
  return /\/(\d{4}\/\d{2}\/[^/]+)$/.exec(path)?.[1]
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `foto-300x225.jpg` and `foto-scaled.jpg` are `foto.jpg`. */
export const withoutSize = (path: string): string =>
  path.replace(/-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/, '').replace(/-(?:scaled|rotated)(?=\.\w{2,5}$)/, '')

const unique = (values: readonly (string | undefined | false)[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
]
