import type { OldAddress } from '../../features/content/index.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { becomeAttachment } from '../become/attachment.ts'
import { listOf, mapOf, textOf } from '../become/meta.ts'
import {
  frontOf,
  oldPathsOf,
  oldTermPaths,
  type Permalinks,
  readPath,
  withoutSlashes,
} from '../become/old-addresses.ts'
import { readPhp } from '../become/read-php.ts'
import { readRewriteRules } from '../become/rewrite-rules.ts'
import type { ClassicPost, ClassicTerm } from '../classic-site.ts'
import type { KnownKinds } from './bring-kinds.ts'
import { type OldLinks, resolverOf } from './links.ts'
import type { OwnPages } from './own-pages.ts'
import { inOneUnit, type Way } from './way.ts'

const perBatch = 500

export async function readPermalinks(way: Way): Promise<Permalinks> {
  const option = async (name: string) => (await way.staged.option(name))?.trim()
  const shop = mapOf(readPhp(await option('woocommerce_permalinks')))
  const rules = readRewriteRules(await option('rewrite_rules'))
  const words = new Map<string, string>()
  for (const [name, key] of [
    ['cptui_post_types', 'rewrite_slug'],
    ['cptui_taxonomies', 'rewrite_slug'],
  ] as const)
    for (const [slug, given] of Object.entries(mapOf(readPhp(await option(name))))) {
      const word = textOf(mapOf(given)[key])
      if (word) words.set(slug, word.replace(/^\/|\/$/g, ''))
    }
  for (const [name, word] of rules.words) words.set(name, word)
  const { pathname } = new URL(`${way.home}/`)
  return {
    folder: pathname.replace(/\/$/, ''),
    structure: (await option('permalink_structure')) ?? '/%postname%/',
    categoryBase: trimmed(await option('category_base')) || 'category',
    tagBase: trimmed(await option('tag_base')) || 'tag',
    productBase: trimmed(textOf(shop.product_base)) || 'product',
    productCategoryBase: trimmed(textOf(shop.category_base)) || 'product-category',
    productTagBase: trimmed(textOf(shop.tag_base)) || 'product-tag',
    words,
    archives: rules.archives,
  }
}

const trimmed = (text: string | undefined): string => withoutSlashes(text ?? '')

/** Slugs of terms and those above them, by taxonomy and slug. */
async function termLines({ staged }: Way): Promise<(taxonomy: string, slug: string) => string[]> {
  const parents = new Map<string, string | undefined>()
  for await (const batch of staged.batches('term', undefined, perBatch))
    for (const { item } of batch) parents.set(`${item.taxonomy}/${item.slug}`, item.parent)
  return (taxonomy, slug) => {
    const line: string[] = []
    for (let at: string | undefined = slug; at && !line.includes(at) && line.length < 20; ) {
      line.unshift(at)
      at = parents.get(`${taxonomy}/${at}`)
    }
    return line
  }
}

/** Gives each old path of each post, with what the post is. */
async function* oldPaths(
  way: Way,
  kinds: KnownKinds,
  permalinks: Permalinks,
): AsyncGenerator<{ post: ClassicPost; paths: string[] }[]> {
  const lines = await termLines(way)
  for (const type of kinds.types.keys()) {
    const known = new Map<number, { slug: string; parent: number | undefined }>()
    for await (const batch of way.staged.batches('post', type, perBatch))
      for (const { item } of batch) known.set(item.id, { slug: item.slug, parent: item.parent })
    const aboveOf = ({ id, parent }: ClassicPost) => {
      const slugs: string[] = []
      const seen = new Set([id])
      for (let at = parent; at !== undefined && !seen.has(at) && seen.size < 50; at = known.get(at)?.parent) {
        seen.add(at)
        const slug = known.get(at)?.slug
        if (slug) slugs.unshift(slug)
      }
      return slugs
    }
    for await (const batch of way.staged.batches('post', type, perBatch))
      yield batch.map(({ item: post }) => ({
        post,
        paths: oldPathsOf(post, permalinks, {
          above: aboveOf(post),
          categories: (taxonomy) => {
            const term = post.terms.find((one) => one.taxonomy === taxonomy)
            return term ? lines(taxonomy, term.slug) : []
          },
        }),
      }))
  }
}

