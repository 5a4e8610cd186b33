import type { z } from 'zod'

/** More than any record of ours may have. */
const mostMembers = 5_000
/** A text may have blanks around it, which its schema removes before it counts. */
const mostAround = 1_000

/** What reads these takes no time, however long they are. */
const ofOneSize: ReadonlySet<string> = new Set([
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
])

const unmeasured: ReadonlySet<string> = new Set(['unknown', 'transform'])

interface TooLarge {
  path: readonly PropertyKey[]
  origin: 'string' | 'array'
  most: number
}

/**
 * Returns the first text or list that is larger than its schema allows; undefined when all fit. It is asked before the
 * schema reads the input: zod walks a whole list, and matches a whole text, before it looks at the size (abuse 35).
 */
export function tooLargeIn(
  schema: z.core.$ZodType,
  input: unknown,
  path: readonly PropertyKey[] = [],
): TooLarge | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string': {
      const most = mostOf(def)
      return typeof input === 'string' && input.length > 2 * most + mostAround
        ? { path, origin: 'string', most }
        : undefined
    }
    case 'array': {
      if (!Array.isArray(input)) return undefined
      const most = mostOf(def)
      if (input.length > most) return { path, origin: 'array', most }
      return firstOf(input.entries(), ([at, item]) => tooLargeIn(def.element, item, [...path, at]))
    }
    case 'record': {
      if (!isRecord(input)) return undefined
      const members = Object.entries(input)
      if (members.length > mostMembers) return { path, origin: 'array', most: mostMembers }
      return firstOf(members, ([name, member]) => tooLargeIn(def.valueType, member, [...path, name]))
    }
    case 'object':
      if (!isRecord(input)) return undefined
      return firstOf(Object.entries(def.shape), ([name, property]) =>
        Object.hasOwn(input, name) ? tooLargeIn(property, input[name], [...path, name]) : undefined,
      )
    case 'union': {
      const large = def.options
        .filter(({ _zod }) => !ofOneSize.has(_zod.def.type))
        .map((option) => tooLargeIn(option, input, path))
      return large.includes(undefined) ? undefined : large[0]
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return tooLargeIn(def.innerType, input, path)
    case 'pipe':
      // A check or a preparation of the whole stands before what reads it.
      return tooLargeIn(unmeasured.has(def.in._zod.def.type) ? def.out : def.in, input, path)
    case 'lazy':
      return tooLargeIn(def.getter(), input, path)
    default:
      return undefined
  }
}

/** The largest length that the checks of a text or a list allow. */
const mostOf = ({ checks = [] }: z.core.$ZodTypeDef): number =>
  Math.min(
    ...checks.map(({ _zod: { def } }) => {
      if (def.check === 'max_length') return (def as z.core.$ZodCheckMaxLengthDef).maximum
      return def.check === 'length_equals'
        ? (def as z.core.$ZodCheckLengthEqualsDef).length
        : Number.POSITIVE_INFINITY
    }),
  )

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => TooLarge | undefined,
): TooLarge | undefined {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
