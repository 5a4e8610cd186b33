/** Returns an IBAN in capitals without spaces, as banks store it. */
export const plainIban = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Returns an IBAN in groups of four, for people: `NL02 ABNA 0123 4567 89`. */
export const spacedIban = (text: string): string => plainIban(text).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether the check digits of an IBAN are right (ISO 13616: the number modulo 97 is 1). */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
