import type { Content } from '../../features/content/index.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'
import { accountPath } from '../../pages/account/paths.ts'

interface Asked {
  /** Returns a parameter of the address; empty when it is absent. */
  parameter(name: string): string
  kinds: Kinds
  /** Whether visitors may comment on news; else only reviews are moderated. */
  takesComments: boolean
}

/** Screens by `post_type`, besides kinds of content; the default is `post`. */
const lists: ReadonlyMap<string, string> = new Map([
  ['', 'posts'],
  ['elementor_library', 'documents'],
  ['attachment', 'media'],
  ['shop_coupon', 'coupons'],
  ['wpfd_file', 'files'],
])
const withoutForm: ReadonlySet<string> = new Set(['media', 'files'])

/** The taxonomies of the classic blog, which became the subjects of news. */
const ofBlog = ['', 'post_tag', 'category']

const listOf = ({ parameter, kinds }: Asked): string | undefined =>
  kinds.named(parameter('post_type'))?.resource ?? lists.get(parameter('post_type'))

function termsOf({ parameter, kinds }: Asked): string | undefined {
  const asked = parameter('taxonomy')
  const taxonomy = ofBlog.includes(asked) ? 'onderwerp' : kinds.taxonomy(asked)?.name
  if (taxonomy) return `terms?filter=${encodeURIComponent(JSON.stringify({ taxonomy }))}`
  return asked === 'wpfd-category' ? 'files' : undefined
}

function newOf(asked: Asked): string | undefined {
  const list = listOf(asked)
  return list === undefined || withoutForm.has(list) ? list : `${list}/create`
}

/** Screens by `page`. The file manager, `wpfd`, has an address of its own (section 2). */
function pluginScreen({ parameter }: Asked): string | undefined {
  const page = parameter('page')
  if (page.startsWith('wpfd')) return 'files'
  if (page === 'elementor-app') return 'documents'
  if (page === 'wc-settings') return parameter('tab') === 'shipping' ? 'shipping-zones' : 'settings'
  return undefined
}

/** Screens by the name of the script below `/wp-admin/`. */
const screens: ReadonlyMap<string, (asked: Asked) => string | undefined> = new Map([
  ['index', () => ''],
  ['edit', (asked) => (asked.parameter('page') === 'product-reviews' ? 'reviews' : listOf(asked))],
  ['post-new', newOf],
  ['edit-tags', termsOf],
  ['term', termsOf],
  ['admin', pluginScreen],
  ...['upload', 'media-new'].map((name) => [name, () => 'media'] as const),
  ...['edit-comments', 'comment'].map(
    (name) => [name, ({ takesComments }: Asked) => (takesComments ? 'comments' : 'reviews')] as const,
  ),
  ['nav-menus', () => 'menus'],
  ...['users', 'user-edit'].map((name) => [name, () => 'users'] as const),
  ['user-new', () => 'users/create'],
  ...['general', 'writing', 'reading', 'discussion', 'media', 'permalink'].map(
    (part) => [`options-${part}`, () => 'settings'] as const,
  ),
])

/** `post.php?post=ID`: an import keeps the ids of entries. Entries made in the page editor open there. */
async function entryScreen(
  content: Pick<Content, 'staffEntry'>,
  { parameter, kinds }: Asked,
): Promise<string | undefined> {
  const entry = await content.staffEntry(Number(parameter('post')))
  const action = parameter('action')
  if (!entry) return undefined
  const form = `${kinds.of(entry.type).resource}/${entry.id}`
  if (action === 'edit' || action === '') return form
  if (action !== 'elementor') return undefined
  return entry.documentId === undefined ? form : `edit/${entry.documentId}`
}

/**
 * Returns the path of the screen that replaces an address of the classic staff area; undefined for any other address.
 * The screen itself decides who may see it.
 */
export async function classicScreen(
  content: Pick<Content, 'staffEntry' | 'kinds' | 'settings'>,
  { pathname, searchParams }: URL,
): Promise<string | undefined> {
  const script = /^\/wp-admin\/([a-z-]+)\.php$/.exec(pathname)?.[1]
  if (script === undefined) return undefined
  const asked: Asked = {
    parameter: (name) => searchParams.get(name) ?? '',
    kinds: await content.kinds(),
    takesComments: (await content.settings()).comments?.isOn ?? false,
  }
  if (script === 'profile') return accountPath
  const screen = script === 'post' ? await entryScreen(content, asked) : screens.get(script)?.(asked)
  return screen === undefined ? undefined : `/wp-admin/${screen}`
}
