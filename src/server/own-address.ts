/**
 * Reads an address of this site from a field or header: whole, with the host that was asked or the site's own, or a path
 * that begins with `/`. Scripts of the classic site also send it URL-encoded or in base64, so it is decoded once.
 * Undefined for any other text, above all for an address of another host.
 */
export function ownAddress(text: string, siteUrl: string, host: string | null): URL | undefined {
  for (const spelling of spellingsOf(text)) {
    if (!/^(\/|https?:\/\/)/i.test(spelling) || !URL.canParse(spelling, siteUrl)) continue
    const page = new URL(spelling, siteUrl)
    const isOwn = page.origin === new URL(siteUrl).origin || page.host === host
    if (isOwn && !page.pathname.startsWith('//')) return page
  }
  return undefined
}

/** The alphabets of base64, that of addresses too. */
const base64 = /^[\w+/-]+={0,2}$/

function spellingsOf(text: string): string[] {
  const decoded = text.includes('%')
    ? fromEscapes(text)
    : base64.test(text)
      ? Buffer.from(text, 'base64').toString('utf8')
      : undefined
  return decoded === undefined ? [text] : [text, decoded]
}

function fromEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
