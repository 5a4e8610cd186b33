import type { DocumentData } from '../../../kernel/document.ts'
import { luminance } from '../../../kernel/look/colour.ts'
import type { Draft } from '../../../widgets/classic.ts'
import { replacementOf } from '../../../widgets/classic-registry.ts'
import { documentOf } from '../finish.ts'
import { createLosses, type Loss } from '../losses.ts'
import type { Making } from '../making.ts'
import { ownPageOf } from '../own-pages.ts'
import { proseOf } from '../prose-of.ts'
import { createReader, mapOf } from '../reader.ts'
import { startMaking } from '../start-making.ts'
import type { Resolver } from '../texts/links.ts'
import { fillFrom } from './dynamic-tags.ts'
import { emptyKit, type Kit, readColour } from './kit.ts'
import { withPlacing } from './placed.ts'
import { plainWords } from './plain-words.ts'

/** What the elements of Elementor are for. */
export interface ElementorUse {
  /** A page shows its title above what it says, unless its settings hide it there. */
  as?: 'page' | 'template' | 'layer' | 'part' | 'card'
  /** Of the page. */
  title?: string
  post?: number
  kit?: Kit
}

export interface BecomeElementor {
  document: DocumentData
  losses: readonly Loss[]
  /** How many widgets were read, by their type. */
  widgets: ReadonlyMap<string, number>
}

const mostBytes = 5_000_000
const mostElements = 10_000
/** Deeper elements stand one after the other. */
const deepest = 40

interface Element {
  elType: string
  widgetType: string
  id: unknown
  settings: Readonly<Record<string, unknown>>
  elements: readonly unknown[]
  templateId: unknown
}

/** Turns the elements of a page or template of Elementor, as JSON or as read from it, into a document. */
export function becomeElementor(
  data: unknown,
  pageSettings: unknown,
  links: Resolver,
  use: ElementorUse = {},
): BecomeElementor {
  const losses = createLosses()
  const making = startMaking(links, losses, use.post)
  const walk = createWalk(making, use.kit ?? emptyKit)
  const drafts = walk.page(readElements(data, making))
  const shown = use.as === 'page' ? withTitle(drafts, mapOf(pageSettings), use.title ?? '', making) : drafts
  return { document: documentOf(shown, making), losses: losses.list, widgets: walk.widgets }
}

/** The same as the text of an entry: what its widgets say, in order. */
export function becomeElementorText(data: unknown, links: Resolver, use: ElementorUse = {}) {
  const losses = createLosses()
  const making = startMaking(links, losses, use.post)
  const walk = createWalk(making, use.kit ?? emptyKit)
  return {
    html: making.read.clean(proseOf(walk.page(readElements(data, making)), making)),
    losses: losses.list,
  }
}

/** The elements in JSON, in a template (`content`), or in what was read of either. */
export function readElements(given: unknown, { losses }: Pick<Making, 'losses'>): readonly unknown[] {
  const data = typeof given === 'string' ? parsed(given) : given
  if (typeof given === 'string' && data === undefined)
    losses.add('too-much', given.length > mostBytes ? 'elementor' : 'JSON')
  if (Array.isArray(data)) return data
  const { content, elements } = mapOf(data)
  return Array.isArray(content) ? content : Array.isArray(elements) ? elements : []
}

