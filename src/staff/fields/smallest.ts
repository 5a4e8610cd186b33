/** The narrowest of a picture's addresses: 160 pixels, for lists. */
export const smallestOf = ({ src, srcSet }: { src: string; srcSet: string }): string =>
  srcSet.split(' ')[0] || src

/** The one of some 320 or 480 pixels, for cards. */
export const smallOf = ({ src, srcSet }: { src: string; srcSet: string }): string =>
  srcSet.split(', ')[2]?.split(' ')[0] ?? smallestOf({ src, srcSet })
