/** What is told when these products change: whatever shows them is made anew. */
export const tagsOf = (ids: readonly number[]): string[] =>
  ids.length === 0 ? [] : [...ids.flatMap((id) => [`product:${id}`, `entry:${id}`]), 'list:product']
