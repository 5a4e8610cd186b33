import { LRUCache } from 'lru-cache'
import { type RenderInput, renderWidget } from '../islands/render.tsx'
import type { Block } from '../kernel/document.ts'
import { type Texts, textsOfRoom } from '../kernel/texts.ts'
import { isDatabaseAway } from '../platform/database/index.ts'
import { TooBusy } from '../platform/too-busy.ts'
import { boxed } from './boxed.ts'
import type { RenderContext } from './context.ts'
import type { AnyWidget, Loaded } from './define.ts'
import type { DrawnBefore } from './drawn-before.ts'
import { withDynamic } from './dynamic.ts'
import { type Box, boxOf } from './placing.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import type { Rendered } from './rendered.ts'
import { createRenderOnce } from './shared/render-once.ts'
import { withShown } from './shown-before.ts'
import { slotsOf } from './slots.ts'

/**
 * The children of each slot are compared one by one: what was rendered before is the same string then. Joined first,
 * each level of nesting would copy and compare all of its contents.
 */
const renderOnce = createRenderOnce(
  ({ children, box, ...input }: Omit<RenderInput, 'slots'> & { children: ChildrenOfSlots; box?: Box }) => {
    const slots = Object.fromEntries(Object.entries(children).map(([name, html]) => [name, html.join('')]))
    const html = renderWidget({ ...input, slots })
    return html && boxed(html, box)
  },
)

/** Finished HTML of the blocks in each slot, by its name. */
type ChildrenOfSlots = Readonly<Record<string, readonly string[]>>

export interface WidgetRuntime {
  /** Address of a view's script in the browser. */
  scriptOf(widget: string): string | undefined
  /** Staff's texts: `accordion.expandAll` → text. */
  textOverrides: Readonly<Record<string, string>>
  onError(error: unknown, block: Block): void
  /** Shared by the visitors who see what everybody sees. */
  drawnBefore?: DrawnBefore
}

interface Prepared {
  block: Block
  /** Id of the block, with the entry's number within a card: unique on the page. */
  id: string
  widget: AnyWidget
  props: unknown
  /** Cache tags of the values that fill its dynamic fields. */
  tags: readonly string[]
  loaded: Loaded<unknown>
  slots: { name: string; children: Prepared[] }[]
}

/**
 * Renders blocks to HTML. Loads all models of the page in parallel, then renders each widget, innermost first. A widget
 * that fails to load or render is reported and left out.
 * @param suffix makes the ids of a fragment differ from those of the page that receives it
 */
export async function renderBlocks(
  blocks: readonly Block[],
  context: RenderContext,
  runtime: WidgetRuntime,
  suffix?: string,
): Promise<Rendered> {
  const { rendered, parts } = await renderParts(blocks, context, runtime, suffix)
  rendered.html = parts.map(({ html }) => html).join('')
  return rendered
}

/** Renders the blocks of a page. Those that have no margins of their own get those of the page, neighbours together. */
export async function renderPage(
  blocks: readonly Block[],
  context: RenderContext,
  runtime: WidgetRuntime,
): Promise<Rendered> {
  const { rendered, parts } = await renderParts(blocks, context, runtime)
  let run = ''
  const endRun = () => {
    if (run) rendered.html += `<div class="wrap">${run}</div>`
    run = ''
  }
  for (const { html, hasMargins } of parts) {
    if (hasMargins) {
      endRun()
      rendered.html += html
    } else run += html
  }
  endRun()
  return rendered
}

async function renderParts(
  blocks: readonly Block[],
  context: RenderContext,
  runtime: WidgetRuntime,
  suffix?: string,
): Promise<{ rendered: Rendered; parts: { html: string; hasMargins: boolean }[] }> {
  const rendered: Rendered = { html: '', tags: new Set(), reads: new Set(), cacheable: true, status: 200 }
  const together = context.shownBefore ? context : withShown(blocks, context)
  const prepared = await prepare(blocks, withDraw(together, runtime), runtime)
  const parts = prepared.map((item) => ({
    html: toHtml(item, runtime, rendered, suffix),
    hasMargins: item.widget.margins === 'own',
  }))
  return { rendered, parts }
}

