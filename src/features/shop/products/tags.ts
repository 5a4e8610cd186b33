/** What is told when these products change: whatever shows them is made anew. */
export const tagsOf = (ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [...ids.flatMap((id) => [`product:${id}`, `entry:${id}`]), 'list:product']

/** What is told when no more than their stock changes: what shows no stock stands. */
export const stockTagsOf = (ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [...ids.map((id) => `product:${id}`), 'list:product']
