/** A path of this site to go back to; undefined for anything that could lead elsewhere (abuse 17). */
export function safeBack(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/') || asked.startsWith('//') || /[\p{Cc}\\]/u.test(asked)) return undefined
  const base = 'http://site.invalid'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : undefined
  return url?.origin === base ? url.pathname + url.search + url.hash : undefined
}
