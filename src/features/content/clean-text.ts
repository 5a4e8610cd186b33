/** Text that the database accepts: no null bytes, no lone surrogates. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** One line of text without tags, for titles and excerpts. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
