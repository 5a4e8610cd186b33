import { z } from 'zod'

const longest = 254
/** What a form may send before it is cut down to an address: blanks around it do no harm. */
const longestTyped = 1_000

/**
 * An address as it is stored and compared: without blanks around it, A to Z in lower case. No other letter is folded, so
 * that no letter of another script (such as the Kelvin sign) turns into one of somebody else's address.
 */
export const foldMailAddress = (typed: string): string =>
  typed.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** One e-mail address, folded. The only way in which the program reads an address. */
export const mailAddress = z
  .string()
  .max(longestTyped)
  .transform(foldMailAddress)
  .pipe(z.email().max(longest))

/** Returns the folded address; undefined when the text is no e-mail address. */
export const readMailAddress = (typed: string): string | undefined => mailAddress.safeParse(typed).data
