import { share } from 'virtual:extension-networks'

interface Network {
  title: string
  /** Shows our own count of clicks (section 3). */
  has_counter: boolean
  /** The network has closed: staff can still choose it, but visitors get no link. */
  isGone?: true
  /** The network's share address. `{url}` and `{title}` are the page's. */
  href?: string
}

/** Every network that classic pages offer, and the browser's own ways to share. */
export const networks = {
  facebook: {
    title: 'Facebook',
    has_counter: true,
    href: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  twitter: { title: 'Twitter', has_counter: false, href: 'https://x.com/intent/post?url={url}&text={title}' },
  linkedin: {
    title: 'LinkedIn',
    has_counter: true,
    href: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  pinterest: {
    title: 'Pinterest',
    has_counter: true,
    href: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}',
  },
  reddit: {
    title: 'Reddit',
    has_counter: true,
    href: 'https://www.reddit.com/submit?url={url}&title={title}',
  },
  vk: { title: 'VK', has_counter: true, href: 'https://vk.com/share.php?url={url}&title={title}' },
  odnoklassniki: {
    title: 'Odnoklassniki',
    has_counter: true,
    href: 'https://connect.ok.ru/offer?url={url}&title={title}',
  },
  tumblr: {
    title: 'Tumblr',
    has_counter: false,
    href: 'https://www.tumblr.com/widgets/share/tool?canonicalUrl={url}&title={title}',
  },
  digg: { title: 'Digg', has_counter: false, isGone: true },
  skype: { title: 'Skype', has_counter: false, isGone: true },
  stumbleupon: { title: 'StumbleUpon', has_counter: true, isGone: true },
  mix: { title: 'Mix', has_counter: false, isGone: true },
  telegram: { title: 'Telegram', has_counter: false, href: 'https://t.me/share/url?url={url}&text={title}' },
  pocket: { title: 'Pocket', has_counter: true, isGone: true },
  xing: { title: 'XING', has_counter: true, href: 'https://www.xing.com/spi/shares/new?url={url}' },
  whatsapp: { title: 'WhatsApp', has_counter: false, href: 'https://wa.me/?text={title}%20{url}' },
  email: { title: 'E-mail', has_counter: false, href: 'mailto:?subject={title}&body={url}' },
  print: { title: 'Afdrukken', has_counter: false },
  'x-twitter': { title: 'X', has_counter: false, href: 'https://x.com/intent/post?url={url}&text={title}' },
  threads: {
    title: 'Threads',
    has_counter: false,
    href: 'https://www.threads.com/intent/post?text={title}%20{url}',
  },
  copy: { title: 'Link kopiëren', has_counter: false },
  device: { title: 'Delen via dit toestel', has_counter: false },
} as const satisfies Record<string, Network>

/** Every network by its name: ours, and those that extensions bring (`networks.json` in their folder). */
const all: ReadonlyMap<string, Network> = new Map<string, Network>([
  ...Object.entries(networks),
  ...Object.entries(share)
    .filter(([name]) => !Object.hasOwn(networks, name))
    .map(([name, { title, href }]) => [name, { title, has_counter: false, href }] as const),
])

export const networkNames: readonly string[] = [...all.keys()]

const unknown: Network = { title: '', has_counter: false, isGone: true }
/** A name that is no network any more counts as one that has closed. */
export const networkOf = (name: string): Network => all.get(name) ?? unknown

/** The address to share a page; undefined for the browser's own ways, and for closed networks. */
export const shareAddress = (name: string, page: { url: string; title: string }): string | undefined =>
  networkOf(name)
    .href?.replace('{url}', encodeURIComponent(page.url))
    .replace('{title}', encodeURIComponent(page.title))

/** Name under which clicks are counted. */
export const clickName = (name: string, path: string): string => `share:${name}:${path}`.slice(0, 200)
