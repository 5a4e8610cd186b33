/** The contents of a mail before it is drawn, in their order. Texts may contain `strong` parts. */
export interface Email {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  siteTitle: string
  siteUrl: string
  title: string
  paragraphs: readonly string[]
  transfer?: { title: string; facts: readonly Fact[]; code?: { cid: string; label: string; words: string } }
  facts?: readonly Fact[]
  button?: Link
  goods?: {
    title: string
    lines: readonly { title: string; detail: string; amount: string }[]
    sums: readonly { name: string; amount: string; kind?: 'discount' | 'total' | 'small' }[]
  }
  addresses?: readonly { label: string; lines: readonly string[] }[]
  closing: readonly (string | { text: string; link: Link })[]
  notice?: { title: string; text: string }
  /** The sender. */
  foot: readonly string[]
  footLinks: readonly Link[]
}

export type Fact = readonly [name: string, value: string]
export interface Link {
  text: string
  url: string
}

const begin = '\u0001'
const end = '\u0002'

/** Marks a part of a text that is bold and does not break, such as an amount or a number. */
export const strong = (text: string): string => `${begin}${plain(text)}${end}`

/** Returns the text without the marks of `strong`. */
export const plain = (text: string): string => text.replaceAll(begin, '').replaceAll(end, '')

/** @param html escaped */
export const markStrong = (html: string): string =>
  html.replaceAll(begin, '<b style="white-space:nowrap">').replaceAll(end, '</b>')
