/** Removes accents and converts to lower case, as the search does before it compares words. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
