import { defineExtension, type Extension } from '../extension.ts'
import type { OwnMigration } from '../platform/database/index.ts'
import type { Log } from '../platform/log.ts'
import { type BuiltExtension, builtExtensions } from './built.ts'
import { joins } from './joins.ts'

/** Which extensions are on: all that were taken in, or those with these names. */
export type WantedExtensions = 'all' | readonly string[]

/** An extension that is on. */
export interface OnExtension extends Extension {
  /** What makes its own tables. */
  migrations: readonly OwnMigration[]
  /** Takes it out again, with a line in the log, when it turns out to be faulty. */
  leaveOut(error: unknown): void
}

type Loud = Pick<Log, 'error'>

let on: { key: string; built: readonly BuiltExtension[]; extensions: readonly OnExtension[] } | undefined
let takeOut = new Map<string, () => void>()

/**
 * Adds what the wanted extensions bring to the lists of the program, in the place of those that were on before. One that
 * cannot be loaded, or brings what does not fit, is named in the log with the reason and left out whole; the others are
 * on.
 */
export async function loadExtensions(
  wanted: WantedExtensions,
  log: Loud,
  built: readonly BuiltExtension[] = builtExtensions,
): Promise<readonly OnExtension[]> {
  const key = JSON.stringify(wanted)
  if (on?.key === key && on.built === built) return on.extensions
  for (const undo of [...takeOut.values()].reverse()) undo()
  takeOut = new Map()
  const extensions: OnExtension[] = []
  const leaveOut = (name: string, why: string, err?: unknown) =>
    log.error({ extension: name, err }, `the extension ${name} is left out: ${why}`)
  const names = wanted === 'all' ? built.map(({ name }) => name) : wanted
  for (const name of new Set(names)) {
    const one = built.find((extension) => extension.name === name)
    if (!one) leaveOut(name, 'EXTENSIONS names it, and it was not there when the site was built')
    else if ('fault' in one) leaveOut(name, one.fault)
    else {
      try {
        const extension = readExtension(one.name, await one.load())
        takeOut.set(name, join(extension, one.views))
        extensions.push({
          ...extension,
          migrations: one.migrations,
          leaveOut(error) {
            takeOut.get(name)?.()
            takeOut.delete(name)
            // Another program may have it.
            on = undefined
            leaveOut(name, wordsOf(error), error)
          },
        })
      } catch (error) {
        leaveOut(name, wordsOf(error), error)
      }
    }
  }
  on = { key, built, extensions }
  return extensions
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @throws when a module brings no extension, or one that this program cannot take in */
function readExtension(folder: string, module: unknown): Extension {
  const brought =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : module
  if (!isExtension(brought))
    throw new Error('its index.ts exports no extension (export default defineExtension({ … }))')
  if (brought.name !== folder) throw new Error(`it calls itself ${brought.name}, and its folder ${folder}`)
  const unknown = Object.keys(brought).find((part) => part !== 'name' && !Object.hasOwn(joins, part))
  if (unknown !== undefined) throw new Error(`there is nothing called ${unknown} that an extension can bring`)
  for (const [part, value] of Object.entries(brought)) {
    if (part === 'name') continue
    if (part === 'connect') {
      if (typeof value !== 'function') throw new Error('connect must be a function')
      continue
    }
    if (lists.has(part) !== Array.isArray(value) || typeof value !== 'object' || value === null)
      throw new Error(`${part} must be ${lists.has(part) ? 'a list' : 'an object'}`)
  }
  return defineExtension(brought)
}

const lists: ReadonlySet<string> = new Set(['widgets', 'resources', 'jobs'])

const isExtension = (brought: unknown): brought is Extension =>
  typeof brought === 'object' && brought !== null && 'name' in brought && typeof brought.name === 'string'

/** All of it, or nothing. */
function join(extension: Extension, views: Readonly<Record<string, string>>): () => void {
  const undo: (() => void)[] = []
  const takeBack = () => {
    for (const step of undo.reverse()) step()
  }
  try {
    for (const { name, hydrate } of extension.widgets ?? [])
      if (!Object.hasOwn(views, name) && hydrate !== 'none')
        throw new Error(`the widget ${name} has no widgets/${name}/view.tsx`)
    for (const add of Object.values(joins)) undo.push(...add(extension))
  } catch (error) {
    takeBack()
    throw error
  }
  return takeBack
}
