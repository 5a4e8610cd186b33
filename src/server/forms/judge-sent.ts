import { field } from './posted-form.ts'

/** The hidden field that only bots fill in. */
const trapName = 'website'
const mostLinks = 3

/** Whether a bot filled in the form. */
export const isFromBot = (form: URLSearchParams): boolean => field(form, trapName) !== ''

/** Whether a form is probably spam: staff judge it, and it is mailed to nobody. */
export const isSuspect = (form: URLSearchParams, words: string): boolean =>
  isFromBot(form) || (words.match(/https?:\/\//gi)?.length ?? 0) > mostLinks
