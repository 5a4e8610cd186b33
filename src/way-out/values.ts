import type { Row } from './snapshot.ts'

/** A column as text; '' for null. */
export const text = (row: Row, column: string): string => {
  const value = row[column]
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const number = (row: Row, column: string): number => Number(row[column] ?? 0)

/** A column that may be null. */
export const numberOrNone = (row: Row, column: string): number | undefined =>
  row[column] === null || row[column] === undefined ? undefined : Number(row[column])

export const list = (row: Row, column: string): readonly unknown[] => {
  const value = row[column]
  return Array.isArray(value) ? value : []
}

/** Objects of a column that holds a list of them. */
export const rowsIn = (row: Row, column: string): readonly Row[] => list(row, column).filter(isRow)

export const rowIn = (row: Row, column: string): Row | undefined => {
  const value = row[column]
  return isRow(value) ? value : undefined
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An amount of cents with a point and two decimals; '' for null. */
export const money = (row: Row, column: string): string => {
  const cents = numberOrNone(row, column)
  return cents === undefined ? '' : inEuros(cents)
}

export const inEuros = (cents: number): string => (cents / 100).toFixed(2)
