import { type Look, readLook } from './look.ts'

const kind = 'schelp-look'
const version = 1

/** A look as it goes from one site to another. */
export const writeLookFile = (look: Look): string => `${JSON.stringify({ kind, version, look }, null, 2)}\n`

/** The look in a file; undefined when it is no such file, or any value in it is none that there is. */
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
