import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Creates a folder, and its missing parents. Node's own `recursive` loops forever where the system reports an existing
 * parent as missing, as in /proc.
 */
export function makeFolder(folder: string): void {
  const path = resolve(folder)
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o711 })
  } catch (error) {
    // Another program that started at the same time made it first.
    if (!isFolder(path)) throw error
  }
}
