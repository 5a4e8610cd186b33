import type { Address } from '../orders/views.ts'

const countries = new Intl.DisplayNames('nl', { type: 'region' })

/** Returns the lines of an address as on an envelope; leaves the country out when it is the shop's own. */
export function addressLines(address: Address): readonly string[] {
  const { firstName, lastName, company, street, houseNumber, houseNumberSuffix, extra } = address
  const lines = [
    company,
    `${firstName} ${lastName}`.trim(),
    [street, houseNumber, houseNumberSuffix].filter(Boolean).join(' '),
    extra,
    `${address.postcode} ${address.city}`.trim(),
    address.country === 'NL' ? undefined : countryName(address.country),
  ]
  return lines.filter((line): line is string => line !== undefined && line !== '')
}

function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}