/** Notes where each old path leads now, for the texts that name it. */
export async function readOldPaths(
  way: Way,
  links: OldLinks,
  kinds: KnownKinds,
  permalinks: Permalinks,
): Promise<void> {
  for await (const batch of oldPaths(way, kinds, permalinks))
    for (const { post, paths } of batch) {
      const here = links.posts.get(post.id)
      if (here === undefined) continue
      for (const path of paths) if (!links.paths.has(path)) links.paths.set(path, here)
    }
  for await (const batch of termsWithPaths(way, permalinks))
    for (const { term, paths } of batch) {
      const here = urlOfTerm(links, term)
      if (here !== undefined)
        for (const path of paths) if (!links.paths.has(path)) links.paths.set(path, here)
    }
}

async function* termsWithPaths(way: Way, permalinks: Permalinks) {
  const lines = await termLines(way)
  for await (const batch of way.staged.batches('term', undefined, perBatch))
    yield batch.map(({ item: term }) => ({
      term,
      paths: oldTermPaths(term.taxonomy, lines(term.taxonomy, term.slug), permalinks),
    }))
}

const urlOfTerm = (links: OldLinks, { taxonomy, slug }: ClassicTerm): string | undefined =>
  links.views.get(links.terms.bySlug.get(`${taxonomy}/${slug}`) ?? 0)?.url

/** Every address by which visitors knew the old site leads to what it became, in one step. */
export async function bringAddresses(
  way: Way,
  links: OldLinks,
  kinds: KnownKinds,
  permalinks: Permalinks,
  ownPages: OwnPages,
): Promise<void> {
  const { folder } = permalinks
  const dates = `${folder}${frontOf(permalinks.structure)}`
  const months = new Set<string>()
  for await (const batch of oldPaths(way, kinds, permalinks)) {
    const rows: (OldAddress & { name: string; here: string })[] = []
    for (const { post, paths } of batch) {
      const entryId = links.rows.get(post.id)
      const here = links.posts.get(post.id)
      if (here === undefined || (entryId === undefined && !ownPages.has(post.id))) continue
      const goal = entryId === undefined ? { to: here } : { entryId }
      for (const from of paths) if (from !== here) rows.push({ from, ...goal, name: post.title, here })
      rows.push({ from: `/?p=${post.id}`, ...goal, name: post.title, here })
      if (post.type === 'post' && post.status === 'publish' && post.createdAt) {
        const [year = '', month = ''] = post.createdAt.toISOString().split('-')
        months.add(`${dates}${year}/`).add(`${dates}${year}/${month}/`)
      }
    }
    await write(way, rows)
  }
  for await (const batch of termsWithPaths(way, permalinks))
    await write(
      way,
      batch.flatMap(({ term, paths }) => {
        const to = urlOfTerm(links, term)
        if (to === undefined) return []
        const name = term.name
        const froms = paths.filter((path) => path !== to)
        if (term.id !== undefined && term.taxonomy === 'category') froms.push(`/?cat=${term.id}`)
        // Whoever follows the news of a term by a feed gets that of all news.
        const isOfNews = term.taxonomy === 'category' || term.taxonomy === 'post_tag'
        const feeds = isOfNews ? paths.map((path) => `${path}feed/`) : []
        return [
          ...froms.map((from) => ({ from, to, name, here: to })),
          ...feeds.map((from) => ({ from, to: '/feed/', name, here: '/feed/' })),
        ]
      }),
    )
  await bringUploads(way, links, folder)
  await bringDownloads(way, links, folder)
  const toNews = [...months]
  const authors = permalinks.words.get('author') ?? 'author'
  const newsPage = Number(await way.staged.option('page_for_posts'))
  const newsPaths = [...links.paths].flatMap(([path, here]) =>
    newsPage > 0 && here === links.posts.get(newsPage) ? [path] : [],
  )
  for await (const batch of way.staged.batches('author', undefined, perBatch))
    toNews.push(...batch.map(({ item }) => `${folder}/${authors}/${item.login.toLowerCase()}/`))
  await write(
    way,
    [...toNews, ...newsPaths].map((from) => ({ from, to: '/nieuws/', name: 'Nieuws', here: '/nieuws/' })),
  )
  await bringLists(way, kinds, permalinks)
  await bringPluginRedirects(way, links)
}