function parsed(json: string): unknown {
  if (json.length > mostBytes) return undefined
  // Some exports escape it once more.
  for (const text of [json, json.replace(/\\(["\\/])/g, '$1')])
    try {
      const data: unknown = JSON.parse(text)
      return typeof data === 'string' ? JSON.parse(data) : data
    } catch {}
  return undefined
}

function readElement(given: unknown): Element | undefined {
  const { elType, widgetType, id, settings, elements, templateID } = mapOf(given)
  if (typeof elType !== 'string') return undefined
  return {
    elType,
    widgetType: typeof widgetType === 'string' ? widgetType : '',
    id,
    settings: unwrapped(mapOf(settings)),
    elements: Array.isArray(elements) ? elements : Object.values(mapOf(elements)),
    templateId: templateID,
  }
}

/** Settings of the newest elements say of each value which type it has. */
const unwrapped = (settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.values(settings).some((value) => '$$type' in mapOf(value))
    ? Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, unwrap(value, 0)]))
    : settings

function unwrap(value: unknown, depth: number): unknown {
  if (depth > 20 || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const map = mapOf(value)
  if ('$$type' in map) return unwrap(map.value, depth + 1)
  return Object.fromEntries(Object.entries(map).map(([key, one]) => [key, unwrap(one, depth + 1)]))
}

const numberOf = (value: unknown): number | undefined => {
  const size = typeof value === 'object' && value !== null && 'size' in value ? value.size : value
  if (size === '' || size === null || size === undefined || typeof size === 'boolean') return undefined
  const number = Number(size)
  return Number.isFinite(number) ? number : undefined
}

const isContainer = ({ elType }: Element): boolean =>
  elType !== 'widget' && !/^e-(?!div-block|flexbox)/.test(elType)

function createWalk(making: Making, kit: Kit) {
  const { losses, links } = making
  const fill = fillFrom(making)
  const widgets = new Map<string, number>()
  let left = mostElements

  /** Whether one more element may be read. */
  function counts(): boolean {
    if (left-- > 0) return true
    losses.add('too-much', 'elementor')
    return false
  }

  /** A value, or the global one in its place; '' there means that none is. */
  function colourOf(settings: Readonly<Record<string, unknown>>, key: string): string | undefined {
    const named = mapOf(settings.__globals__)[key]
    if (typeof named === 'string' && named !== '') {
      const id = /[?&]id=([\w-]{1,100})/.exec(named)?.[1] ?? ''
      const known = kit.colours.get(id)
      if (known) return known
      losses.add('global', id || named)
    }
    return readColour(settings[key])
  }

  const listOf = (elements: readonly unknown[], depth: number): Draft[] =>
    elements.flatMap((given) => {
      const element = readElement(given)
      if (!element || !counts()) return []
      return depth >= deepest ? flat(element) : of(element, depth)
    })

  function of(element: Element, depth: number): Draft[] {
    if (!isContainer(element)) return widget(element, depth)
    return withPlacing(layout(element, depth), element.settings, undefined)
  }

  /** The widgets in an element that is too deep, one after the other. */
  function flat(top: Element): Draft[] {
    losses.add('layout', 'depth')
    const drafts: Draft[] = []
    const waiting: Element[] = [top]
    while (waiting.length > 0) {
      const element = waiting.pop()
      if (!element) break
      if (!isContainer(element)) drafts.push(...widget({ ...element, elements: [] }, deepest))
      const inside = element.elements.flatMap((one) => (counts() ? (readElement(one) ?? []) : []))
      for (const one of inside.reverse()) waiting.push(one)
    }
    return drafts
  }

  /** What stands in a section, column or container, beside or below each other. */
  function layout({ elType, settings, elements }: Element, depth: number): Draft[] {
    const isGrid = settings.container_type === 'grid'
    const direction = String(settings.flex_direction ?? settings.direction ?? '')
    const isRow = elType === 'section' || isGrid || direction.startsWith('row')
    if (!isRow || elements.length < 2) return listOf(elements, depth + 1)
    const columns = elements.map((one) => listOf([one], depth + 1))
    const widths = elements.map((one) => widthOf(readElement(one)?.settings ?? {}))
    const perRow = isGrid ? Math.max(1, numberOf(settings.grid_columns_grid) ?? 3) : columns.length
    const gap = settings.gap ?? mapOf(settings.flex_gap).column ?? settings.flex_gap
    const drafts: Draft[] = []
    const ordered = direction.endsWith('reverse') ? columns.toReversed() : columns
    const places = direction.endsWith('reverse') ? widths.toReversed() : widths
    for (let at = 0; at < ordered.length; at += perRow)
      drafts.push(...beside(ordered.slice(at, at + perRow), places.slice(at, at + perRow), gap, settings))
    return drafts
  }

  const replaceColumns = replacementOf('elementor', ':columns')

  function beside(
    columns: readonly Draft[][],
    widths: readonly (number | undefined)[],
    gap: unknown,
    settings: Readonly<Record<string, unknown>>,
  ): Draft[] {
    // Sections have margins of their own, and stand only at the top of a page.
    const reader = createReader({
      name: ':columns',
      making,
      values: {
        children: columns.length,
        widths: widths.map((width) => width ?? '').join(','),
        columnGap: gapOf(gap),
        verticalAlignment: settings.content_position ?? settings.align_items ?? settings.flex_align_items,
      },
      blocks: (at = 0) => columns[at] ?? [],
    })
    return [replaceColumns?.(reader) ?? columns.flat()].flat()
  }

  function widget(element: Element, depth: number): Draft[] {
    const { settings, elements, id } = element
    const name = atomicNames[element.widgetType] ?? element.widgetType
    widgets.set(name, (widgets.get(name) ?? 0) + 1)
    const values = atomicNames[element.widgetType] ? atomicSettings(settings) : settings
    if (name === 'menu-anchor') {
      const anchor = anchorIn(values.anchor)
      return anchor ? [{ type: ':anchor', props: { anchor } }] : []
    }
    if (name === 'spacer' && elements.length === 0 && numberOf(values.space) === 0) return []
    if (name === 'sidebar') {
      losses.add('left', 'sidebar')
      return []
    }
    if (name === 'shortcode')
      return withPlacing(making.read.drafts(String(values.shortcode ?? ''), making), values, id)
    const own = ownPageOf(name)
    if (own !== undefined) {
      losses.add('own-page', name)
      return []
    }
    const replaces = replacementOf('elementor', name)
    const inside = (at?: number) =>
      at === undefined ? listOf(elements, depth + 1) : listOf(elements.slice(at, at + 1), depth + 1)
    if (replaces) {
      const reader = createReader({
        name,
        making,
        values: { ...values, templateID: element.templateId ?? values.templateID },
        fill,
        blocks: inside,
      })
      const made = [replaces(reader) ?? []].flat()
      return withAnchor(withPlacing(made, values, id), values, name)
    }
    const html = making.read.clean(plainWords(values, making, fill))
    const nested = elements.length > 0 ? inside() : []
    losses.add(html === '' && nested.length === 0 ? 'left' : 'plain', name)
    const text: Draft[] = html === '' ? [] : [{ type: 'text', props: { html }, standsFor: name }]
    return withPlacing([...text, ...nested], values, id)
  }

  function withAnchor(drafts: Draft[], settings: Readonly<Record<string, unknown>>, name: string): Draft[] {
    const anchor = anchorIn(settings._element_id)
    const [first] = drafts
    if (!anchor || !first) return drafts
    if (name === 'heading' && first.type === 'heading')
      return [{ ...first, props: { ...first.props, anchor } }]
    return [{ type: ':anchor', props: { anchor } }, ...drafts]
  }

  const replaceSection = replacementOf('elementor', ':section')

  /** An element at the top of a page becomes a section, with its ground. */
  function section(element: Element): Draft[] {
    const { settings, id } = element
    const content = layout(element, 1)
    const { drafts, anchors } = withoutAnchors(content)
    const own = anchorIn(settings._element_id)
    const [first, ...rest] = own ? [own, ...anchors] : anchors
    for (const anchor of rest) losses.add('layout', `#${anchor}`)
    const ground = groundOf(settings)
    const reader = createReader({
      name: ':section',
      making,
      values: { ...ground, width: isNarrow(settings) ? 'text' : '', anchor: first ?? '' },
      blocks: () => drafts,
    })
    return withPlacing([replaceSection?.(reader) ?? []].flat(), settings, id)
  }

  function groundOf(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const kind = settings.background_background
    const { paths, values } = fill({
      background_image: settings.background_image,
      __dynamic__: Object.fromEntries(
        Object.entries(mapOf(settings.__dynamic__)).filter(([key]) => key === 'background_image'),
      ),
    })
    const field = typeof settings.cf_field_key === 'string' ? links.field(settings.cf_field_key) : undefined
    const isFeatured =
      paths.get('background_image') === 'entry.picture' || settings.show_featured_bg === 'yes'
    if (kind === 'video') losses.add('layout', 'background video')
    const colour = colourOf(settings, 'background_color')
    const pictures =
      kind === 'slideshow'
        ? settings.background_slideshow_gallery
        : kind === 'classic' || kind === undefined
          ? [values.background_image]
          : []
    const light = colour === undefined || kind === undefined || kind === '' ? 1 : luminance(colour)
    return {
      tone: light < 0.2 ? 'night' : light < 0.9 ? 'tint' : 'paper',
      ground: field ? 'field' : isFeatured ? 'featured' : 'none',
      groundField: field ?? '',
      groundFeatured: settings.show_featured_bg === 'yes',
      pictures: isFeatured
        ? []
        : (Array.isArray(pictures) ? pictures : []).filter((one) => mapOf(one).url || mapOf(one).id),
    }
  }

  return {
    widgets,
    page(elements: readonly unknown[]): Draft[] {
      const drafts: Draft[] = []
      for (const given of elements) {
        const element = readElement(given)
        if (!element || !counts()) continue
        if (isContainer(element)) drafts.push(...section(element))
        else drafts.push(...withoutAnchors(widget(element, 1)).drafts)
      }
      return drafts
    },
    links,
  }
}

const anchorIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_][\w-]{0,190}$/.test(value.trim()) ? value.trim() : undefined

/** Anchors that stand by themselves go to the heading after them; others to the section around them. */
function withoutAnchors(given: readonly Draft[]): { drafts: Draft[]; anchors: string[] } {
  const anchors: string[] = []
  const drafts: Draft[] = []
  let waiting: string | undefined
  const take = (list: readonly Draft[]): Draft[] =>
    list.flatMap((draft) => {
      if (draft.type === ':anchor') {
        if (waiting !== undefined) anchors.push(waiting)
        waiting = String(draft.props.anchor)
        return []
      }
      if (draft.type === 'heading' && waiting !== undefined && !draft.props.anchor) {
        const anchor = waiting
        waiting = undefined
        return [{ ...draft, props: { ...draft.props, anchor } }]
      }
      return [{ ...draft, props: mapSlots(draft.props, take) }]
    })
  drafts.push(...take(given))
  if (waiting !== undefined) anchors.push(waiting)
  return { drafts, anchors }
}

/** Props with what stands in their slots changed. */
function mapSlots(
  props: Readonly<Record<string, unknown>>,
  change: (drafts: readonly Draft[]) => Draft[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (!Array.isArray(value) || value.length === 0) return [name, value]
      if (value.every(isDraft)) return [name, change(value)]
      return [name, value.map((item) => (mapOf(item) === item ? mapSlots(mapOf(item), change) : item))]
    }),
  )
}

const isDraft = (value: unknown): value is Draft => {
  const { type, props } = mapOf(value)
  return typeof type === 'string' && mapOf(props) === props
}

const gapOf = (gap: unknown): string => {
  if (gap === 'no') return 'none'
  if (gap === 'narrow') return 'small'
  if (gap === 'wide' || gap === 'wider' || gap === 'extended') return 'large'
  const size = numberOf(gap)
  return size === undefined ? '' : size === 0 ? 'none' : size < 16 ? 'small' : size > 48 ? 'large' : ''
}

/** In percent of the row. */
function widthOf(settings: Readonly<Record<string, unknown>>): number | undefined {
  const width = mapOf(settings.width ?? settings._element_custom_width)
  const said =
    numberOf(settings._inline_size) ??
    (width.unit === undefined || width.unit === '%' ? numberOf(width) : undefined)
  return said ?? numberOf(settings._column_size)
}

const isNarrow = (settings: Readonly<Record<string, unknown>>): boolean => {
  const width = mapOf(
    settings.boxed_width ??
      (mapOf(settings.content_width) === settings.content_width ? settings.content_width : undefined),
  )
  const size = numberOf(width)
  return size !== undefined && size > 0 && size <= 820 && (width.unit === undefined || width.unit === 'px')
}

/** Widgets of Elementor's editor of 2025, under the names that they had before. */
const atomicNames: Readonly<Record<string, string>> = {
  'e-heading': 'heading',
  'e-paragraph': 'text-editor',
  'e-image': 'image',
  'e-button': 'button',
  'e-divider': 'divider',
  'e-youtube': 'video',
}

function atomicSettings(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { title, tag, paragraph, image, text, link, source } = settings
  const said = (value: unknown) => (typeof value === 'string' ? value : (mapOf(value).content ?? ''))
  const to = mapOf(link).destination ?? link
  const src = mapOf(mapOf(image).src)
  return {
    ...settings,
    title: said(title),
    header_size: tag,
    editor: said(paragraph),
    image: { id: src.id, url: src.url },
    text: said(text),
    link: typeof to === 'string' ? { url: to } : to,
    youtube_url: source,
  }
}

/** The title of a page above what it says, as the theme of a classic site shows it. */
function withTitle(
  drafts: readonly Draft[],
  settings: Readonly<Record<string, unknown>>,
  title: string,
  making: Making,
): Draft[] {
  const isHidden =
    settings.hide_title === 'yes' ||
    settings.template === 'elementor_canvas' ||
    settings.template === 'elementor_header_footer'
  let first: Draft | undefined
  const titled = new Set(['entry-title', 'front', 'page-title', 'not-found'])
  let hasTitle = false
  const look = (list: readonly Draft[]): Draft[] => {
    for (const draft of list) {
      if (titled.has(draft.type)) hasTitle = true
      if (draft.type === 'heading' && draft.props.level === 2) first ??= draft
      mapSlots(draft.props, look)
    }
    return [...list]
  }
  look(drafts)
  if (hasTitle) return [...drafts]
  const own: Draft = { type: 'entry-title', props: { lead: false } }
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
  const change = (to: readonly Draft[]) => {
    const replaced = (list: readonly Draft[]): Draft[] =>
      list.flatMap((draft) => (draft === first ? to : [{ ...draft, props: mapSlots(draft.props, replaced) }]))
    return replaced(drafts).filter(
      ({ type, props }) => type !== 'section' || (Array.isArray(props.content) && props.content.length > 0),
    )
  }
  if (first && same(String(first.props.text), title)) return change([own])
  // A page has one title of the first rank: where its own is hidden, the first heading takes that place.
  if (isHidden && first)
    return [
      { type: 'front', props: { title: first.props.text, lead: '', links: [], search: [], picture: [] } },
      ...change([]),
    ]
  if (isHidden) making.losses.add('layout', 'title')
  return [{ type: 'section', props: { title: '', space: 'none', content: [own] } }, ...drafts]
}
