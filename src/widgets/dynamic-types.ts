import type { PartType } from '../kernel/own-fields.ts'

/** Types of widget fields that the entry of a page can fill. */
export const dynamicTypes = ['text', 'longtext', 'richtext', 'link', 'media'] as const
export type DynamicType = (typeof dynamicTypes)[number]

const words: readonly PartType[] = [
  ...(['text', 'longtext', 'richtext', 'number', 'date', 'hour', 'period', 'choice', 'choices'] as const),
  ...(['link', 'files', 'entries', 'place'] as const),
]

/** For each type of widget field, the types of declared fields that can fill it. */
export const filledBy: Readonly<Record<DynamicType, readonly PartType[]>> = {
  text: words,
  longtext: words,
  richtext: words,
  link: ['link', 'files', 'entries'],
  media: ['picture', 'pictures'],
}

/** Values that every entry has. */
export type EntryPath = 'entry.title' | 'entry.excerpt' | 'entry.place' | 'entry.url' | 'entry.picture'

const ownWords: readonly EntryPath[] = ['entry.title', 'entry.excerpt', 'entry.place']

/** For each type of widget field, the values of every entry that can fill it. */
export const filledByEntry: Readonly<Record<DynamicType, readonly EntryPath[]>> = {
  text: ownWords,
  longtext: ownWords,
  richtext: ownWords,
  link: ['entry.url'],
  media: ['entry.picture'],
}
