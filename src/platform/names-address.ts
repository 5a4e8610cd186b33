import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a text contains an address as a whole: the text of a mail to klara@example.nl does not contain
 * ra@example.nl, nor does it contain ra@example.nl.eu. A full stop may follow, at the end of a sentence.
 * @param column of any type; it is searched as text
 * @param email folded (`foldMailAddress`)
 */
export const namesAddress = (column: PgColumn, email: string): SQL =>
  email === ''
    ? sql`false`
    : sql`coalesce(regexp_replace(lower(${column}::text), ${escapes}, ' ', 'g') ~ ${wholeAddress(email)}, false)`

/** In JSON, a line break before an address is a backslash and a letter. */
const escapes = '\\\\[nrtbf]'

/** A regular expression for PostgreSQL. An apostrophe belongs to an address only inside it, as in o'neill. */
const wholeAddress = (email: string): string =>
  `(?<![[:alnum:]_.+-])(?<![[:alnum:]]')${email.replace(/[^a-z0-9@_]/g, '\\$&')}(?![[:alnum:]_-])(?!\\.[[:alnum:]])`
