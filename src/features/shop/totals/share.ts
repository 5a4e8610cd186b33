import type { Cents } from '../views.ts'

/**
 * Divides an amount in proportion to weights, in whole cents that add up to it. Remaining cents go to the largest
 * fractions, the first of equals first. When all weights are 0, every share is 0.
 */
export function share(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map(Math.floor)
  let left = amount - shares.reduce((sum, part) => sum + part, 0)
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index)
  for (const { index } of byFraction) {
    if (left <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}
