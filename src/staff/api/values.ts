export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON copy without files, which cannot be stored. */
export function plain(values: Values): Values {
  const read: unknown = JSON.parse(
    JSON.stringify(values, (_, value) =>
      value instanceof Blob || (isValues(value) && value.rawFile instanceof Blob) ? undefined : value,
    ),
  )
  return isValues(read) ? read : {}
}
