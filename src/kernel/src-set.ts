/** The pictures of a `srcset` with widths, in its order. */
export const offeredIn = (srcSet: string): { url: string; width: number }[] =>
  srcSet.split(',').flatMap((part) => {
    const [, url, width] = /^(\S+) (\d+)w$/.exec(part.trim()) ?? []
    return url === undefined ? [] : [{ url, width: Number(width) }]
  })
