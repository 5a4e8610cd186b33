import type { ClassicMeta } from '../../classic-site.ts'
import type { FindingReason } from '../findings.nl.ts'

/** Types of posts in which WordPress keeps its own housekeeping: no content. */
const technicalTypes = new Set([
  'customize_changeset',
  'oembed_cache',
  'scheduled-action',
  'user_request',
  'jp_sitemap_master',
  'jp_sitemap_index',
  'jp_sitemap',
  'jp_img_sitemap',
  'jp_img_sitemap_index',
  'jp_vid_sitemap',
  'jp_vid_sitemap_index',
])

/** Why a post is no item, whatever the source; undefined when it is one. */
export function whyLeftOut(type: string, status: string | undefined): FindingReason | undefined {
  if (type === 'revision') return 'revision'
  if (status === 'auto-draft') return 'auto-draft'
  if (type === 'shop_order_placehold') return 'placeholder'
  if (type === 'shop_order' && status === 'wc-checkout-draft') return 'checkout-draft'
  if (technicalTypes.has(type)) return 'technical'
  return undefined
}

/** Menu items that belong to no menu any more. */
export const isOrphanOfMenu = (type: string, status: string | undefined, meta: ClassicMeta) =>
  type === 'nav_menu_item' && status === 'draft' && meta.some(([key]) => key === '_menu_item_orphaned')

/** Caches, and who is editing at this moment. */
const housekeeping = new Set([
  '_edit_lock',
  '_edit_last',
  '_elementor_css',
  '_elementor_page_assets',
  '_elementor_element_cache',
  '_elementor_controls_usage',
  '_encloseme',
  '_pingme',
])

export const isHousekeeping = (key: string) => housekeeping.has(key)
