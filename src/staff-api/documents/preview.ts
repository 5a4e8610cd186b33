import { z } from 'zod'
import type { Block } from '../../kernel/document.ts'
import { fail } from '../../kernel/result.ts'
import { toTypedJson } from '../../kernel/typed-json.ts'
import { oneARound } from '../../platform/one-a-round.ts'
import type { RenderContext } from '../../widgets/context.ts'
import { withDynamic } from '../../widgets/dynamic.ts'
import { readProps } from '../../widgets/props.ts'
import { widgets } from '../../widgets/registry.ts'
import { renderBlocks, textsOf, type WidgetRuntime, withDraw } from '../../widgets/render.ts'
import { savedPart, withSavedParts } from '../../widgets/saved-parts.ts'
import { withShown } from '../../widgets/shown-before.ts'
import { slotsOf } from '../../widgets/slots.ts'
import { answerText } from '../answer.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { subjectOf } from './subject.ts'
import { trustHtml } from './trust-html.ts'

/** Far more than a page has; the editor requests only the changed blocks. */
const mostBlocks = 400

const round = oneARound()

const block = z.object({ type: z.string().max(60), props: z.looseObject({ id: z.string().max(100) }) })
const input = z.object({
  blocks: z.array(block).min(1).max(mostBlocks),
  /** The whole document in the editor, for lists that leave out the entries of lists above them. */
  among: z.array(block).max(mostBlocks).optional(),
})

/** A block as the canvas shows it. */
type Preview =
  | { props: unknown; model: unknown; texts: unknown }
  /** HTML of an island, as a visitor first gets it. The canvas does not start it. */
  | { html: string }
  | { problem: 'unknown-widget' | 'invalid-props' | 'failed' }

/**
 * Previews blocks as a visitor of the page would see them, each without the contents of its slots (EDIT-04). A block
 * that cannot be shown does not affect the others. Typed JSON, because models may hold dates.
 */
export async function preview(
  { features, viewer }: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const { content, canvas } = features
  const read = readInput(input, await body())
  if (!read.ok) return read
  const document = await content.editable(id)
  if (!document) return fail('missing')
  const runtime: WidgetRuntime = {
    scriptOf: () => undefined,
    textOverrides: (await content.settings()).texts,
    onError: canvas.onError,
  }
  const { blocks, among } = read.value
  const subject = await subjectOf(features, canvas.siteUrl, document, viewer)
  const context = withDraw(among ? withShown(among, subject) : subject, runtime)
  const previews = await Promise.all(
    trustHtml({ viewer }, document, blocks).map(async (block) => {
      // Each takes milliseconds: others are answered between two of them.
      await round()
      const isSaved = block.type === savedPart
      const drawn = isSaved ? partOf(block, context, runtime, id) : previewOf(block, context, runtime)
      return [block.props.id, await drawn] as const
    }),
  )
  return answerText(toTypedJson({ previews: Object.fromEntries(previews) }))
}

async function previewOf(block: Block, context: RenderContext, runtime: WidgetRuntime): Promise<Preview> {
  const widget = widgets.get(block.type)
  if (!widget) return { problem: 'unknown-widget' }
  let props: unknown
  try {
    props = readProps(widget, block.props)
  } catch {
    // A value being typed is often invalid; the editor says so at the block.
    return { problem: 'invalid-props' }
  }
  try {
    if (widget.hydrate !== 'none' && slotsOf(widget.fields, block.props).length === 0)
      return await asHtml([block], block, context, runtime)
    ;({ props } = await withDynamic(widget, props, block.props, context))
    const loaded = widget.load ? await widget.load(props, context, block.props.id) : { model: undefined }
    return { props, model: loaded.model, texts: textsOf(widget, runtime.textOverrides).data() }
  } catch (error) {
    runtime.onError(error, block)
    return { problem: 'failed' }
  }
}

/** What stands in a saved block; `within` is the document that is edited. */
async function partOf(
  block: Block,
  context: RenderContext,
  runtime: WidgetRuntime,
  within: number,
): Promise<Preview> {
  const inside = await withSavedParts([block], context.features.content, within)
  return inside.length > 0 ? asHtml(inside, block, context, runtime) : previewOf(block, context, runtime)
}

async function asHtml(
  blocks: readonly Block[],
  of: Block,
  context: RenderContext,
  runtime: WidgetRuntime,
): Promise<Preview> {
  let failed = false
  const { html } = await renderBlocks(blocks, context, {
    ...runtime,
    onError: (error) => {
      failed = true
      runtime.onError(error, of)
    },
  })
  return failed ? { problem: 'failed' } : { html }
}
