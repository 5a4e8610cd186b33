import type { ListView } from '../../features/newsletter/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { NewsletterFormProps } from './fields.ts'

export type OfferedList = Pick<ListView, 'id' | 'name' | 'about'>

/** The newsletter lists of this form, among those that readers may choose. */
export async function load(
  { lists }: NewsletterFormProps,
  { features }: RenderContext,
): Promise<Loaded<readonly OfferedList[]>> {
  const chosen = lists.split(',').map(Number).filter(Boolean)
  if (chosen.length === 0) return { model: [] }
  const all = await features.newsletter.lists()
  const offered = all.filter(({ id, isOffered }) => isOffered && chosen.includes(id))
  return {
    model: offered.map(({ id, name, about }) => ({ id, name, about })),
    tags: ['list:newsletter-lists'],
  }
}
