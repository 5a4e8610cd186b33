import { madeOnce } from './made-once.ts'

const format = madeOnce(() => new Intl.NumberFormat('nl-NL'))

/** `1.234`, `0,5`: as Dutch writes a number, with at most three decimals. */
export const formatNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : format().format(number)
