/** The limits of a form or a call; more is refused before anything reads it (abuse 35). */
export interface Measure {
  /** By name, the largest length of fields that may be longer or must be shorter than `usualLength`, in characters. */
  longest?: Readonly<Record<string, number>>
  /** The largest length of all other fields; the default is `usualLength`. */
  usual?: number
  /** The most fields of a form; the default is `usualFields`. */
  mostFields?: number
}

/** Enough for a name, an address or a sentence; forms and calls that need more declare it. */
const usualLength = 2_000
/** More than the largest form has. */
const usualFields = 500
const longestName = 200
/** How many members one list or record in JSON may have, and all of them together. */
const mostMembers = 500
const mostInAll = 2_000

export interface Excess {
  /** The field; absent if there are too many fields. */
  name?: string
  /** The largest length in characters, or number. */
  most: number
}

/** The first field of a form that is too long, or that there are too many; undefined if all is within the limits. */
export function excessOf(
  form: URLSearchParams,
  { longest = {}, usual = usualLength, mostFields = usualFields }: Measure,
): Excess | undefined {
  if (form.size > mostFields) return { most: mostFields }
  for (const [name, value] of form) {
    if (name.length > longestName) return longName(name)
    const most = (Object.hasOwn(longest, name) ? longest[name] : undefined) ?? usual
    if (isLonger(value, most)) return { name, most }
  }
  return undefined
}

/** The same for a JSON body. A property with a length of its own may also have as many members as that length. */
export function excessInJson(json: unknown, { longest = {} }: Measure): Excess | undefined {
  if (typeof json !== 'object' || json === null) return excessOfValue(json, '', usualLength, mostMembers)
  if (Object.keys(json).length > mostMembers) return { most: mostMembers }
  for (const [name, value] of Object.entries(json)) {
    const own = Object.hasOwn(longest, name) ? longest[name] : undefined
    const excess =
      name.length > longestName
        ? longName(name)
        : excessOfValue(value, name, own ?? usualLength, own ?? mostMembers, { left: own ?? mostInAll })
    if (excess) return excess
  }
  return undefined
}

function excessOfValue(
  value: unknown,
  name: string,
  mostLetters: number,
  mostOfOne: number,
  all = { left: mostInAll },
): Excess | undefined {
  if (typeof value === 'string') return isLonger(value, mostLetters) ? { name, most: mostLetters } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const count = Array.isArray(value) ? value.length : Object.keys(value).length
  all.left -= count
  if (count > mostOfOne || all.left < 0) return { most: mostOfOne }
  for (const [key, member] of Object.entries(value)) {
    if (key.length > longestName) return longName(key)
    const excess = excessOfValue(member, name, mostLetters, mostOfOne, all)
    if (excess) return excess
  }
  return undefined
}

const longName = (name: string): Excess => ({
  name: `${name.slice(0, 40).toWellFormed()}…`,
  most: longestName,
})

/** A browser counts a line break as one character, and sends two. */
const isLonger = (text: string, most: number): boolean =>
  text.length > most && text.replaceAll('\r\n', '\n').length > most
