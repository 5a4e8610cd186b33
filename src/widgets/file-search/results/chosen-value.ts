/**
 * Value of a row's checkbox, and of the parameter that carries a selection from page to page without scripts (LIB-25):
 * `chosen=12.5` is file 12 of category 5. Short, because an address holds about 16 KB.
 */
export const chosenParameter = 'chosen'

export const chosenValue = (id: number | string, category: number | string): string => `${id}.${category}`

/** The two numbers, as texts; undefined for any other text. */
export function readChosen(value: string): { id: string; category: string } | undefined {
  const [, id, category] = /^(\d{1,10})\.(\d{1,10})$/.exec(value) ?? []
  return id === undefined || category === undefined ? undefined : { id, category }
}
