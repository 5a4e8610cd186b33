import type { Block, DocumentData } from '../../../kernel/document.ts'
import { isEntryType } from '../../../kernel/kinds.ts'
import { schemaOf } from '../../../widgets/schema.ts'
import { popupFields } from '../../../widgets/shared/layers/popup-fields.ts'
import { createLosses, type Loss } from '../losses.ts'
import { mapOf } from '../reader.ts'
import type { Resolver } from '../texts/links.ts'

/** Where a template of ours stands; ids are those of the classic site. */
export interface TemplatePlace {
  role: 'header' | 'footer' | 'single' | 'archive' | 'search' | 'not-found'
  /** A kind of ours; absent in the general one. */
  type?: string
  /** One post, or a term and what stands below it. */
  post?: number
  term?: number
}

/** A condition of the theme builder. */
interface Condition {
  isExclude: boolean
  /** `general`, `singular`, `archive`, `product` … */
  name: string
  sub: string
  id: number
}

/** Reads conditions as they are stored (`include/singular/page/12`) or exported (`{ type, name, sub_name, sub_id }`). */
function readConditions(given: unknown): Condition[] {
  const all = Array.isArray(given) ? given : Object.values(mapOf(given))
  return all.slice(0, 200).flatMap((one) => {
    const { type, name, sub_name, sub_id } = mapOf(one)
    const [kind = '', main = '', sub = '', id = ''] =
      typeof one === 'string'
        ? one.split('/')
        : [type, name, sub_name, sub_id].map((part) => String(part ?? ''))
    return kind === '' ? [] : [{ isExclude: kind === 'exclude', name: main, sub, id: Number(id) || 0 }]
  })
}

const templateTypes: Readonly<Record<string, TemplatePlace['role']>> = {
  header: 'header',
  footer: 'footer',
  single: 'single',
  'single-post': 'single',
  'single-page': 'single',
  product: 'single',
  archive: 'archive',
  'product-archive': 'archive',
  'search-results': 'search',
  'error-404': 'not-found',
  jet_header: 'header',
  jet_footer: 'footer',
  'elementor-hf': 'header',
}

/** Whether a template is one of the theme builder, by its type (`_elementor_template_type`). */
export const isThemeTemplate = (type: string): boolean => Object.hasOwn(templateTypes, type)

/**
 * The places of ours at which a template of the theme builder stood, by its type and conditions; none when it stood
 * nowhere. What is excluded, and places that we have no templates for, are told as losses.
 */
export function placesOf(
  type: string,
  conditions: unknown,
  links: Resolver,
): { places: readonly TemplatePlace[]; losses: readonly Loss[] } {
  const losses = createLosses()
  const role = Object.hasOwn(templateTypes, type) ? templateTypes[type] : undefined
  if (!role) return { places: [], losses: [] }
  const places = new Map<string, TemplatePlace>()
  const add = (place: TemplatePlace) => places.set(JSON.stringify(place), place)
  for (const condition of readConditions(conditions)) {
    const { isExclude, name, sub, id } = condition
    const place = isExclude ? undefined : placeOf(role, condition, links)
    if (place) add(place)
    else
      losses.add(
        'layout',
        [isExclude ? 'exclude' : 'include', name, sub, id || ''].filter((part) => part !== '').join('/'),
      )
  }
  if (places.size === 0 && (role === 'not-found' || role === 'search')) add({ role })
  return { places: [...places.values()], losses: losses.list }
}

function placeOf(
  role: TemplatePlace['role'],
  { name, sub, id }: Condition,
  links: Resolver,
): TemplatePlace | undefined {
  if (sub === 'not_found404')
    return role === 'header' || role === 'footer' ? undefined : { role: 'not-found' }
  if (sub === 'search') return role === 'header' || role === 'footer' ? undefined : { role: 'search' }
  if (name === 'general') return { role }
  if (id > 0) {
    const isTerm = /^in_|category|tag|taxonomy|product_cat/.test(sub)
    return isTerm ? { role, term: id } : { role, post: id }
  }
  if (sub === '' && (name === 'singular' || name === 'archive')) return { role }
  const named = (sub || name)
    .replace(/_archive$/, '')
    .replace(/^(?:category|post_tag|in_category)$/, 'post')
    .replace(/^product_cat$/, 'product')
  if (named === 'front_page') return undefined
  const type = links.kind(named)
  return type !== undefined && isEntryType(type) ? { role, type } : undefined
}

