import type { ClassicPost } from '../classic-site.ts'
import { idOf, idsOf, metaOf, plainLine } from './meta.ts'

export interface OldEntry {
  title: string
  slug: string
  excerpt: string
  status: 'draft' | 'published'
  publishedAt?: Date
  searchTitle: string
  searchDescription: string
  /** Old numbers of attachments. */
  picture?: number
  pictures: number[]
  /** Why it is a draft here while it was shown there. */
  closed?: 'password' | 'private' | 'no-status'
}

/** Variables of plug-ins for search engines: `%%title%%`, `%title%`. */
function searchWords(text: string | undefined, { title, site }: { title: string; site: string }): string {
  if (!text) return ''
  const filled = text
    .replace(/%%?(\w+)%%?/g, (_, name: string) =>
      name === 'title' || name === 'post_title'
        ? title
        : name === 'sitename' || name === 'site_title'
          ? site
          : name === 'sep' || name === 'separator'
            ? '–'
            : '',
    )
    .replace(/#(post|site)_title/g, (_, what: string) => (what === 'post' ? title : site))
    .replace(/#separator_sa/g, '–')
  // A separator beside a name that is empty here separates nothing.
  const words = plainLine(filled).split(' ')
  const isWord = (word: string) => !/^[–-]*$/.test(word)
  return words
    .slice(Math.max(words.findIndex(isWord), 0), words.findLastIndex(isWord) + 1)
    .join(' ')
    .slice(0, 300)
}

export function becomeEntry(post: ClassicPost, site: string): OldEntry {
  const title =
    plainLine(post.title) ||
    plainLine(post.excerpt || post.content)
      .slice(0, 60)
      .trim() ||
    'Zonder titel'
  const meta = (...keys: string[]) => keys.map((key) => metaOf(post.meta, key)).find((value) => value)
  const words = { title, site }
  const searchTitle = searchWords(
    meta('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'),
    words,
  )
  const searchDescription = searchWords(
    meta('_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'),
    words,
  )
  const hasPassword = Boolean(post.password?.trim())
  const isShown = post.status === 'publish' || post.status === 'future'
  const closed = hasPassword
    ? ('password' as const)
    : post.status === 'private'
      ? ('private' as const)
      : post.status === undefined || post.status === ''
        ? ('no-status' as const)
        : undefined
  const picture = idOf(metaOf(post.meta, '_thumbnail_id'))
  const pictures = idsOf(metaOf(post.meta, '_product_image_gallery') ?? '')
  return {
    title,
    slug: decoded(post.slug) || title,
    excerpt: plainLine(post.excerpt).slice(0, 2_000),
    status: isShown && !closed ? 'published' : 'draft',
    ...(post.createdAt && { publishedAt: post.createdAt }),
    searchTitle: searchTitle === title ? '' : searchTitle,
    searchDescription,
    ...(picture !== undefined && { picture }),
    pictures,
    ...(closed && { closed }),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What WordPress itself made when it was installed, and nobody wrote. */
export function isDefaultContent({ id, type, content }: ClassicPost): boolean {
  if (id > 3 || (type !== 'post' && type !== 'page')) return false
  return /Welcome to WordPress\.|Welkom bij WordPress\.|This is an example page\. It|Dit is een voorbeeldpagina\. Het|suggested text:<\/strong>|Voorgestelde tekst:<\/strong>/i.test(
    content,
  )
}
