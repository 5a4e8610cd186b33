import type { Cents } from '../views.ts'

/**
 * Divides an amount over weights in proportion, in whole cents that add up to it. Cents left over go to the largest
 * fractions, the first of equals. All weights 0: nothing to divide over, so every share is 0.
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
