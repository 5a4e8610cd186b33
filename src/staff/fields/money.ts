export { readCents } from '../../kernel/money.ts'

/** `12,50` */
export const typedCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `€ 12,50` */
export const formatCents = (cents: number): string => euro.format(cents / 100)
