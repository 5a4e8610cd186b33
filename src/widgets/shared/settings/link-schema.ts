import { z } from 'zod'

const scheme = /^([a-z][a-z0-9+.-]*):/i
const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Addresses a visitor may be led to: a path, a hash or query, http(s), mail, phone. */
export function isSafeLink(address: string): boolean {
  // Browsers skip white space and control characters inside a scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  if (/^[/\\]{2}/.test(bare)) return false
  const name = scheme.exec(bare)?.[1]
  return name === undefined || allowedSchemes.includes(name.toLowerCase())
}

/** A prop with an address; empty for none. */
export const link = z.string().trim().refine(isSafeLink, 'not an address a visitor may be led to')

/** A prop that names a place on its page (section 5: a letter or underscore, then word characters or hyphens). */
export const anchor = z.union([z.literal(''), z.string().regex(/^[A-Za-z_][\w-]*$/)])
