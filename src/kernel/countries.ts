/** Countries for which shipping costs can be requested: the European Union and its neighbours. */
const codes =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

const names = new Intl.DisplayNames('nl', { type: 'region' })

export const countryName = (code: string): string => names.of(code) ?? code

export const isCountry = (code: string): boolean => codes.includes(code)

/** The nearest countries first, then by name. */
export const countries: readonly { code: string; name: string }[] = codes
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => nearness(a.code) - nearness(b.code) || a.name.localeCompare(b.name, 'nl'))

function nearness(code: string): number {
  const near = ['NL', 'BE', 'DE'].indexOf(code)
  return near < 0 ? 3 : near
}
