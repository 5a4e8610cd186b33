/** A picture of the site, as a mail shows it. */
export interface EmailPicture {
  /** A path of this site. */
  src: string
  alt: string
  width: number
  height: number
}

/** The parts of a page that mail programs can show. Addresses may be paths of this site. */
export type EmailPart =
  | { kind: 'chapter' | 'subchapter'; text: string }
  /** Sanitized HTML. */
  | { kind: 'prose'; html: string }
  | { kind: 'picture'; picture: EmailPicture; caption?: string | undefined; url?: string | undefined }
  | { kind: 'button'; text: string; url: string }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'line' }
  | {
      kind: 'card'
      title: string
      url: string
      picture?: EmailPicture | undefined
      /** One line of facts. */
      facts: string
      say: string
    }

/** A newsletter before it is rendered. */
export interface NewsletterEmail {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  parts: readonly EmailPart[]
}
