/** The tags to publish when these products change: everything that shows them is rendered again. */
export const tagsOf = (ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [...ids.flatMap((id) => [`product:${id}`, `entry:${id}`]), 'list:product']

/** The tags to publish when only their stock changes: pages that show no stock stay cached. */
export const stockTagsOf = (ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [...ids.map((id) => `product:${id}`), 'list:product']
