const longestPath = 300
const longestWords = 60
/** An e-mail address or a long number: nobody searches a library for one, and it may identify a person. */
const personal = /@|\d{5,}/

const hostIn = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9][a-z0-9.-]{0,99})(?:[:/?#]|$)/i

/** The name of a page: its path alone, because a query may contain anything. */
export const pageName = (path: string): string => path.replaceAll('\0', '').slice(0, longestPath)

/** The words of a search, in lower case; undefined if they may be about a person. */
export function searchName(words: string): string | undefined {
  const name = words
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longestWords)
    .trim()
  return name === '' || personal.test(name.replace(/[ .]/g, '')) ? undefined : name
}

/** The host of the site that a visitor came from; undefined if that is this site, or unknown. */
export const referrerName = (from: string | undefined, siteUrl: string): string | undefined =>
  from === undefined || from === siteUrl || from.startsWith(`${siteUrl}/`) ? undefined : hostOf(from)

/** The host in an address, or of a bare host name; undefined if there is none. */
export function hostOf(address: string): string | undefined {
  const host = hostIn.exec(address)?.[1]?.toLowerCase()
  return host?.includes('.') ? host : undefined
}
