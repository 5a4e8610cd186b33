import type { PartType } from '../kernel/own-fields.ts'

/** Types of fields of widgets that can be filled by what the page is about. */
export const dynamicTypes = ['text', 'longtext', 'richtext', 'link', 'media'] as const
export type DynamicType = (typeof dynamicTypes)[number]

const words: readonly PartType[] = [
  ...(['text', 'longtext', 'richtext', 'number', 'date', 'period', 'choice', 'choices'] as const),
  ...(['link', 'files', 'entries', 'place'] as const),
]

/** Which declared fields can fill each. */
export const filledBy: Readonly<Record<DynamicType, readonly PartType[]>> = {
  text: words,
  longtext: words,
  richtext: words,
  link: ['link', 'files', 'entries'],
  media: ['picture', 'pictures'],
}

/** What every entry has of itself. */
export type EntryPath = 'entry.title' | 'entry.excerpt' | 'entry.place' | 'entry.url' | 'entry.picture'

const ownWords: readonly EntryPath[] = ['entry.title', 'entry.excerpt', 'entry.place']

/** And what of that can fill each. */
export const filledByEntry: Readonly<Record<DynamicType, readonly EntryPath[]>> = {
  text: ownWords,
  longtext: ownWords,
  richtext: ownWords,
  link: ['entry.url'],
  media: ['entry.picture'],
}
