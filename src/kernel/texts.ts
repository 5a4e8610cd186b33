/**
 * Texts that visitors see. A room or feature has its own in `texts.nl.ts`. Texts that the specification quotes in
 * English are in the same catalogue as `{ en: '…' }` and get `lang="en"` where shown. Staff may override each text; an
 * override is Dutch.
 */
export type Catalogue = Readonly<Record<string, string | { readonly en: string }>>

/** Plain data, so that an island can receive it as JSON. */
export interface TextData {
  values: Record<string, string>
  /** Keys whose value is still English. */
  english: string[]
}

export interface Texts<Key extends string = string> {
  /** Returns the text with `{name}` replaced by `values.name`. */
  (key: Key, values?: Readonly<Record<string, string | number>>): string
  /** Value for a `lang` attribute: 'en' for an English text that is not overridden, else undefined. */
  lang(key: Key): 'en' | undefined
  data(): TextData
}

/** Applies overrides (`key` → Dutch text) to a catalogue. */
export function textData(catalogue: Catalogue, overrides: Readonly<Record<string, string>> = {}): TextData {
  const values: Record<string, string> = {}
  const english: string[] = []
  for (const [key, text] of Object.entries(catalogue)) {
    const override = overrides[key]
    values[key] = override ?? (typeof text === 'string' ? text : text.en)
    if (override === undefined && typeof text !== 'string') english.push(key)
  }
  return { values, english }
}

export function createTexts<Key extends string = string>(data: TextData): Texts<Key> {
  const english = new Set(data.english)
  return lookedUp({ text: (key) => data.values[key], isEnglish: (key) => english.has(key), data: () => data })
}

interface Lookup<Key> {
  text(key: Key): string | undefined
  isEnglish(key: Key): boolean
  data(): TextData
}

function lookedUp<Key extends string>({ text, isEnglish, data }: Lookup<Key>): Texts<Key> {
  const say = (key: Key, values: Readonly<Record<string, string | number>> = {}) => {
    const found = text(key)
    if (found === undefined) throw new Error(`no text named ${key}`)
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  return Object.assign(say, { lang: (key: Key) => (isEnglish(key) ? ('en' as const) : undefined), data })
}

export type TextKey<C extends Catalogue> = keyof C & string

/**
 * Returns a room's texts with the overrides of staff, whose keys start with the room's name (`cart.remove`). Texts are
 * looked up one by one, because a page uses few of them.
 */
export function textsOfRoom<const C extends Catalogue>(
  room: string,
  catalogue: C,
  overrides: Readonly<Record<string, string>>,
): Texts<TextKey<C>> {
  const own = (key: string) => overrides[`${room}.${key}`]
  return lookedUp<TextKey<C>>({
    text(key) {
      const text = catalogue[key]
      return own(key) ?? (typeof text === 'object' ? text.en : text)
    },
    isEnglish: (key) => own(key) === undefined && typeof catalogue[key] === 'object',
    data() {
      const given = Object.keys(catalogue).map((key) => [key, own(key)])
      return textData(catalogue, Object.fromEntries(given.filter(([, text]) => text !== undefined)))
    },
  })
}
