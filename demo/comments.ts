import { z } from 'zod'
import type { Content } from '../src/features/content/index.ts'
import { builtInKinds } from '../src/kernel/kinds.ts'
import { anonymous } from '../src/kernel/viewer.ts'
import data from './comments.json'
import { dayOf, daysBefore } from './library/dates.ts'

const comment = z.object({
  /** Of the post that it is about. */
  slug: z.string(),
  author: z.string(),
  daysAgo: z.number(),
  text: z.string(),
  /** The society's. */
  answer: z.string().optional(),
  /** One of them waits, so that there is something to judge. */
  approved: z.boolean(),
})

/** Comments on the news. Comments must be turned on. */
export async function seedComments(
  content: Pick<Content, 'find' | 'addComment' | 'changeComment'>,
  now: Date,
): Promise<void> {
  for (const { slug, author, daysAgo, text, answer, approved } of z.array(comment).parse(data)) {
    const found = await content.find(`${builtInKinds.post.folder}${slug}/`, anonymous)
    if (found?.kind !== 'entry') throw new Error(`nothing is said of ${slug}: it is not there`)
    const added = await content.addComment({
      entryId: found.entry.id,
      author,
      text,
      email: 'lezer@jacobsschelp.example',
      createdAt: daysBefore(dayOf(now), daysAgo),
    })
    if (!added.ok) throw new Error(`a comment on ${slug} was refused: ${added.code}`)
    if (approved) await content.changeComment(added.value.id, { approved, answer })
  }
}
