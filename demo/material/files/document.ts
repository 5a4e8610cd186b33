/** A piece of a document, the same for every format it is written in. */
export type Block =
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; numbered?: boolean }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'verse'; lines: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** `picture` is the name of a drawing. */
  | { kind: 'picture'; picture: string; caption: string }
  | { kind: 'newPage' }

/** What a written document consists of. */
export interface Content {
  title: string
  subtitle?: string
  author: string
  /** For the file's own description. */
  subject: string
  keywords: readonly string[]
  created: Date
  modified: Date
  blocks: readonly Block[]
}

export const heading = (text: string, level: 1 | 2 = 1): Block => ({ kind: 'heading', text, level })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const paragraphs = (...texts: readonly string[]): Block[] => texts.map(paragraph)
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const steps = (...items: readonly string[]): Block => ({ kind: 'list', items, numbered: true })
export const newPage: Block = { kind: 'newPage' }
