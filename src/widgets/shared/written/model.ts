import { formatDayMonthYear, localDateOf } from '../../../kernel/dates.ts'

/** What a visitor wrote, as it is shown. */
export interface WrittenModel {
  id: number
  author: string
  /** Paragraphs of plain text. */
  paragraphs: readonly string[]
  /** DD-MM-YYYY */
  date: string
  /** `YYYY-MM-DD`, in the Netherlands */
  day: string
  /** Paragraphs of the answer to it. */
  answer: readonly string[]
}

interface Stored {
  id: number
  author: string
  text: string
  createdAt: Date
  answer: string
}

export const writtenModel = ({ id, author, text, createdAt, answer }: Stored): WrittenModel => ({
  id,
  author,
  paragraphs: paragraphsOf(text),
  answer: paragraphsOf(answer),
  date: formatDayMonthYear(createdAt),
  day: localDateOf(createdAt),
})

const paragraphsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(/\n+/))

/** Tells on the page that what was sent was received. */
export const receivedParameter = 'unapproved'
/** Page number, as old links have it. */
export const pageParameter = 'cpage'
