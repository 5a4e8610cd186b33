import { madeOnce } from './made-once.ts'

const format = madeOnce(() => new Intl.NumberFormat('nl-NL'))

/** Formats a number in Dutch, with at most three decimals: `1.234`, `0,5`. */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : format().format(number)
