/** Returns the cookie-free embed address of a YouTube or Vimeo video; undefined for other addresses. */
export function embedAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, searchParams } = new URL(url)
  const host = hostname.replace(/^(?:www|m)\./, '')
  const path = pathname.split('/').filter(Boolean)
  if (host === 'vimeo.com' && /^\d{4,15}$/.test(path.at(-1) ?? ''))
    return `https://player.vimeo.com/video/${path.at(-1)}?dnt=1`
  const film =
    host === 'youtu.be'
      ? path[0]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? (/^(?:shorts|embed|live)$/.test(path[0] ?? '') ? path[1] : undefined))
        : undefined
  return film && /^[\w-]{6,20}$/.test(film) ? `https://www.youtube-nocookie.com/embed/${film}` : undefined
}