/** In a header, the logo, the menu and the tools have places of their own; what is left stands above. */
export function headerOf({ root, content }: DocumentData): DocumentData {
  const brand: Block[] = []
  const menu: Block[] = []
  const tools: Block[] = []
  const all: Block[] = []
  const look = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      const slots = Object.values(block.props).filter(isBlocks)
      if (block.type === 'section' || block.type === 'columns') for (const slot of slots) look(slot)
      else all.push(block)
    }
  }
  look(content)
  const rest: Block[] = []
  for (const block of all) {
    if ((block.type === 'logo' || block.type === 'picture') && brand.length === 0) brand.push(block)
    else if (block.type === 'menu' && menu.length === 0)
      menu.push({ ...block, props: { ...block.props, look: 'header' } })
    else if (block.type === 'search-box') tools.push({ ...block, props: { ...block.props, look: 'tool' } })
    else if (block.type === 'mini-cart' || block.type === 'cart-link') tools.push(block)
    else if (block.type !== 'spacer' && block.type !== 'divider') rest.push(block)
  }
  // Without a menu it is no header as ours is, and stays as it was.
  if (menu.length === 0) return { root, content }
  const above: Block[] =
    rest.length > 0
      ? [
          {
            type: 'section',
            props: { id: 'header-above', title: '', space: 'none', tone: 'tint', content: rest },
          },
        ]
      : []
  if (brand.length === 0) brand.push({ type: 'logo', props: { id: 'header-logo' } })
  return {
    root,
    content: [...above, { type: 'masthead', props: { id: 'header-masthead', brand, menu, tools } }],
  }
}

const isBlocks = (value: unknown): value is Block[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof mapOf(one).type === 'string' && mapOf(mapOf(one).props) === mapOf(one).props)

const popupSchema = schemaOf(popupFields)

/** Triggers and conditions that count only while their switch is on. */
const switches: Readonly<Record<string, readonly string[]>> = {
  page_load: ['page_load_delay'],
  scrolling: ['scrolling_direction', 'scrolling_offset'],
  scrolling_to: ['scrolling_to_selector'],
  click: ['click_times'],
  inactivity: ['inactivity_time'],
  adblock_detection: ['adblock_detection_delay'],
  page_views: ['page_views_views'],
  sessions: ['sessions_sessions'],
  url: ['url_action', 'url_url'],
  sources: ['sources_sources'],
  logged_in: ['logged_in_users', 'logged_in_roles'],
  devices: ['devices_devices'],
  times: ['times_times', 'times_period', 'times_count'],
  browsers: ['browsers_browsers', 'browsers_options'],
  schedule: ['schedule_start_date', 'schedule_end_date', 'schedule_timezone'],
}
const devices: Readonly<Record<string, string>> = {
  desktop: 'desk',
  laptop: 'desk',
  widescreen: 'desk',
  tablet: 'tablet',
  tablet_extra: 'tablet',
  mobile: 'phone',
  mobile_extra: 'phone',
}
const roles: Readonly<Record<string, string>> = {
  administrator: 'administrator',
  editor: 'editor',
  shop_manager: 'shop',
  customer: 'customer',
  subscriber: 'customer',
}

/**
 * The settings of a popup of ours, from those of its template, its display settings (`triggers`, `timing`) and conditions.
 * Places that it excludes are told as losses, and it stays where only a link opens it.
 */