/** Lists of all of a type lead to ours. */
async function bringLists(way: Way, kinds: KnownKinds, { folder, archives }: Permalinks): Promise<void> {
  const known = await way.site.content.kinds()
  await write(
    way,
    [...archives].flatMap(([type, word]) => {
      const kind = kinds.types.get(type)
      const list = kind === undefined || kinds.closed.has(type) ? undefined : known.named(kind)
      const to = list?.archive
      const from = readPath(`${folder}/${word}/`)
      return to === undefined || to === from ? [] : [{ from, to, name: list?.many ?? type, here: to }]
    }),
  )
}

async function bringUploads(way: Way, links: OldLinks, folder: string): Promise<void> {
  for await (const batch of way.staged.batches('post', 'attachment', perBatch))
    await write(
      way,
      batch.flatMap(({ item }) => {
        const to = links.pictures.get(item.id)?.src ?? links.files.get(item.id)?.path
        if (to === undefined) return []
        const { addresses, title } = becomeAttachment(item)
        const page = item.link && URL.canParse(item.link) ? readPath(new URL(item.link).pathname) : '/'
        const froms = [
          ...addresses.map((path) => `${folder}/wp-content/uploads/${path}`),
          ...(folder ? addresses.map((path) => `/wp-content/uploads/${path}`) : []),
          ...(page !== '/' && !links.paths.has(page) ? [page] : []),
          `/?p=${item.id}`,
        ]
        return [...new Set(froms)].map((from) => ({ from, to, name: title, here: to }))
      }),
    )
}

/** Downloads whose numbers are others here, or that stood under another word. */
async function bringDownloads(way: Way, links: OldLinks, folder: string): Promise<void> {
  const config = mapOf(readPhp(await way.staged.option('_wpfd_global_config')))
  const word = trimmed(textOf(config.uri)) || 'download'
  const categories = new Map<string, number>()
  for await (const batch of way.staged.batches('term', 'wpfd-category', perBatch))
    for (const { item } of batch) if (item.id !== undefined) categories.set(item.slug, item.id)
  const endpoint = trimmed(await way.staged.option('dlm_download_endpoint')) || 'download'
  const isByNumber = (await way.staged.option('dlm_download_endpoint_value')) !== 'slug'
  for await (const batch of way.staged.batches('post', 'dlm_download', perBatch))
    await write(
      way,
      batch.flatMap(({ item }) => {
        const file = links.files.get(item.id)
        const from = `${folder}/${endpoint}/${isByNumber ? item.id : item.slug}/`
        return file ? [{ from, to: file.path, name: item.title, here: file.path }] : []
      }),
    )
  for await (const batch of way.staged.batches('post', 'wpfd_file', perBatch))
    await write(
      way,
      batch.flatMap(({ item }) => {
        const file = links.files.get(item.id)
        if (!file || (file.id === item.id && word === 'download' && folder === '')) return []
        const extension = /\.(\w+)$/.exec(file.path)?.[0] ?? ''
        return item.terms.flatMap(({ taxonomy, slug }) => {
          const id = taxonomy === 'wpfd-category' ? categories.get(slug) : undefined
          if (id === undefined) return []
          const start = `${folder}/${word}/${id}/${slug}/${item.id}/${item.slug}`
          return [start, `${start}${extension}`].map((from) => ({
            from,
            to: file.path,
            name: item.title,
            here: file.path,
          }))
        })
      }),
    )
}

