import { percentile, type Row, ratioAtMost } from '../row.ts'

export interface Beside {
  /** Times of the product, in milliseconds. */
  p50: number
  p95: number
  /** The p95 of the product divided by that of the work by hand. */
  ratio: number
}

/**
 * Times the product and the same work by hand in turn, so that a machine that is slow for a while slows down both.
 * Both return how many items they found, which must be equal if the page shows the number.
 */
export async function measureBeside<Item>(
  items: readonly Item[],
  product: (item: Item, number: number) => Promise<number | undefined>,
  byHand: (item: Item) => Promise<number>,
): Promise<Beside> {
  const times: { product: number[]; byHand: number[] } = { product: [], byHand: [] }
  for (const [number, item] of items.entries()) {
    const begun = performance.now()
    const found = await product(item, number)
    const between = performance.now()
    const right = await byHand(item)
    times.product.push(between - begun)
    times.byHand.push(performance.now() - between)
    if (found !== undefined && found !== right)
      throw new Error(`${JSON.stringify(item)} finds ${found}, and ${right} by hand`)
  }
  const p95 = percentile(times.product, 0.95)
  return { p50: percentile(times.product, 0.5), p95, ratio: p95 / percentile(times.byHand, 0.95) }
}

/** The row of a p95 that passes on its ratio to the same work by hand. */
export const besideHand = (
  name: string,
  { p95, ratio }: Pick<Beside, 'p95' | 'ratio'>,
  budget: number,
): Row => ratioAtMost(`${name}, p95`, p95, 'ms', ratio, budget)
