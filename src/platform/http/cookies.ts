import { parse, serialize } from 'hono/utils/cookie'

/** Returns the value of a cookie in a `Cookie` header; undefined when it is absent. */
export const readCookie = (header: string | null | undefined, name: string): string | undefined =>
  header ? parse(header, name)[name] : undefined

type Options = NonNullable<Parameters<typeof serialize>[2]>

/** Returns a `Set-Cookie` line for the whole site; requests from other sites do not carry the cookie. */
export const writeCookie = (name: string, value: string, options: Options): string =>
  serialize(name, value, { path: '/', sameSite: 'Lax', ...options })

/** Returns the `Set-Cookie` line that removes a cookie. */
export const dropCookie = (name: string, options: Options = {}): string =>
  writeCookie(name, '', { ...options, maxAge: 0 })
