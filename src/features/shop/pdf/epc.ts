import { isIban, plainIban } from '../shop-settings/iban.ts'
import type { Cents } from '../views.ts'

export interface Transfer {
  iban: string
  /** The holder of the account. */
  holder: string
  cents: Cents
  /** Description of the transfer, filled in by the payer's bank. */
  reference: string
}

const mostName = 70
const mostReference = 140
const mostCents = 99_999_999_999

/**
 * Returns the text of a QR code with which a bank's app fills in a transfer: EPC069-12, version 002, which needs no BIC
 * within the European Economic Area. Undefined without a valid amount, IBAN or holder.
 */
export function epcText({ iban, holder, cents, reference }: Transfer): string | undefined {
  const name = oneLine(holder, mostName)
  if (!isIban(iban) || name === '' || cents < 1 || cents > mostCents) return undefined
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const purpose = ''
  const structuredReference = ''
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name,
    plainIban(iban),
    amount,
    purpose,
    structuredReference,
    oneLine(reference, mostReference),
  ].join('\n')
}

/** Puts text on one line: a line break would start the next field. */
const oneLine = (text: string, most: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('').trim()
