/**
 * Runs over items, several at a time, so that drawing, storing and the database do not wait for each other. When
 * one fails, no other begins; it throws once those that run have ended.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  const lane = async () => {
    while (!failed && next < items.length) {
      const item = items[next]
      next += 1
      if (item === undefined) continue
      try {
        await run(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
