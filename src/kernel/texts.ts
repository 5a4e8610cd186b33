/**
 * Texts that visitors see. A room or feature keeps its own in `texts.nl.ts`; texts that the specification
 * quotes in English stand in the same catalogue as `{ en: '…' }` and are marked `lang="en"` where shown.
 * Staff may override each of them; an override is Dutch.
 */
export type Catalogue = Readonly<Record<string, string | { readonly en: string }>>

/** Plain data, so that an island can receive it as JSON. */
export interface TextData {
  values: Record<string, string>
  /** Keys whose value is still English. */
  english: string[]
}

export interface Texts<Key extends string = string> {
  /** The text with `{name}` replaced by `values.name`. */
  (key: Key, values?: Readonly<Record<string, string | number>>): string
  /** For a `lang` attribute: 'en' while the text is not overridden, else undefined. */
  lang(key: Key): 'en' | undefined
  data: TextData
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
  const texts = (key: Key, values: Readonly<Record<string, string | number>> = {}) => {
    const text = data.values[key]
    if (text === undefined) throw new Error(`no text named ${key}`)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  texts.lang = (key: Key) => (english.has(key) ? ('en' as const) : undefined)
  texts.data = data
  return texts
}

export type TextKey<C extends Catalogue> = keyof C & string

/** A room's texts, with what staff put differently: an override is called by the room (`cart.remove`). */
export function textsOfRoom<const C extends Catalogue>(
  room: string,
  catalogue: C,
  overrides: Readonly<Record<string, string>>,
): Texts<TextKey<C>> {
  const own = Object.keys(catalogue).map((key) => [key, overrides[`${room}.${key}`]])
  return createTexts(textData(catalogue, Object.fromEntries(own.filter(([, text]) => text !== undefined))))
}
