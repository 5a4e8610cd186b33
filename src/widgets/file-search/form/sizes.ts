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

/** The same of one end of a size, with the exact bytes of an address. */
export const bytesAt = (sizes: Sizes, end: 'from' | 'to'): number | 'wrong' | undefined =>
  sizes[`${end}Bytes`] ?? sizeInBytes(sizes[end], sizes[`${end}Unit`])

/** The alert that keeps the search from being sent. The two sizes are compared only when both are given. */
export function sizeProblem(sizes: Sizes): SizeProblem | undefined {
  const least = bytesAt(sizes, 'from')
  const most = bytesAt(sizes, 'to')
  if (least === 'wrong') return 'size-from'
  if (most === 'wrong') return 'size-to'
  return least !== undefined && most !== undefined && least > most ? 'size-order' : undefined
}

/** Converts bytes in an address to whole units, as the form shows them. */
export function amountOf(bytes: string, unit: SizeUnit): string {
  const text = bytes.trim()
  return /^\d+$/.test(text) ? String(Math.round(Number(text) / toBytes(1, unit))) : text
}

/** The bytes in an address that `amountOf` rounds; undefined when it shows them exactly. */
export function roundedBytes(bytes: string, unit: SizeUnit): number | undefined {
  const number = /^\d{1,15}$/.test(bytes.trim()) ? Number(bytes) : 0
  return number % toBytes(1, unit) === 0 ? undefined : number
}

export const readUnit = (text: string): SizeUnit =>
  sizeUnits.find((unit) => unit === text.trim().toLowerCase()) ?? 'kb'
