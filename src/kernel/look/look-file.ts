import { type Look, readLook } from './look.ts'

const kind = 'schelp-look'
const version = 1

/** Writes a look as a file for another site. */
export const writeLookFile = (look: Look): string => `${JSON.stringify({ kind, version, look }, null, 2)}\n`

/** Reads the look in a file; undefined when the file is another one, or any value in it is invalid. */
export function readLookFile(text: string): Look | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null) return undefined
  const file: Partial<Record<string, unknown>> = { ...read }
  return file.kind === kind && file.version === version ? readLook(file.look) : undefined
}
