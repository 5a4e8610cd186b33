import type { ClassicPost } from '../classic-site.ts'

/** How the old site made its addresses. */
export interface Permalinks {
  /** Of the old site: `/blog` where it stood in a folder, else ''. */
  folder: string
  /** `/%year%/%postname%/`; '' where addresses were numbers only. */
  structure: string
  categoryBase: string
  tagBase: string
  productBase: string
  productCategoryBase: string
  productTagBase: string
  /** Words of other types and taxonomies. */
  words: ReadonlyMap<string, string>
  /** Words of the lists of all, by type. */
  archives: ReadonlyMap<string, string>
}

/** What the address of a post is made of, besides itself. */
export interface Around {
  /** Slugs of the pages above, from the top. */
  above: readonly string[]
  /** Slugs of its first category of this taxonomy and those above it, from the top. */
  categories(taxonomy: string): readonly string[]
}

/**
 * Every path under which visitors could find a post: the one that its source names, and those that the structure of
 * addresses makes. Paths begin and end with a slash, and are not percent-encoded.
 */
export function oldPathsOf(post: ClassicPost, permalinks: Permalinks, around: Around): string[] {
  const { folder } = permalinks
  const paths = new Set<string>()
  const add = (path: string | undefined) => {
    if (path === undefined) return
    const plain = readPath(path)
    if (plain !== '/') paths.add(plain)
  }
  if (post.link) add(pathOfLink(post.link))
  const slug = decoded(post.slug)
  if (slug !== '') {
    for (const path of madePaths(post, slug, permalinks, around)) add(`${folder}${path}`)
    for (const [key, old] of post.meta)
      if (key === '_wp_old_slug' && old && post.link) {
        const now = pathOfLink(post.link)
        if (now?.includes(post.slug)) add(now.replace(post.slug, old))
      } else if (key === '_wp_old_slug' && old)
        for (const path of madePaths(post, decoded(old), permalinks, around)) add(`${folder}${path}`)
  }
  return [...paths]
}

function madePaths(
  post: ClassicPost,
  slug: string,
  { structure, productBase, words }: Permalinks,
  { above, categories }: Around,
): string[] {
  const line = [...above.map(decoded), slug].map((word) => `${word}/`).join('')
  switch (post.type) {
    case 'page':
      return [`/${line}`]
    case 'post':
      return structure === '' ? [] : [fill(structure, post, slug, categories('category'))]
    case 'product':
      return [
        `${slashed(productBase.replace('%product_cat%', categories('product_cat').join('/')))}${slug}/`,
        ...(words.has('product') ? [`/${words.get('product')}/${slug}/`] : []),
      ]
    default: {
      const word = words.get(post.type) ?? post.type
      const front = frontOf(structure)
      return [...new Set([`/${word}/${line}`, `${front}${word}/${line}`, `/${word}/${slug}/`])]
    }
  }
}

/** What stands before the first variable: `/blog/` of `/blog/%postname%/`. */
export const frontOf = (structure: string): string => /^(\/[^%]*)%/.exec(structure)?.[1] ?? '/'

function fill(structure: string, post: ClassicPost, slug: string, categories: readonly string[]): string {
  const at = post.createdAt
  const two = (number: number | undefined) => String(number ?? 0).padStart(2, '0')
  const local = at ? amsterdam(at) : undefined
  const values: Readonly<Record<string, string>> = {
    year: String(local?.year ?? ''),
    monthnum: two(local?.month),
    day: two(local?.day),
    hour: two(local?.hour),
    minute: two(local?.minute),
    second: two(local?.second),
    post_id: String(post.id),
    postname: slug,
    category: categories.map(decoded).join('/') || 'uncategorized',
    author: (post.author ?? '').toLowerCase(),
  }
  return structure.replace(/%([a-z_]+)%/g, (all, name: string) => values[name] ?? all)
}

/** Permalinks are written in the time of the site, nearly always ours. */
function amsterdam(at: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
  }).formatToParts(at)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  }
}

/** Paths of the list of a term's posts. */
export function oldTermPaths(taxonomy: string, line: readonly string[], permalinks: Permalinks): string[] {
  const { folder, structure, categoryBase, tagBase, productCategoryBase, productTagBase, words } = permalinks
  const bases: Readonly<Record<string, string>> = {
    category: categoryBase || 'category',
    post_tag: tagBase || 'tag',
    product_cat: productCategoryBase || 'product-category',
    product_tag: productTagBase || 'product-tag',
  }
  const base = bases[taxonomy] ?? taxonomy
  const slugs = line.map(decoded)
  const known = words.get(taxonomy)
  const starts = known === undefined ? [slashed(base), `${frontOf(structure)}${base}/`] : [slashed(known)]
  return [
    ...new Set(
      starts.flatMap((start) =>
        [slugs.join('/'), slugs.at(-1) ?? ''].map((path) => readPath(`${folder}${start}${path}/`)),
      ),
    ),
  ]
}

/** The words of a path, without a slash before and after them. */
export const withoutSlashes = (path: string): string => path.split('/').filter(Boolean).join('/')

const slashed = (base: string): string => `/${withoutSlashes(base)}/`.replace('//', '/')

/** Of an address of the old site: its path, unless its query says what it shows, as that of a program alone does. */
export function pathOfLink(link: string): string | undefined {
  if (!URL.canParse(link, 'http://old.example')) return undefined
  const { pathname, searchParams } = new URL(link, 'http://old.example')
  const isOfProgram = pathname.endsWith('/index.php') && searchParams.size > 0
  return isOfProgram || numberNames.some((name) => searchParams.has(name)) ? undefined : pathname
}

/** Parameters that name a post by its number. */
export const numberNames = ['p', 'page_id', 'attachment_id'] as const

/** Decoded, with one slash between its words and at both ends. */
export const readPath = (path: string): string =>
  `/${decoded(path)
    .replace(/^\/?index\.php(?=\/)/, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '')}/`.replace('//', '/')

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
