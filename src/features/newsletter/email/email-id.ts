/** Identifies the e-mail that one reader got. It is derived from the reader's token, so that nobody can forge it. */
export interface EmailOf {
  mailingId: number
  /** The reader's secret token. */
  token: string
}

/** The part of an e-mail's `Message-ID` before the `@`. */
export const emailId = ({ mailingId, token }: EmailOf): string => `newsletter-${mailingId}-${token}`

/** Finds such an id in a mail that quotes the e-mail. */
export function findEmailId(raw: string): EmailOf | undefined {
  // linear: nothing runs past the next `<`, nor further than 200 letters
  const [, mailing, token] = /<newsletter-(\d{1,9})-([\w-]{1,200})@/.exec(raw) ?? []
  return mailing === undefined || token === undefined ? undefined : { mailingId: Number(mailing), token }
}
