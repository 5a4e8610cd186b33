/** A mail before it is drawn: what it says, in the order in which it says it. Texts may hold `strong` parts. */
export interface Letter {
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
  /** Who sends it. */
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

/** A part of a text that stands out and does not break: an amount, a number. */
export const strong = (text: string): string => `${begin}${plain(text)}${end}`

/** The same text without what stands out. */
export const plain = (text: string): string => text.replaceAll(begin, '').replaceAll(end, '')

/** @param html made safe */
export const markStrong = (html: string): string =>
  html.replaceAll(begin, '<b style="white-space:nowrap">').replaceAll(end, '</b>')