export function popupOf(
  title: string,
  pageSettings: unknown,
  display: unknown,
  conditions: unknown,
  links: Resolver,
): { props: Record<string, unknown>; losses: readonly Loss[] } {
  const losses = createLosses()
  const settings = mapOf(pageSettings)
  const { triggers, timing } = mapOf(display)
  const said = { ...mapOf(triggers), ...mapOf(timing) }
  const props: Record<string, unknown> = {
    name: title.slice(0, 200),
    ...placesOfPopup(readConditions(conditions), links, losses),
  }
  for (const [name, keys] of Object.entries(switches)) {
    if (said[name] !== 'yes') continue
    for (const key of keys) if (said[key] !== undefined && said[key] !== '') props[key] = said[key]
    if (name === 'page_load' || name === 'adblock_detection') props[name] = true
    if (name === 'scrolling') props.scrolling_direction ??= 'down'
    if (name === 'click') props.click_times ??= 1
    if (name === 'inactivity') props.inactivity_time ??= 30
  }
  if (said.exit_intent === 'yes') props.exit_intent = true
  for (const key of [
    'open_selector',
    'classes',
    'close_button_delay',
    'close_button_position',
    'close_automatically',
  ])
    if (settings[key] !== undefined && settings[key] !== '') props[key] = settings[key]
  for (const key of [
    'avoid_multiple_popups',
    'prevent_scroll',
    'prevent_close_on_background_click',
    'prevent_close_on_esc_key',
    'a11y_navigation',
  ])
    if (settings[key] !== undefined) props[key] = settings[key] === 'yes'
  props.entrance_animation = animationOf(settings.entrance_animation)
  props.exit_animation = animationOf(settings.exit_animation)
  props.place = placeInView(settings)
  const width = Number(mapOf(settings.width).size)
  props.width = width > 0 && width < 480 ? 'narrow' : width > 800 ? 'wide' : 'usual'
  return { props: fitted(props), losses: losses.list }
}

function placesOfPopup(
  conditions: readonly Condition[],
  links: Resolver,
  losses: ReturnType<typeof createLosses>,
) {
  const pages: { address: string; below: boolean }[] = []
  let isEverywhere = false
  for (const { isExclude, name, sub, id } of conditions) {
    if (isExclude) {
      losses.add('layout', `exclude ${name}/${sub}/${id}`)
      return { where: 'asked' }
    }
    if (name === 'general') isEverywhere = true
    else {
      const address =
        sub === 'front_page'
          ? '/'
          : id > 0
            ? /^in_|category|tag/.test(sub)
              ? links.termAddress(id)
              : links.post(id)
            : undefined
      if (address) pages.push({ address, below: false })
      else losses.add('layout', `include ${name}/${sub}`)
    }
  }
  if (isEverywhere) return { where: 'everywhere' }
  return pages.length > 0 ? { where: 'some', pages } : { where: 'asked' }
}

const animationOf = (given: unknown): string => {
  const name = typeof given === 'string' ? given : ''
  if (/zoom/i.test(name)) return 'zoom'
  const side = /(Up|Down|Left|Right)$/.exec(name)?.[1]?.toLowerCase()
  return side ?? (/fade|in$/i.test(name) && name !== 'none' && name !== '' ? 'fade' : '')
}

function placeInView({
  horizontal_position: across,
  vertical_position: down,
}: Readonly<Record<string, unknown>>): string {
  if (down === 'bottom' && across === 'right') return 'corner'
  return down === 'top' || down === 'bottom' ? down : 'middle'
}

/** Lists as texts, numbers as numbers, and without what the settings of a popup do not take. */
function fitted(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  const listed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    devices_devices: devices,
    logged_in_roles: roles,
  }
  for (const [key, value] of Object.entries(props)) {
    const field = Object.hasOwn(popupFields, key) ? popupFields[key as keyof typeof popupFields] : undefined
    if (!field) continue
    if (field.type === 'number') {
      const size = Number(mapOf(value) === value ? mapOf(value).size : value)
      if (Number.isFinite(size))
        rest[key] = Math.round(Math.min('max' in field ? field.max : 1_000, Math.max(0, size)))
    } else if (Array.isArray(value) && key !== 'pages') {
      const names = listed[key]
      rest[key] = [
        ...new Set(value.flatMap((one) => (names ? (names[String(one)] ?? []) : String(one)))),
      ].join(', ')
    } else if (field.type === 'datetime' && typeof value === 'string')
      rest[key] = value.slice(0, 16).replace(' ', 'T')
    else rest[key] = value
  }
  for (;;) {
    const read = popupSchema.safeParse(rest)
    const wrong = read.success ? undefined : read.error.issues[0]?.path[0]
    if (wrong === undefined || !(String(wrong) in rest)) return rest
    delete rest[String(wrong)]
  }
}
