import { parseId } from '../../../features/library/index.ts'
import type { WireCall } from '../../call.ts'
import { json } from './answers.ts'

/**
 * GET `search.getTagByCatId` with `catId`, `catType`, `catSlug`: the tags of a category and its subcategories. An empty
 * or 0 `catId` means the category of the slug; without a slug, the whole library.
 */
export async function tagsOfCategory({ query, context }: WireCall): Promise<Response> {
  const category = categoryOf((query.get('catId') ?? '').trim(), (query.get('catSlug') ?? '').trim())
  const tags = category === 'unknown' ? [] : await context.features.library.tags(category)
  return tags.length > 0
    ? json({ success: true, tags: tags.map(({ name, slug }) => ({ name, slug })) })
    : json({ success: false, message: 'No tags in this category found!' })
}

function categoryOf(idText: string, slug: string): { id: number } | { slug: string } | 'unknown' | undefined {
  if (!/^0*$/.test(idText)) {
    const id = parseId(idText)
    return id === undefined ? 'unknown' : { id }
  }
  if (slug === '') return undefined
  return slug.includes('\0') ? 'unknown' : { slug }
}
