import type { NewKind, NewTaxonomy } from '../../features/content/index.ts'
import type { BuiltInTaxonomy, EntryType, OwnType } from '../../kernel/kinds.ts'
import { slugify } from '../../kernel/slug.ts'
import { mapOf, textOf } from './meta.ts'

/** Types of posts that are settings, copies or caches of plug-ins, and no content of anybody. */
const technicalTypes = new Set([
  ...['revision', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache', 'user_request'],
  ...[
    'wp_global_styles',
    'wp_navigation',
    'wp_template',
    'wp_template_part',
    'wp_font_family',
    'wp_font_face',
  ],
  ...['feedback', 'flamingo_inbound', 'flamingo_contact', 'flamingo_outbound', 'wpcf7_contact_form'],
  ...['wpforms', 'wpforms_log', 'everest_form', 'nf_sub', 'ninja-table', 'mc4wp-form', 'forminator_forms'],
  ...[
    'elementor_library',
    'elementor_font',
    'elementor_icons',
    'elementor_snippet',
    'e-landing-page-template',
  ],
  ...['ae_global_templates', 'elementskit_template', 'elementskit_content', 'jet-theme-core', 'jet-engine'],
  ...['acf', 'acf-field', 'acf-field-group', 'acf-post-type', 'acf-taxonomy', 'acf-ui-options-page'],
  ...[
    'mb-post-type',
    'mb-taxonomy',
    'meta-box',
    'mb-relationship',
    '_pods_pod',
    '_pods_field',
    '_pods_group',
  ],
  ...['wp-types-group', 'wp-types-user-group', 'view', 'view-template', 'cred-form'],
  ...[
    'vc_grid_item',
    'vc4_templates',
    'templatera',
    'et_pb_layout',
    'fl-builder-template',
    'fusion_template',
  ],
  ...['polylang_mo', 'jp_sitemap', 'jp_sitemap_master', 'jp_img_sitemap', 'option-tree', 'scheduled-action'],
  ...['shop_order', 'shop_order_refund', 'shop_order_placehold', 'shop_subscription', 'shop_webhook'],
  ...['shop_coupon', 'product_variation', 'wc_booking', 'mailpoet_page', 'tdp_newsletter', 'amn_wpforms'],
  ...[
    'wpfd_file',
    'dlm_download',
    'dlm_download_version',
    'attachment',
    'wp_block',
    'wpcode',
    'astra-advanced-hook',
  ],
  ...[
    'ct_template',
    'oxy_user_library',
    'bricks_template',
    'popupbuilder',
    'popup_theme',
    'popup',
    'tablepress_table',
  ],
  ...[
    'schema',
    'rank_math_schema',
    'rank_math_locations',
    'is_search_form',
    'attachment_fallback',
    'iawp_report',
  ],
])

export const isTechnicalType = (type: string): boolean =>
  technicalTypes.has(type) || /^(?:jp_sitemap|wp_|_pods_|jet-|frm_|bp-email)|[-_]templates?$/.test(type)

/** What a type of post becomes; undefined for those that are no content. */
export type KindOf = (type: string) => EntryType | undefined

/** Types that are ours, under the names that classic sites have for them. */
const ours: Readonly<Record<string, EntryType>> = {
  page: 'page',
  post: 'post',
  product: 'product',
  jacobalia: 'jacobalia',
  'e-landing-page': 'page',
}

export const ownKindOf = (type: string): EntryType | undefined =>
  Object.hasOwn(ours, type) ? ours[type] : undefined

/** The name of a kind of its own: `tribe_events` is `eigen_tribe_events`. */
export const ownTypeOf = (type: string): OwnType =>
  `eigen_${slugify(type).replaceAll('-', '_').slice(0, 40) || 'soort'}`

/** How a type was registered, by any plug-in that keeps that in the database. */
export interface Registered {
  one?: string
  many?: string
  about?: string
  word?: string
  hasArchive?: boolean
  isTree?: boolean
  types?: string[]
}

/** CPT UI, ACF (6.1), Meta Box and JetEngine all keep something like the arguments of `register_post_type`. */
export function readRegistered(given: unknown): Registered {
  const data = mapOf(given)
  const labels = mapOf(data.labels)
  const rewrite = mapOf(data.rewrite)
  const text = (...values: unknown[]) => values.map(textOf).find((value) => value.trim() !== '')
  const flag = (value: unknown) =>
    value === undefined ? undefined : !['', '0', 'false', 'null'].includes(String(value))
  const one = text(data.singular_label, labels.singular_name, data.singular_name)
  const many = text(data.label, labels.name, data.name_plural, labels.menu_name)
  const word = text(data.rewrite_slug, rewrite.slug, data.custom_rewrite_slug, data.slug_rewrite)
  const about = text(data.description)
  const hasArchive = flag(data.has_archive)
  const isTree = flag(data.hierarchical)
  const types = Object.values(mapOf(data.object_types ?? data.object_type ?? data.types)).map(textOf)
  return {
    ...(one && { one }),
    ...(many && { many }),
    ...(about && { about }),
    ...(word && { word }),
    ...(hasArchive !== undefined && { hasArchive }),
    ...(isTree !== undefined && { isTree }),
    ...(types.length > 0 && { types }),
  }
}

const titled = (slug: string): string => {
  const words = slug.replace(/[-_]+/g, ' ').trim() || 'Soort'
  return words[0]?.toUpperCase() + words.slice(1)
}

/** A kind of staff for a type that is not ours. */
export function becomeKind(type: string, known: Registered, isPlace: boolean): NewKind {
  const many = known.many ?? titled(type)
  return {
    one: (known.one ?? many).slice(0, 60),
    many: many.slice(0, 60),
    about: known.about ?? '',
    word: wordOf(known.word ?? type),
    hasArchive: known.hasArchive ?? true,
    taxonomies: [],
    orders: ['newest', 'oldest', 'title'],
    right: 'entries',
    isPlace,
    hasMoment: false,
    schemaType: isPlace ? 'Place' : 'WebPage',
  }
}

export const wordOf = (text: string): string => slugify(text.split('/').at(-1) ?? text) || 'soort'

/** Taxonomies that are ours, under the names that classic sites have for them. */
const ourTaxonomies: Readonly<Record<string, BuiltInTaxonomy>> = {
  category: 'onderwerp',
  product_cat: 'product_cat',
  product_tag: 'product_tag',
  soort: 'soort',
  plaats: 'plaats',
  onderwerp: 'onderwerp',
}

export const ourTaxonomyOf = (taxonomy: string): BuiltInTaxonomy | undefined =>
  Object.hasOwn(ourTaxonomies, taxonomy) ? ourTaxonomies[taxonomy] : undefined

const technicalTaxonomies = new Set([
  ...['nav_menu', 'post_format', 'link_category', 'wp_theme', 'wp_template_part_area', 'wp_pattern_category'],
  ...['product_type', 'product_visibility', 'product_shipping_class', 'author', 'elementor_library_type'],
  ...['elementor_library_category', 'elementor_font_type', 'language', 'term_language', 'post_translations'],
  ...['term_translations', 'wpfd-category', 'wpfd-tag', 'dlm_download_category', 'dlm_download_tag'],
  ...['action-group', 'flamingo_contact_tag', 'flamingo_inbound_channel', 'wpforms_form_category'],
  ...[
    'fl-builder-template-category',
    'layout_category',
    'layout_tag',
    'scope',
    'module_width',
    'layout_pack',
  ],
])

/** Also the attributes of products, which are options of variants here. */
export const isTechnicalTaxonomy = (taxonomy: string): boolean =>
  technicalTaxonomies.has(taxonomy) || /^(pa_|wp_|_pods)/.test(taxonomy)

export function becomeTaxonomy(
  taxonomy: string,
  known: Registered,
  { isTree, kinds }: { isTree: boolean; kinds: readonly EntryType[] },
): NewTaxonomy {
  const usual = taxonomy === 'post_tag' ? { one: 'Trefwoord', many: 'Trefwoorden', word: 'tag' } : {}
  const many = known.many ?? usual.many ?? titled(taxonomy)
  return {
    one: (known.one ?? usual.one ?? many).slice(0, 60),
    many: many.slice(0, 60),
    word: wordOf(known.word ?? usual.word ?? taxonomy),
    isTree: known.isTree ?? isTree,
    kinds,
  }
}
