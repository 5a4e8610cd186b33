/** A row of the table with the budgets of the design. */
export interface Row {
  name: string
  value: number
  unit: string
  /** The budget in words, such as `≥ 0.85`. */
  budget: string
  /**
   * The ratio to a bare server that sends the same bytes, to the same bytes as one file, or to the same work by hand.
   */
  ratio?: number
  pass: boolean
}

/** Measures a group of rows, and reports each row as soon as it is known. */
export interface Section {
  name: string
  run(give: (row: Row) => void): Promise<void>
}

export const atMost = (name: string, value: number, unit: string, budget: number): Row => ({
  name,
  value,
  unit,
  budget: `≤ ${budget} ${unit}`,
  pass: value <= budget,
})

export const atLeast = (name: string, value: number, unit: string, budget: number): Row => ({
  name,
  value,
  unit,
  budget: `≥ ${budget}${unit && ` ${unit}`}`,
  pass: value >= budget,
})

/** A row that passes on its ratio; it also shows the absolute figure, because machines differ. */
export const ratioAtLeast = (
  name: string,
  value: number,
  unit: string,
  ratio: number,
  budget: number,
): Row => ({ name, value, unit, budget: `≥ ${budget} of bare`, ratio, pass: ratio >= budget })

/** A row that passes on its ratio to the same work by hand in the same run. */
export const ratioAtMost = (
  name: string,
  value: number,
  unit: string,
  ratio: number,
  budget: number,
): Row => ({ name, value, unit, budget: `≤ ${budget} × by hand`, ratio, pass: ratio <= budget })

export function formatRow({ name, value, unit, budget, ratio, pass }: Row): string {
  const measured = `${format(value)} ${unit}${ratio === undefined ? '' : ` (${ratio.toFixed(3)})`}`
  return `${pass ? 'pass' : 'MISS'}  ${name.padEnd(64)} ${measured.padStart(24)}   ${budget}`
}

const format = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : value < 1_000 ? 1 : 0 })

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** @param share between 0 and 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}
