/** Cents of a typed amount, such as `12,50`, `12.5` or `1.234,00`; undefined when it is none. */
export function readCents(typed: string): number | undefined {
  const bare = typed.replace(/[€\s]/g, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+)\.(\d{1,2})$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  return Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
}

/** `12,50` */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `€ 12,50` */
export const formatCents = (cents: number): string => euro.format(cents / 100)
