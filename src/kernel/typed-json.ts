/** Marks a date, for which JSON has no type. */
const dateKey = '$date'

/** Returns JSON that preserves dates, for sending models of widgets to the page editor. */
export const toTypedJson = (value: unknown): string =>
  JSON.stringify(value, function (this: unknown, key, plain) {
    const original = isRecord(this) ? this[key] : undefined
    return original instanceof Date ? { [dateKey]: plain } : plain
  })

/** Parses the JSON of `toTypedJson`. */
export const fromTypedJson = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) =>
    isRecord(value) && typeof value[dateKey] === 'string' ? new Date(value[dateKey]) : value,
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
