import { faultsOf } from '../kernel/look/faults.ts'
import { type Look, readLook } from '../kernel/look/look.ts'
import { addTexts } from './i18n.ts'
import type { StaffPart } from './staff-part.ts'

const taken: (StaffPart & { extension: string })[] = []

/** The staff screens of all extensions that could be loaded, also of those that are off: they are in nobody's rights. */
export const staffParts: readonly StaffPart[] = taken

let on: ReadonlySet<string> = new Set()

/** Takes in which extensions are on, as the server says it. */
export function tellExtensions(names: readonly string[]): void {
  on = new Set(names)
}

export const isExtensionOn = (name: string): boolean => on.has(name)

/** Where staff see the site as of a moment; undefined where no extension shows it. */
export const siteAt = (moment?: Date, path?: string): string | undefined =>
  taken.find((part) => part.siteAt && on.has(part.extension))?.siteAt?.(moment, path)

/** Ready looks of the extensions that are on, by the name that staff read; one that cannot be read is left out. */
export const broughtLooks = (): readonly (readonly [name: string, look: Look])[] =>
  taken
    .filter(({ extension }) => on.has(extension))
    .flatMap(({ looks = {} }) => Object.entries(looks))
    .filter(([, look]) => readLook(look) && faultsOf(look).length === 0)

/** Loads what extensions bring to the staff app. What cannot be loaded is named in the console and left out. */
export async function takeInExtensions(parts: Readonly<Record<string, () => Promise<unknown>>>) {
  await Promise.all(
    Object.entries(parts).map(async ([name, load]) => {
      try {
        const part = partOf(await load())
        addTexts(part.texts ?? {})
        taken.push({ ...part, extension: name })
      } catch (error) {
        console.error(`The staff screens of the extension ${name} are left out`, error)
      }
    }),
  )
}

/** @throws when a module exports no screens */
function partOf(module: unknown): StaffPart {
  const part = typeof module === 'object' && module !== null && 'default' in module ? module.default : module
  if (!isPart(part)) throw new Error('staff.tsx exports no screens (export default defineStaffPart({ … }))')
  return part
}

const isPart = (part: unknown): part is StaffPart =>
  typeof part === 'object' && part !== null && 'screens' in part && typeof part.screens === 'object'
