import { parse, serialize } from 'hono/utils/cookie'

/** The value of a cookie in a `Cookie` header; undefined when it is not there. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined

type Options = NonNullable<Parameters<typeof serialize>[2]>

/** A `Set-Cookie` line for the whole site, which no other site's requests carry. */
export const writeCookie = (name: string, value: string, options: Options): string =>
  serialize(name, value, { path: '/', sameSite: 'Lax', ...options })

/** The line that takes a cookie away. */
export const dropCookie = (name: string, options: Options = {}): string =>
  writeCookie(name, '', { ...options, maxAge: 0 })
