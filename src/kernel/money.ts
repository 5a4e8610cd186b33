import { madeOnce } from './made-once.ts'

/** Reads a typed amount, such as `12,50`, `12.5` or `1.234,00`, as cents; undefined when it is no amount. */
export function readCents(typed: string): number | undefined {
  const bare = typed.replace(/[€\s]/g, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+)\.(\d{1,2})$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
}

const euros = madeOnce(() => new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }))

/** Formats whole cents as `€ 18,50`, with a no-break space. */
export const formatPrice = (cents: number): string => euros().format(cents / 100)
