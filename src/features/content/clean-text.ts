/** Text that the database takes: no null byte, no half characters. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** One line of text without tags, as titles and excerpts are. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
