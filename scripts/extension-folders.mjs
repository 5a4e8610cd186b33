// Where extensions stand: `extensions/` beside `src/`, and EXTENSIONS_DIR. Runs on any Node, before anything is installed.
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { inProject } from './project.mjs'
import { setting } from './setting.mjs'

/** A name of letters, digits and hyphens; other folders are no extensions. */
const isName = (name) => /^[a-z][a-z0-9-]{0,49}$/.test(name)

/** The folder of extensions that are kept elsewhere: of the environment, or else of `.env`. */
export function otherExtensions() {
  const given = setting('EXTENSIONS_DIR')
  return given ? resolve(inProject(), given) : undefined
}

/** Every extension, by name: where it stands, or why it cannot be taken in. */
export function extensionFolders() {
  const found = new Map()
  const other = otherExtensions()
  if (other && !existsSync(other))
    found.set('EXTENSIONS_DIR', {
      name: 'EXTENSIONS_DIR',
      folder: other,
      fault: `there is no folder ${other}`,
    })
  for (const root of [inProject('extensions'), ...(other ? [other] : [])]) {
    if (!existsSync(root)) continue
    for (const entry of readdirSync(root, { withFileTypes: true })) {
      const { name } = entry
      if (!isName(name) || !(entry.isDirectory() || entry.isSymbolicLink())) continue
      const folder = join(root, name)
      const before = found.get(name)
      const fault = before
        ? `it stands twice, in ${before.folder} and in ${folder}`
        : existsSync(join(folder, 'index.ts'))
          ? undefined
          : 'it has no index.ts'
      found.set(name, { name, folder, fault })
    }
  }
  return [...found.values()].sort((one, next) => (one.name < next.name ? -1 : 1))
}

/**
 * What to do where extensions that are kept elsewhere do not find the packages of the program, as `npm run dev` looks for
 * them: upwards of each file. A build finds them without.
 */
export function howToFindPackages() {
  const other = otherExtensions()
  if (!other || !existsSync(other)) return undefined
  try {
    createRequire(join(other, 'index.ts')).resolve('zod')
    return undefined
  } catch {
    return `Extensions in ${other} do not find the packages of the program. Link them: ln -s ${inProject('node_modules')} ${join(other, 'node_modules')}`
  }
}
