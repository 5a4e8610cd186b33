import { isSameData } from '../../kernel/same-data.ts'
import { isValues, type Values } from '../api/values.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import { resourceTexts } from '../texts/resources.nl.ts'

/** Names of groups of fields in a form, as in `fields.kind`. */
const groups = new Set(
  Object.values(resourceTexts).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, label]) => (isValues(label) ? [name] : [])),
  ),
)

/** Properties of a row that no form changes. */
const unchanged = new Set([
  'updatedAt',
  'createdAt',
  'picture',
  'stamp',
  'url',
  'unsaved',
  'proposal',
  'sessions',
  'used',
  'about',
  'hasDraft',
  'draftSavedAt',
])

/** A form's values by the path of their inputs. */
export function fieldsOf(values: Values): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (unchanged.has(name)) return []
      return groups.has(name) && isValues(value)
        ? Object.entries(value).map(([below, inner]) => [`${name}.${below}`, inner])
        : [[name, value]]
    }),
  )
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.values(value).every(isNothing))

const same = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || isSameData(one, other)

export interface Difference {
  path: string
  mine: unknown
  theirs: unknown
  /** Takes mine, unless only theirs was changed. */
  choice: 'mine' | 'theirs'
}

/** The differences between two forms that were both filled from `base`. */
export function differences(mine: Values, theirs: Values, base: Values): Difference[] {
  const [own, other, before] = [fieldsOf(mine), fieldsOf(theirs), fieldsOf(base)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((path) => {
    const [one, two] = [own.get(path), other.get(path)]
    if (same(one, two)) return []
    const choice = same(one, before.get(path)) ? ('theirs' as const) : ('mine' as const)
    return [{ path, mine: one, theirs: two, choice }]
  })
}

/** Whether a form holds more than it began with. A switch that nobody touched says no. */
export const hasTyped = (now: Values, start: Values): boolean =>
  differences(now, start, {}).some(({ mine, theirs }) => mine !== false || theirs !== undefined)

/** A value as text; '' without one. */
export function inWords(value: unknown, yes: string, no: string): string {
  if (isNothing(value)) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value) && value.some(isValues))
    return value.map((row, at) => `${at + 1}. ${inWords(row, yes, no)}`).join('\n')
  if (Array.isArray(value)) return value.map((item) => inWords(item, yes, no)).join(', ')
  // The storage name of a file means nothing to people.
  if (isValues(value))
    return Object.entries(value)
      .flatMap(([name, item]) => (name === 'hash' ? [] : [item]))
      .map((item) => inWords(item, yes, no))
      .filter((words) => words !== '')
      .join(' · ')
  const text = String(value)
  return instant.test(text) ? formatInstant(text) : withoutTags(text)
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const withoutTags = (text: string): string =>
  new DOMParser()
    .parseFromString(text.replaceAll('<', ' <'), 'text/html')
    .body.textContent?.replace(/\s+/g, ' ')
    .trim() ?? ''
