/** The pictures of a `srcset` with widths, in its order. */
export const offeredIn = (srcSet: string): { url: string; width: number }[] =>
  srcSet.split(',').flatMap((part) => {
    const [, url, width] = /^(\S+) (\d+)w$/.exec(part.trim()) ?? []
    return url === undefined ? [] : [{ url, width: Number(width) }]
  })

/** The one list of renditions for a place that holds only one: of a picture that moves, those that move. */
export const onlySrcSetOf = ({
  srcSet,
  sources,
}: {
  srcSet: string
  sources: readonly { srcSet: string; media?: string }[]
}): string => sources.find(({ media }) => media !== undefined)?.srcSet ?? srcSet
