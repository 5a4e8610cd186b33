import { z } from 'zod'

/** A record of at most `most` members, which are counted before any of them is read. */
// unbounded: this is the bound
export const record = <Key extends z.core.$ZodRecordKey, Value extends z.core.$ZodType>(
  key: Key,
  value: Value,
  most: number,
) =>
  z
    .unknown()
    .check(({ value: given, issues }) => {
      if (typeof given === 'object' && given !== null && Object.keys(given).length > most)
        issues.push({ code: 'too_big', origin: 'array', maximum: most, input: given, continue: false })
    })
    .pipe(z.record(key, value))
