import type { EntryCard } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import { askedOf } from './query.ts'

export { placesFiles } from './load.ts'

/** More than a device can show on one map. */
const mostPlaces = 500
const perPage = 100

interface Places {
  places: readonly EntryCard[]
  /** The first of them. */
  total: number
  /** Around which town. */
  near?: { town: string; kilometres: number }
}

/** The places of an archive at this address, on all pages; none near an unknown town. */
export async function placesOf(context: RenderContext, most = mostPlaces): Promise<Places> {
  const { kind, choice, chosen, towns, order } = await askedOf(context, true)
  const [town] = towns
  if (!kind.isPlace || (choice.near && !town)) return { places: [], total: 0 }
  const places: EntryCard[] = []
  let total = 0
  for (let page = 1; places.length < most; page += 1) {
    const list = await context.features.content.list({ ...chosen(), order, page, perPage })
    places.push(...list.entries)
    total = list.total
    if (page >= list.pages) break
  }
  return {
    ...{ places: places.slice(0, most), total },
    ...(town && choice.near && { near: { town: town.name, kilometres: choice.near.kilometres } }),
  }
}
