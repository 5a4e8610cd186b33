import { isValues, type Values } from '../api/values.ts'

/** A copy of an unsaved form in this browser, in case the connection or the session is lost. */
export interface Copy {
  /** Stamp of the row when the form was opened; '' for a new row. */
  stamp: string
  data: Values
  savedAt: string
}

const prefix = 'schelp.form.'
const oldestMs = 90 * 86_400_000

export const keyOf = (userId: string, resource: string, rowId: string): string =>
  `${prefix}${userId}.${resource}.${rowId}`

export function readCopy(key: string): Copy | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isValues(read) || !isValues(read.data)) return undefined
    const { stamp, savedAt, data } = read
    return typeof stamp === 'string' && typeof savedAt === 'string' ? { stamp, savedAt, data } : undefined
  } catch {
    return undefined
  }
}

/** False when the browser cannot store it. */
export function keepCopy(key: string, copy: Copy): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function forgetCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Deletes old copies. */
export function sweepCopies(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !(now - Date.parse(readCopy(key)?.savedAt ?? '') < oldestMs))
        localStorage.removeItem(key)
  } catch {}
}
