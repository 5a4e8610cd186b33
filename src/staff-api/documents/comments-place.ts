import { z } from 'zod'
import type { Block, DocumentData } from '../../kernel/document.ts'
import { fail, ok } from '../../kernel/result.ts'
import { withSavedParts } from '../../widgets/saved-parts.ts'
import { answering } from '../action.ts'
import { shape } from '../answer-parts.ts'
import type { Call } from '../call.ts'
import { editOf } from './conflict.ts'

/** Where visitors read and write comments on news: `none`, only in the draft of the template, or `live`. */
export const commentsPlaceAnswer = shape({ documentId: z.number(), state: z.enum(['none', 'draft', 'live']) })
type CommentsPlace = z.output<typeof commentsPlaceAnswer>

const widget = 'entry-comments'

/** Undefined without a template for news. */
export async function commentsPlace({ features: { content } }: Call): Promise<CommentsPlace | undefined> {
  const template = await content.template('single', { type: 'post' })
  if (!template) return undefined
  const documentId = template.id
  const isPlacedIn = async ({ content: blocks }: DocumentData) =>
    holds(await withSavedParts(blocks, content, documentId), widget)
  if (await isPlacedIn(template.data)) return { documentId, state: 'live' }
  const draft = (await content.editable(documentId))?.draft
  return { documentId, state: draft && (await isPlacedIn(draft)) ? 'draft' : 'none' }
}

/** POST: adds the widget to the draft of the template for news, below the text; somebody still has to publish it. */
export const placeComments = answering({
  method: 'POST',
  needs: 'pages',
  answer: commentsPlaceAnswer,
  async run(call) {
    const place = await commentsPlace(call)
    if (!place) return fail('missing')
    if (place.state !== 'none') return ok(place)
    const { content } = call.features
    const document = await content.editable(place.documentId)
    const data = document?.draft ?? document?.published
    if (!document || !data) return fail('missing')
    const edit = await editOf(call, document.revision)
    const saved = await content.saveDraft(document.id, withComments(data), { ...edit, keep: true })
    if (!saved.ok) return fail(saved.code === 'conflict' ? 'conflict' : 'missing')
    return ok({ ...place, state: 'draft' })
  },
})

/** At the end of the section that holds the text, or else of the page. */
function withComments({ root, content }: DocumentData): DocumentData {
  const comments: Block = { type: widget, props: { id: `${widget}-${crypto.randomUUID()}` } }
  const at = content.findIndex((block) => holds([block], 'entry-body'))
  const section = content[at]
  const inside = section?.props.content
  if (!section || !Array.isArray(inside)) return { root, content: [...content, comments] }
  const props = { ...section.props, content: [...inside, comments] }
  return { root, content: content.with(at, { ...section, props }) }
}

/** Whether a widget of this type stands in the blocks, at any depth. */
function holds(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, type))
  if (typeof value !== 'object' || value === null) return false
  return ('type' in value && value.type === type) || Object.values(value).some((part) => holds(part, type))
}
