import { entryPath } from '../features/content/index.ts'
import { builtInTaxonomyNames, builtInTypes, isEntryType } from '../kernel/kinds.ts'
import type { Kinds } from '../kernel/known-kinds.ts'
import type { Row } from './snapshot.ts'
import { text } from './values.ts'

/** The path of an entry; '' when there is none. */
export function addressOf(kinds: Kinds, row: Row): string {
  const type = text(row, 'type')
  return isEntryType(type)
    ? entryPath(kinds, { type, above: text(row, 'above'), slug: text(row, 'slug') })
    : ''
}

/** What WordPress, WooCommerce or the program itself has under these names. */
const taken = new Set<string>([
  ...[
    ...builtInTypes,
    ...builtInTaxonomyNames,
    'category',
    'post_tag',
    'nav_menu',
    'nav_menu_item',
    'attachment',
  ],
  ...[
    'revision',
    'post_format',
    'product_variation',
    'product_type',
    'shop_order',
    'shop_coupon',
    'action',
    'order',
  ],
])

/** The name of a kind or taxonomy in WordPress: one that staff made has no prefix there, unless its name is taken. */
export function plainName(name: string): string {
  const plain = name.replace(/^eigen_/, '')
  return taken.has(plain) ? name : plain
}
