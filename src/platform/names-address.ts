import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a text names an address, whole: the text of a mail to klara@example.nl does not name ra@example.nl, nor does
 * ra@example.nl.eu. A point may follow it, at the end of a sentence.
 * @param column of any type; it is searched as text
 * @param email folded (`foldMailAddress`)
 */
export const namesAddress = (column: PgColumn, email: string): SQL =>
  email === ''
    ? sql`false`
    : sql`coalesce(regexp_replace(lower(${column}::text), ${escapes}, ' ', 'g') ~ ${wholeAddress(email)}, false)`

/** JSON writes a line break before an address as a backslash and a letter. */
const escapes = '\\\\[nrtbf]'

/** A regular expression of PostgreSQL. An apostrophe belongs to an address only within one, as in o'neill. */
const wholeAddress = (email: string): string =>
  `(?<![[:alnum:]_.+-])(?<![[:alnum:]]')${email.replace(/[^a-z0-9@_]/g, '\\$&')}(?![[:alnum:]_-])(?!\\.[[:alnum:]])`
