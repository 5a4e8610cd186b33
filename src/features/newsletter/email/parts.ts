/** A picture of the site, as a mail shows it. */
export interface LetterPicture {
  /** A path of this site. */
  src: string
  alt: string
  width: number
  height: number
}

/** The parts of a page that mail programs can show. Addresses may be paths of this site. */
export type LetterPart =
  | { kind: 'chapter' | 'subchapter'; text: string }
  /** Clean prose. */
  | { kind: 'prose'; html: string }
  | { kind: 'picture'; picture: LetterPicture; caption?: string | undefined; url?: string | undefined }
  | { kind: 'button'; text: string; url: string }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'line' }
  | {
      kind: 'card'
      title: string
      url: string
      picture?: LetterPicture | undefined
      /** One line of facts. */
      facts: string
      say: string
    }

/** A letter to many, before rendering. */
export interface NewsLetter {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  parts: readonly LetterPart[]
}
