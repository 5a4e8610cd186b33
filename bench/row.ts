/** One line of the table in the design's budgets. */
export interface Row {
  name: string
  value: number
  unit: string
  /** As the budget says it, such as `≥ 0.85`. */
  budget: string
  /** Ratio to a bare server that sends the same bytes, to the same bytes as one file, or to the same work by hand. */
  ratio?: number
  pass: boolean
}

/** Measures a group of rows. Each row is reported as soon as it is known. */
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

/** Passes on its ratio; the absolute figure is shown too, because machines differ. */
export const ratioAtLeast = (
  name: string,
  value: number,
  unit: string,
  ratio: number,
  budget: number,
): Row => ({ name, value, unit, budget: `≥ ${budget} of bare`, ratio, pass: ratio >= budget })

/** Passes on its ratio to the same work by hand in the same run. */
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

/** @param share from 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}
