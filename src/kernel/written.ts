import { readMailAddress } from './mail-address.ts'
import { fail, ok, type Result } from './result.ts'

/** What a visitor writes below a product or a post. */
export interface Written {
  /** The name that is shown. */
  author: string
  /** Never shown. */
  email: string
  /** Plain text. */
  text: string
}

export const mostWritten = { author: 100, email: 254, text: 5_000 }

export type WrittenProblem = 'no-text' | 'no-name' | 'bad-email' | 'too-long'

/** Cleans what a visitor wrote; refuses what cannot be shown or answered. */
export function readWritten(typed: Written): Result<Written, WrittenProblem> {
  const author = plainText(typed.author).replace(/\s+/g, ' ')
  const text = plainText(typed.text)
  const email = readMailAddress(typed.email)
  if (text === '') return fail('no-text')
  if (author === '') return fail('no-name')
  if (email === undefined) return fail('bad-email')
  if (author.length > mostWritten.author || text.length > mostWritten.text) return fail('too-long')
  return ok({ author, email, text })
}

/** Text that the database accepts, with one kind of line break. */
export const plainText = (typed: string): string =>
  typed.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()
