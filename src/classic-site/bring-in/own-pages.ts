import { idOf, metaOf } from '../become/meta.ts'
import { shopPages, wholeOwnPage } from '../become/own-pages.ts'
import type { Way } from './way.ts'

/** Pages of the old site that show nothing but what the program has a page of its own for, with ours, by their numbers. */
export type OwnPages = ReadonlyMap<number, string>

export async function findOwnPages({ staged }: Way): Promise<OwnPages> {
  const named = new Map<number, string>()
  for (const [option, path] of Object.entries(shopPages)) {
    const id = idOf(await staged.option(option))
    if (id !== undefined) named.set(id, path)
  }
  const front = idOf(await staged.option('page_on_front'))
  const own = new Map<number, string>()
  for await (const batch of staged.batches('post', 'page', 500))
    for (const { item } of batch) {
      if (item.id === front || item.status !== 'publish') continue
      const isBuilt = metaOf(item.meta, '_elementor_edit_mode') === 'builder'
      const elements = isBuilt ? metaOf(item.meta, '_elementor_data') : undefined
      const path = wholeOwnPage(item.content, elements || undefined, named.get(item.id))
      if (path !== undefined) own.set(item.id, path)
    }
  return own
}
