import { z } from 'zod'
import { isSameData } from '../../kernel/same-data.ts'

export type Change = Readonly<Record<string, unknown>>

// unbounded: compared only
const record = z.record(z.string(), z.unknown())

/** Names below which a form has fields that are saved each by itself. */
const nests = ['fields', 'offer']

const nestedIn = (change: Change, name: string): Change | undefined =>
  nests.includes(name) ? record.safeParse(change[name]).data : undefined

/** A record as JSON gives it back. */
export const plain = (value: unknown): Change =>
  record.safeParse(JSON.parse(JSON.stringify(value ?? {}))).data ?? {}

/** What was sent of the fields that are read differently from what stands there now. */
export function differing(sent: Change, read: Change, now: Change): Change {
  return Object.fromEntries(
    Object.keys(read).flatMap((name): [string, unknown][] => {
      // A form says null of what a row does not have.
      if (isSameData(read[name] ?? null, now[name] ?? null)) return []
      const [inner, before] = [nestedIn(read, name), nestedIn(now, name)]
      const value = inner && before ? differing(nestedIn(sent, name) ?? {}, inner, before) : sent[name]
      return [[name, value]]
    }),
  )
}

/** A change with those of a later one. */
export function merged(change: Change, later: Change): Change {
  const nested = nests.flatMap((name): [string, unknown][] => {
    const [before, after] = [nestedIn(change, name), nestedIn(later, name)]
    return before && after ? [[name, { ...before, ...after }]] : []
  })
  return { ...change, ...later, ...Object.fromEntries(nested) }
}
