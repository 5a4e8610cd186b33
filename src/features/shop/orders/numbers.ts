import { randomBytes, timingSafeEqual } from 'node:crypto'
import { formatDayMonthYear } from '../../../kernel/dates.ts'

/** The number for people, on invoices and as the reference of a transfer: `S-2026-0147`. */
export const orderNumber = ({ id, placedAt }: { id: number; placedAt: Date }): string =>
  `S-${yearOf(placedAt)}-${String(id).padStart(4, '0')}`

/** Reads an order number as typed, with or without its prefix. */
export function readOrderNumber(typed: string): number | undefined {
  const [, digits] = /^\s*(?:S-?\d{4}-)?#?(\d{1,9})\s*$/i.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** For example `2026-0139`; for a credit note `C2026-0007`. */
export const invoiceNumber = ({
  kind,
  year,
  sequence,
}: {
  kind: 'invoice' | 'credit'
  year: number
  sequence: number
}): string => `${kind === 'credit' ? 'C' : ''}${year}-${String(sequence).padStart(4, '0')}`

/** Reads the number of an invoice or credit note as typed. */
export function readInvoiceNumber(
  typed: string,
): { kind: 'invoice' | 'credit'; year: number; sequence: number } | undefined {
  const [, credit, year, digits] = /^\s*(C?)(\d{4})-(\d{1,9})\s*$/i.exec(typed) ?? []
  if (year === undefined || digits === undefined) return undefined
  return { kind: credit ? 'credit' : 'invoice', year: Number(year), sequence: Number(digits) }
}

/** The year of an instant in the site's time zone. */
export const yearOf = (instant: Date): number => Number(formatDayMonthYear(instant).slice(-4))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 24 random characters from 62: cannot be guessed. */
const newSecret = (): string =>
  Array.from(randomBytes(96))
    .filter((byte) => byte < 248)
    .slice(0, 24)
    .map((byte) => letters[byte % 62])
    .join('')

export const newOrderKey = (): string => `wc_order_${newSecret()}`

/** Opens the downloads of an order and nothing else. */
export const newDownloadKey = (): string => `dl_${newSecret()}`
export const isDownloadKey = (given: string): boolean => /^dl_[A-Za-z0-9]{24}$/.test(given)

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
