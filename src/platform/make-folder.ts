import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder, and those above it, where they are not there yet. Node's own `recursive` goes round for ever where the
 * system says that the folder above is missing although it is there, as in /proc.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder)
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o711 })
  } catch (error) {
    // Another program that starts at the same time made it first.
    if (!isFolder(path)) throw error
  }
}
