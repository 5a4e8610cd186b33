/** Identifies a reader's letter: derived from the reader's token, so that nobody can forge one. */
export interface LetterOf {
  mailingId: number
  /** The reader's secret token. */
  token: string
}

/** The part of a letter's `Message-ID` before the `@`. */
export const letterId = ({ mailingId, token }: LetterOf): string => `newsletter-${mailingId}-${token}`

/** Finds such an id in a mail that quotes the letter. */
export function findLetterId(raw: string): LetterOf | undefined {
  // linear: nothing runs past the next `<`, nor further than 200 letters
  const [, mailing, token] = /<newsletter-(\d{1,9})-([\w-]{1,200})@/.exec(raw) ?? []
  return mailing === undefined || token === undefined ? undefined : { mailingId: Number(mailing), token }
}
