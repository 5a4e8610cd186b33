/** Without accents and capitals, as the search compares words. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
