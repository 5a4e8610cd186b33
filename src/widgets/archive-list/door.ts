import type { EntryCard } from '../../features/content/index.ts'
import { kindOf } from '../../kernel/kinds.ts'
import type { RenderContext } from '../context.ts'
import { askedOf } from './query.ts'

export { placesFile } from './load.ts'

/** More than a device shows on one map. */
const mostPlaces = 500
const perPage = 100

/** The places that an archive lists at an address, all pages of them; none around a town that nobody knows. */
export async function placesOf(context: RenderContext): Promise<readonly EntryCard[]> {
  const { type, choice, chosen, towns } = askedOf(context, true)
  if (!kindOf(type).isPlace || (choice.near && towns.length === 0)) return []
  const places: EntryCard[] = []
  for (let page = 1; places.length < mostPlaces; page += 1) {
    const list = await context.features.content.list({ ...chosen(), order: choice.order, page, perPage })
    places.push(...list.entries)
    if (page >= list.pages) break
  }
  return places
}