/** Redirects that staff of the old site made, with Redirection, Yoast or Rank Math. */
async function bringPluginRedirects(way: Way, links: OldLinks): Promise<void> {
  const { staged, report } = way
  const resolver = resolverOf(way, links)
  const rows: { from: string; to: string; name: string; here: string }[] = []
  const add = (from: string, target: string) => {
    const path = URL.canParse(from, way.home) ? readPath(new URL(from, way.home).pathname) : '/'
    const known = resolver.address(target)
    const to =
      known ??
      (resolver.isOld(target) && URL.canParse(target, way.home) ? new URL(target, way.home).pathname : target)
    if (path === '/' || path === to || !/^(\/(?![/\\])|https?:\/\/)/.test(to)) {
      report.count('addresses', 'found')
      report.left('addresses', 'refused', from, to)
    } else rows.push({ from: path, to, name: from, here: to })
  }
  const leave = (name: string) => {
    report.count('addresses', 'found')
    report.left('addresses', 'not-importable', name, 'een patroon')
  }
  const groups = new Set<string>()
  for await (const batch of staged.batches('row', 'redirection_groups', perBatch))
    for (const { item } of batch) if (item.columns.status === 'disabled') groups.add(item.columns.id ?? '')
  for await (const batch of staged.batches('row', 'redirection_items', perBatch))
    for (const { item } of batch) {
      const {
        url,
        regex,
        status,
        group_id: group,
        action_type: action,
        action_data: data,
        match_type: match,
      } = item.columns
      if (!url || status === 'disabled' || groups.has(group ?? '') || action !== 'url') continue
      if (regex === '1' || (match && match !== 'url') || !data) leave(url)
      else add(url, data)
    }
  for await (const batch of staged.batches('row', 'rank_math_redirections', perBatch))
    for (const { item } of batch) {
      const { sources, url_to: to, status } = item.columns
      if (status !== 'active' || !to) continue
      for (const source of listOf(readPhp(sources ?? ''))) {
        const { pattern, comparison } = mapOf(source)
        if (comparison === 'exact') add(`/${textOf(pattern)}`, to)
        else leave(textOf(pattern))
      }
    }
  for (const one of listOf(readPhp(await staged.option('wpseo-premium-redirects-base')))) {
    const { origin, url, format } = mapOf(one)
    if (textOf(format) === 'regex') leave(textOf(origin))
    else if (textOf(url))
      add(
        `/${textOf(origin)}`,
        `/${textOf(url).replace(/^(https?:\/\/)/, '$1')}`.replace(/^\/(https?:)/, '$1'),
      )
  }
  await write(way, rows)
}

async function write(
  way: Way,
  rows: readonly (OldAddress & { name: string; here: string })[],
): Promise<void> {
  const { report, site, dryRun } = way
  if (rows.length === 0) return
  report.count('addresses', 'found', rows.length)
  if (dryRun) {
    report.count('addresses', 'added', rows.length)
    return
  }
  const kinds = await site.content.kinds()
  const free: OldAddress[] = []
  const keptBy = (row: (typeof rows)[number]) => {
    report.left('addresses', 'no-address', row.from, row.name)
    report.note({
      kind: 'address',
      sort: 'addresses',
      name: row.name,
      text: `Het oude adres ${row.from} is hier van iets anders, en blijft dat.`,
      here: row.here,
    })
  }
  const standing = await site.content.entriesAt(
    rows.flatMap(({ from }) => (isAsset(from) || kinds.withArchive(from) ? [] : [from])),
  )
  const front = rows.some(({ from }) => from === '/') ? await site.content.find('/', anonymous) : undefined
  for (const row of rows) {
    const stands = row.from === '/' && front?.kind === 'entry' ? front.entry.id : standing.get(row.from)
    if (isAsset(row.from)) free.push(row)
    else if (kinds.withArchive(row.from) || (stands !== undefined && stands !== row.entryId)) keptBy(row)
    else free.push(row)
  }
  const { added, ofProgram } = await inOneUnit(way, () => site.content.bringRedirects(free))
  for (const from of ofProgram) {
    const row = rows.find((one) => one.from === from)
    if (row) keptBy(row)
  }
  report.count('addresses', 'added', added)
  report.count('addresses', 'same', free.length - added - ofProgram.length)
  way.onProgress('addresses', report.of('addresses').found)
}

/** No page stands there: it need not be asked for. */
const isAsset = (path: string): boolean =>
  path.startsWith('/?') || path.includes('/wp-content/') || path.startsWith('/download/')