/** The context for widgets that render cards. Within a card it is absent, or lists would nest without end. */
export const withDraw = (context: RenderContext, runtime: WidgetRuntime): RenderContext => ({
  ...context,
  draw: context.card
    ? undefined
    : (blocks, about) => {
        const draw = () => renderBlocks(blocks, { ...context, ...about }, runtime)
        const { drawnBefore, textOverrides } = runtime
        if (!drawnBefore || !about.entry || !about.card || isSomebody(context.viewer)) return draw()
        const { fields, url, picture, terms } = about.entry
        const key = JSON.stringify([about.documentId, about.card])
        const basis = [blocks, context.kinds, textOverrides, fields, url, picture, JSON.stringify(terms)]
        return drawnBefore.get(key, basis, draw)
      },
})

const isSomebody = ({ userId, roles, unlocked, purchases = [] }: RenderContext['viewer']): boolean =>
  userId !== undefined || roles.length > 0 || unlocked.size > 0 || purchases.length > 0

async function prepare(
  blocks: readonly Block[],
  context: RenderContext,
  runtime: WidgetRuntime,
): Promise<Prepared[]> {
  const all = await Promise.all(
    blocks.map(async (block): Promise<Prepared | undefined> => {
      try {
        const widget = widgets.get(block.type)
        if (!widget) throw new Error(`no widget is named ${block.type}`)
        if (context.card && !widget.fitsCards) throw new Error(`no card shows ${block.type}`)
        const id = context.card ? `${block.props.id}-${context.card.id}` : block.props.id
        const { props, tags } = await withDynamic(
          widget,
          readProps(widget, block.props),
          block.props,
          context,
        )
        const [loaded, slots] = await Promise.all([
          widget.load ? widget.load(props, context, id) : { model: undefined },
          Promise.all(
            slotsOf(widget.fields, block.props).map(async ({ name, blocks }) => ({
              name,
              children: await prepare(blocks, context, runtime),
            })),
          ),
        ])
        return { block, id, widget, props, tags, loaded, slots }
      } catch (error) {
        // Every other widget would fail as well, and the page would be kept without them.
        if (isDatabaseAway(error) || error instanceof TooBusy) throw error
        runtime.onError(error, block)
        return undefined
      }
    }),
  )
  return all.filter((item) => item !== undefined)
}

function toHtml(item: Prepared, runtime: WidgetRuntime, page: Rendered, suffix?: string): string {
  const { block, id, widget, props, loaded } = item
  for (const tag of [...item.tags, ...(loaded.tags ?? [])]) page.tags.add(tag)
  for (const name of loaded.reads ?? []) page.reads.add(name)
  if (loaded.cacheable === false) page.cacheable = false
  if (loaded.status) page.status = loaded.status
  if (loaded.pages) page.pages = Math.max(page.pages ?? 1, loaded.pages)
  page.preload ??= loaded.preload
  page.inVain ??= loaded.inVain
  if (loaded.asks) page.asks = [...new Set([...(page.asks ?? []), ...loaded.asks])]
  if (loaded.freshUntil && (!page.freshUntil || loaded.freshUntil < page.freshUntil))
    page.freshUntil = loaded.freshUntil
  try {
    return renderOnce(`${widget.name} ${id}`, {
      view: widget.view,
      id,
      suffix,
      props,
      model: loaded.model,
      children: Object.fromEntries(
        item.slots.map(({ name, children }) => [
          name,
          children.map((child) => toHtml(child, runtime, page, suffix)),
        ]),
      ),
      texts: textsOf(widget, runtime.textOverrides),
      hydrate: loaded.hydrate ?? widget.hydrate,
      script: runtime.scriptOf(widget.name),
      box: boxOf(widget.fields, block.props),
    })
  } catch (error) {
    runtime.onError(error, block)
    return ''
  }
}

const roomTexts = new LRUCache<string, { of: AnyWidget['texts']; texts: Texts }>({ max: 300 })

/** The texts of a widget with the overrides of staff; made once per set of overrides. */
export function textsOf(widget: AnyWidget, overrides: Readonly<Record<string, string>>): Texts {
  const key = `${widget.name} ${JSON.stringify(overrides)}`
  const known = roomTexts.get(key)
  if (known?.of === widget.texts) return known.texts
  const texts = textsOfRoom(widget.name, widget.texts, overrides)
  roomTexts.set(key, { of: widget.texts, texts })
  return texts
}
