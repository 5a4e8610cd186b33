/** An amount as it is stored, with a point, in whole cents; undefined for none. */
export function centsOf(amount: string | undefined): number | undefined {
  const text = (amount ?? '').trim()
  if (!/^-?\d{1,9}(?:[.,]\d{0,10})?$/.test(text)) return undefined
  const cents = Math.round(Number(text.replace(',', '.')) * 100)
  return Math.abs(cents) <= 2_000_000_000 ? cents : undefined
}
