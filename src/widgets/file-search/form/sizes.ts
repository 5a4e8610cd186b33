import { type SizeUnit, sizeUnits, toBytes } from '../../../kernel/bytes.ts'
import type { Sizes } from './criteria.ts'

/** The three alerts of section 5, file search: size. */
export type SizeProblem = 'size-from' | 'size-to' | 'size-order'

/** The bytes of a typed size: undefined when empty, 'wrong' when it is no whole number from 0. */
export function sizeInBytes(amount: string, unit: SizeUnit): number | 'wrong' | undefined {
  const text = amount.trim()
  if (text === '') return undefined
  return /^\d+$/.test(text) ? Math.min(toBytes(Number(text), unit), Number.MAX_SAFE_INTEGER) : 'wrong'
}

/** The alert that keeps the search from being sent. The two sizes are compared only when both are given. */
export function sizeProblem({ from, to, fromUnit, toUnit }: Sizes): SizeProblem | undefined {
  const least = sizeInBytes(from, fromUnit)
  const most = sizeInBytes(to, toUnit)
  if (least === 'wrong') return 'size-from'
  if (most === 'wrong') return 'size-to'
  return least !== undefined && most !== undefined && least > most ? 'size-order' : undefined
}

/** Converts bytes in an address to whole units, as the form shows them. */
export function amountOf(bytes: string, unit: SizeUnit): string {
  const text = bytes.trim()
  return /^\d+$/.test(text) ? String(Math.round(Number(text) / toBytes(1, unit))) : text
}

export const readUnit = (text: string): SizeUnit =>
  sizeUnits.find((unit) => unit === text.trim().toLowerCase()) ?? 'kb'
