import { useTranslate } from 'react-admin'
import type { Kinds } from '../../kernel/known-kinds.ts'
import { usePermitted } from '../api/auth-provider.ts'
import { keptTaxonomies } from '../api/own-taxonomies.ts'
import { useReview } from '../api/review.ts'
import { staffParts } from '../extensions.ts'
import { useKinds } from '../kinds/known.ts'
import { ownPages } from '../pages.tsx'
import type { DrawingName } from '../ui/drawing.tsx'

interface Item {
  to: string
  drawing: DrawingName
  /** The resource that gives it its name and the right it needs. */
  resource?: string
  text?: string
  /** Hidden from users who may read it only because another screen needs it. */
  forWriters?: true
  /** Only on sites with a reviewer's step. */
  forReview?: true
}

const resource = (name: string, drawing: DrawingName): Item => ({ to: `/${name}`, drawing, resource: name })
const forWriters = (name: string, drawing: DrawingName): Item => ({
  ...resource(name, drawing),
  forWriters: true,
})

const hasFiles = ownPages.some(({ path }) => path.startsWith('/files'))

/** Kinds that staff defined, after those of the program. */
const ownKinds = ({ all }: Kinds): Item[] =>
  all
    .filter(({ isOwn }) => isOwn)
    .map((kind) => forWriters(kind.resource, kind.isPlace ? 'place' : kind.hasMoment ? 'month' : 'bullets'))

const groupsOf = (kinds: Kinds): readonly { name: string; items: readonly Item[] }[] => [
  {
    name: 'content',
    items: [
      { to: '/', drawing: 'home', text: 'menu.dashboard' },
      { ...resource('proposals', 'tick'), forReview: true },
      forWriters('posts', 'news'),
      forWriters('jacobalia', 'place'),
      forWriters('agenda', 'month'),
      ...ownKinds(kinds),
      forWriters('pages', 'page'),
      ...(hasFiles ? [{ ...forWriters('files', 'files'), text: 'menu.files' }] : []),
      forWriters('media', 'picture'),
      forWriters('terms', 'tree'),
      resource('menus', 'menu'),
      { ...resource('documents', 'template'), text: 'menu.documents' },
      resource('newsletters', 'mail'),
      resource('subscribers', 'subscriber'),
      resource('newsletter-lists', 'people'),
      resource('comments', 'comment'),
      resource('form-entries', 'form'),
      resource('consents', 'tick'),
      resource('redirects', 'redirect'),
      resource('broken-links', 'broken'),
      resource('left-files', 'leftOut'),
      resource('trash', 'trash'),
    ],
  },
  {
    name: 'shop',
    items: [
      resource('orders', 'order'),
      resource('withdrawals', 'undo'),
      resource('customers', 'person'),
      forWriters('products', 'product'),
      resource('stock', 'numbers'),
      resource('sales-report', 'chart'),
      resource('reviews', 'star'),
      resource('coupons', 'coupon'),
      forWriters('shipping-zones', 'parcel'),
      resource('shop-mails', 'mail'),
      resource('shop-settings', 'settings'),
    ],
  },
  {
    name: 'operator',
    items: [
      forWriters('users', 'people'),
      forWriters('roles', 'key'),
      resource('activity', 'bullets'),
      forWriters('kinds', 'template'),
      forWriters('taxonomies', 'tree'),
      forWriters('own-fields', 'field'),
      resource('texts', 'letter'),
      resource('settings', 'settings'),
      resource('look', 'look'),
      resource('site-imports', 'publish'),
      resource('mails', 'mail'),
      resource('jobs', 'work'),
      resource('backups', 'archive'),
    ],
  },
]

/** A group with the items that extensions bring, each in its place. */
function withBrought(name: string, ours: readonly Item[]): readonly Item[] {
  const items = [...ours]
  for (const { group, resource: brought, drawing, after } of staffParts.flatMap(({ menu = [] }) => menu)) {
    if (group !== name) continue
    const place = items.findIndex((item) => item.resource === after)
    items.splice(after === undefined || place < 0 ? items.length : place + 1, 0, resource(brought, drawing))
  }
  return items
}

/** A screen that the viewer may open, by its Dutch name. */
export interface MenuItem extends Item {
  label: string
}

/** The screens that the viewer may open, in groups; groups without any are left out. */
export function useMenu(): readonly { name: string; items: readonly MenuItem[] }[] {
  const translate = useTranslate()
  const { permissions } = usePermitted()
  const kinds = useKinds()
  const hasTerms = keptTaxonomies(kinds, permissions).length > 0
  const { isOn } = useReview()
  const isShown = ({ resource, forWriters, forReview }: Item) =>
    resource === undefined ||
    (forReview && isOn) ||
    (permissions?.[resource] === 'write' && (resource !== 'terms' || hasTerms)) ||
    (permissions?.[resource] === 'read' && !forWriters && !forReview)
  const labelOf = ({ resource, text }: Item) =>
    translate(text ?? `resources.${resource}.name`, { smart_count: 2 })
  return groupsOf(kinds)
    .map(({ name, items }) => ({
      name,
      items: withBrought(name, items)
        .filter(isShown)
        .map((item) => ({ ...item, label: labelOf(item) })),
    }))
    .filter(({ items }) => items.length > 0)
}
