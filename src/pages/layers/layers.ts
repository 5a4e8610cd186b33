import type { LayerView } from '../../features/content/index.ts'
import { fromDutchMinute } from '../../kernel/dates.ts'
import { seesDrafts } from '../../kernel/rights.ts'
import { textsOfRoom } from '../../kernel/texts.ts'
import { numberIn, parseUrlAction, type UrlAction } from '../../kernel/url-action.ts'
import type { RenderContext } from '../../widgets/context.ts'
import { renderBlocks } from '../../widgets/render.ts'
import type { Rendered } from '../../widgets/rendered.ts'
import { withSavedParts } from '../../widgets/saved-parts.ts'
import { schemaOf } from '../../widgets/schema.ts'
import { partsOf } from '../../widgets/shared/layers/layer-wish.ts'
import { type PanelProps, panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { type PopupProps, popupFields } from '../../widgets/shared/layers/popup-fields.ts'
import { inDocument } from '../in-document.ts'
import type { Site } from '../page.ts'
import { layerHtml } from './layer-html.tsx'
import { layerTexts } from './texts.nl.ts'

/** The parameter with which staff preview a popup or panel, open at once. */
export const previewParameter = 'layer'

const popupSchema = schemaOf(popupFields)
const panelSchema = schemaOf(panelFields)

type Props = (PopupProps & { kind: 'popup' }) | (PanelProps & { kind: 'panel' })

/** Reads the settings of a layer, whoever wrote them: a layer with invalid settings is left out. */
function propsOf({ kind, data }: LayerView): Props | undefined {
  const { times_count: counts, ...props } = data.root.props
  // Other page builders also write `close` for what is empty here.
  const stored = counts === 'close' || counts === undefined ? props : { ...props, times_count: counts }
  const read = (kind === 'popup' ? popupSchema : panelSchema).safeParse(stored)
  // The schema and the type are both made from the fields.
  return read.success ? ({ kind, ...read.data } as Props) : undefined
}

/**
 * Returns the popups and panels of a page: those that staff put there, and those that links of the page open. A page
 * without any has no trace of them. A preview shows no others than its links open, and counts no visit (section 4).
 */
export async function layersOf(
  site: Site,
  context: RenderContext,
  parts: readonly Rendered[],
): Promise<Pick<Rendered, 'html' | 'freshUntil'> & { inside: readonly Rendered[] }> {
  const asked = parts.flatMap(({ html }) => actionsIn(html))
  const preview = await previewed(site, context)
  const all = (await site.features.content.layers()).filter(({ id }) => id !== preview?.id)
  const inside: Rendered[] = []
  const boundaries: Date[] = []
  const html: string[] = []
  const close = textsOfRoom('layer', layerTexts, site.runtime.textOverrides)('close')
  const draw = async (layer: LayerView, props: Props, isPreview: boolean) => {
    const place = { ...context, documentId: layer.id }
    const blocks = await withSavedParts(layer.data.content, site.features.content)
    const rendered = await renderBlocks(blocks, place, site.runtime, `-${layer.kind}${layer.id}`)
    inside.push(rendered)
    asked.push(...actionsIn(rendered.html))
    html.push(layerHtml({ layer, props, html: inDocument(layer.id, rendered.html), close, isPreview }))
  }

  const previewProps = preview && propsOf(preview)
  if (preview && previewProps) await draw(preview, previewProps, true)
  const waiting = new Map(
    all.flatMap((layer) => {
      const props = propsOf(layer)
      return props ? [[layer, props] as const] : []
    }),
  )
  // A drawn layer may open others.
  for (let found = true; found; ) {
    found = false
    for (const [layer, props] of waiting) {
      const isPut = !preview && isHere(context, props)
      if (!isPut && !asked.some((action) => names(action, layer))) continue
      waiting.delete(layer)
      const time = props.kind === 'popup' ? scheduled(props, context.now) : { isNow: true }
      if (time.until) boundaries.push(time.until)
      if (!time.isNow || !isFor(context, props)) continue
      found = true
      await draw(layer, props, false)
    }
  }
  // An address may end in an action for what no link of the page names.
  if (asked.length > 0 || html.length > 0)
    html.push(`<div hidden data-behaviour="${asked.length > 0 ? 'url-actions' : 'url-hash'}"></div>`)
  if (!preview && all.some(countsVisits)) html.push('<div hidden data-behaviour="visits"></div>')
  return {
    html: html.join('\n'),
    inside,
    freshUntil: boundaries.toSorted((a, b) => a.getTime() - b.getTime())[0],
  }
}

async function previewed(site: Site, { query, viewer }: RenderContext): Promise<LayerView | undefined> {
  const id = Number(query.get(previewParameter))
  if (query.get('preview') !== '1' || !seesDrafts(viewer) || !Number.isSafeInteger(id)) return undefined
  const { content } = site.features
  const [draft, document] = await Promise.all([content.draft(id), content.editable(id)])
  const kind = document?.kind
  return draft && (kind === 'popup' || kind === 'panel') ? { ...draft, kind } : undefined
}

/** Returns the links that act on their page. Links of other builders are read as well. */
function actionsIn(html: string): UrlAction[] {
  return [...html.matchAll(/href="(#[^"]+)"/g)].flatMap(
    ([, hash = '']) => parseUrlAction(hash.replaceAll('&amp;', '&')) ?? [],
  )
}

const names = (action: UrlAction, { id, kind }: LayerView): boolean =>
  numberIn(action) === id && action.action.startsWith(kind === 'popup' ? 'popup:' : 'off_canvas:')

function isHere({ path }: RenderContext, props: Props): boolean {
  if (props.kind === 'panel' || props.where === 'asked') return false
  if (props.where === 'everywhere') return true
  return props.pages.some(({ address, below }) => {
    const own = address.replace(/[?#].*/s, '').replace(/\/?$/, '/')
    return path === own || (below && path.startsWith(own))
  })
}

/** Section 6. A visitor who is not signed in always sees it; pages for signed-in visitors are not shared. */
function isFor({ viewer }: RenderContext, props: Props): boolean {
  if (props.kind === 'panel' || props.logged_in_users === '' || viewer.userId === undefined) return true
  if (props.logged_in_users === 'all') return false
  const blocked = partsOf(props.logged_in_roles)
  return !viewer.roles.some((role) => blocked.includes(role))
}

/**
 * Checks the schedule by the site's clock; the page is rendered again when the result changes. A schedule by the
 * visitor's clock is left to the browser.
 */
function scheduled(props: PopupProps, now: Date): { isNow: boolean; until?: Date } {
  if (props.schedule_timezone !== 'site') return { isNow: true }
  const from = fromDutchMinute(props.schedule_start_date)
  const to = fromDutchMinute(props.schedule_end_date)
  if (from && now < from) return { isNow: false, until: from }
  // The last minute is included.
  const end = to && new Date(to.getTime() + 60_000)
  if (end && now >= end) return { isNow: false }
  return end ? { isNow: true, until: end } : { isNow: true }
}

const countsVisits = ({ kind, data }: LayerView): boolean =>
  kind === 'popup' &&
  (Number(data.root.props.page_views_views) > 0 || Number(data.root.props.sessions_sessions) > 0)
