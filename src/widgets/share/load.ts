import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { ShareProps } from './fields.ts'
import { clickName, networkOf } from './networks.ts'

export interface ShareModel {
  page: { url: string; title: string; path: string }
  counts: { [name: string]: number | undefined }
}

/** Counts may be an hour old, so that the page stays cached. */
const freshMs = 3_600_000

export async function load(
  { items, show_counter }: ShareProps,
  { features, path, siteUrl, trail, now, entry }: RenderContext,
): Promise<Loaded<ShareModel>> {
  const title = entry?.title ?? trail.at(-1)?.label ?? ''
  const counted = show_counter
    ? items.map(({ network }) => network).filter((name) => networkOf(name).has_counter)
    : []
  const found =
    counted.length > 0
      ? await features.statistics.clicks(counted.map((name) => clickName(name, path)))
      : undefined
  return {
    model: {
      page: { url: siteUrl + path, title, path },
      counts: Object.fromEntries(
        counted.flatMap((name) => {
          const count = found?.get(clickName(name, path))
          return count === undefined ? [] : [[name, count]]
        }),
      ),
    },
    ...(counted.length > 0 && { freshUntil: new Date(now.getTime() + freshMs) }),
  }
}
