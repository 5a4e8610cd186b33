import { z } from 'zod'
import type { EditableDocument } from '../../features/content/index.ts'
import { type DrawnEmail, drawEmail } from '../../features/newsletter/index.ts'
import { emailOf } from '../../widgets/email.ts'
import { widgets } from '../../widgets/registry.ts'
import { subjectOf } from '../documents/subject.ts'
import type { Call } from '../resource.ts'

const rootProps = z.object({
  subject: z.string().max(1_000).catch(''),
  preview: z.string().max(1_000).catch(''),
})

export interface Email extends DrawnEmail {
  /** The parts that a mail cannot show, by the names that staff know. */
  leftOut: readonly string[]
}

/** Draws a newsletter as it would be sent now, with the present contents of its lists. */
export async function drawNewsletter(
  { features }: Call,
  document: EditableDocument,
): Promise<Email | undefined> {
  const data = document.draft ?? document.published
  if (!data) return undefined
  const { content, canvas } = features
  const leftOut = new Set<string>()
  const [context, { title }, lists] = await Promise.all([
    subjectOf(features, canvas.siteUrl, document, { roles: [], unlocked: new Set() }),
    content.settings(),
    features.newsletter.lists(),
  ])
  const parts = await emailOf(data.content, context, (_, { type }) =>
    leftOut.add(widgets.get(type)?.label ?? type),
  )
  const { subject, preview } = rootProps.parse(data.root.props)
  const email = drawEmail(
    { subject: subject.trim() || document.title, preview, parts },
    { siteTitle: title, siteUrl: canvas.siteUrl, hasLists: lists.length > 0 },
  )
  return { ...email, leftOut: [...leftOut] }
}
