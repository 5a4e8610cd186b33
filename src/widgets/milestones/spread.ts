/** Picks `count` items of a list at even steps, including the first and the last; all items of a shorter list. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  const step = (items.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)]).filter(
    (item) => item !== undefined,
  )
}
