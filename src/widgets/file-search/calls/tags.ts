import { readTagAnswer, type TagAnswer } from '../form/tag-list.ts'
import { callPath } from '../results/calls.ts'
import { ask } from './ask.ts'

/** The tags of a category (section 7, `search.getTagByCatId`). */
export async function askTags(
  { id, slug }: { id: number; slug: string },
  signal: AbortSignal,
): Promise<TagAnswer> {
  const address = callPath('search.getTagByCatId', { catId: String(id), catType: 'default', catSlug: slug })
  return readTagAnswer(await ask(address, { signal }))
}
