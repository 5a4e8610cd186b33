import type { ClassicMapping, Replaces } from './classic.ts'
import { widgets } from './registry.ts'

const rooms = import.meta.glob<ClassicMapping>('./*/classic.ts', { eager: true, import: 'classic' })

export type ClassicSource = keyof ClassicMapping

const sources = ['elementor', 'shortcodes', 'blocks'] as const

/** Every classic widget that becomes one of ours, by where it comes from and what it is called there. */
const known: Readonly<Record<ClassicSource, Map<string, Replaces>>> = {
  elementor: new Map(),
  shortcodes: new Map(),
  blocks: new Map(),
}

for (const [room, mapping] of Object.entries(rooms))
  for (const source of sources)
    for (const [name, replaces] of Object.entries(mapping[source] ?? {})) {
      if (known[source].has(name)) throw new Error(`two rooms take over ${name}; one is ${room}`)
      known[source].set(name, replaces)
    }

/** What replaces a classic widget of this name, in a room of ours or of an extension; undefined when none does. */
export function replacementOf(source: ClassicSource, name: string): Replaces | undefined {
  const ours = known[source].get(name)
  if (ours) return ours
  for (const { classic } of widgets.values()) {
    const theirs = classic?.[source]
    if (theirs && Object.hasOwn(theirs, name)) return theirs[name]
  }
  return undefined
}

/** Names that rooms take over from a source, for tests that walk them all. */
export const replacedNames = (source: ClassicSource): readonly string[] => [
  ...known[source].keys(),
  ...[...widgets.values()].flatMap(({ classic }) => Object.keys(classic?.[source] ?? {})),
]
