import type { EntryCard } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Listed } from '../shared/listing-files.ts'
import { askedOf } from './query.ts'

const perPage = 100

/** What an archive lists at this address, on all pages; nothing near an unknown town. */
export async function listedOf(context: RenderContext, most: number): Promise<Listed> {
  const { kind, choice, chosen, towns, order } = await askedOf(context, true)
  const [town] = towns
  if (choice.near && !town) return { entries: [], total: 0 }
  const entries: EntryCard[] = []
  let total = 0
  for (let page = 1; entries.length < most; page += 1) {
    const list = await context.features.content.list({ ...chosen(), order, page, perPage })
    entries.push(...list.entries)
    total = list.total
    if (page >= list.pages) break
  }
  return {
    entries: entries.slice(0, most),
    total,
    ...(kind.isPlace &&
      town &&
      choice.near && { near: { town: town.name, kilometres: choice.near.kilometres } }),
  }
}
