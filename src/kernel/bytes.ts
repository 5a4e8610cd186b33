import { madeOnce } from './made-once.ts'

/** A size in bytes. */
export type Bytes = number

const factors = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 } as const
export type SizeUnit = keyof typeof factors
export const sizeUnits = Object.keys(factors) as SizeUnit[]

/** Converts a size as typed in the search form (specification section 5, base 1024). */
export const toBytes = (amount: number, unit: SizeUnit): Bytes => Math.round(amount * factors[unit])

const whole = madeOnce(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 }))
const twoDecimals = madeOnce(
  () => new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Formats a size in base 1024 with two decimals, for the file library (decisions, file library): `4,20 MB`. */
export function formatBytes(size: Bytes): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let rest = size
  let unit = 0
  while (rest >= 1024 && unit < units.length - 1) {
    rest /= 1024
    unit += 1
  }
  return `${(unit ? twoDecimals() : whole()).format(rest)} ${units[unit]}`
}
