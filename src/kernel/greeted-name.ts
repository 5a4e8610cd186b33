const longestName = 60
/** What a mail program makes a link of, also without `https://`. */
const link = /:\/\/|\bwww\.|[\p{L}\d]{2}\.\p{L}{2}/u

/**
 * A typed name on one line, for the greeting of a mail to an address that may be somebody else's. Empty when it could
 * carry a message of its own.
 */
export function greetedName(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim()
  return name.length <= longestName && !link.test(name) ? name : ''
}
