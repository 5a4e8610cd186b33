import type { Draft, KnownPicture } from '../../widgets/classic.ts'
import type { Losses } from './losses.ts'
import type { Resolver } from './texts/links.ts'

/** Reads texts that stand in the settings of widgets: their shortcodes and blocks become widgets too. */
export interface ReadsTexts {
  drafts(content: string, making: Making): Draft[]
  prose(content: string, making: Making): string
  /** Sanitized, as a text of ours is. */
  clean(html: string): string
  /** Without shortcodes, and with what they enclose. */
  words(text: string, making: Making): string
}

/** What everything that makes a text has in hand. */
export interface Making {
  links: Resolver
  losses: Losses
  /** The post whose text it is, for what a text says of "this post". */
  post?: number | undefined
  /** The pictures that were asked for, by their numbers, for where a text shows them. */
  pictures: Map<number, KnownPicture>
  /** Where pictures come from that the entry of the page fills in. */
  dynamicPictures: string[]
  /** How many texts stand in one another: a text in a setting of a widget in a text. */
  depth: number
  /** Notes of the text, as a list. */
  footnotes: string
  read: ReadsTexts
  /** What is left of the blocks that may still be made, so that no page grows without end. */
  budget: { blocks: number }
}

/** More than any page has. */
export const mostBlocks = 10_000
/** No text is longer; what comes after is left out. */
export const longestText = 5_000_000

/** Marks that stand in a text for blocks, from the private use area of Unicode: none is left in what is read. */
const markStart = '\ue000'
const markEnd = '\ue001'
/** Text as the database takes it, without control characters and marks of ours. */
export function cleanedText(text: string, making: Making): string {
  if (text.length > longestText) making.losses.add('too-much', 'text')
  return (
    text
      .slice(0, longestText)
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      .replaceAll('\r', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ue000-\ue003\ufeff]/g, '')
  )
}

/** Blocks that a text holds by marks. */
export interface Held {
  hold(drafts: readonly Draft[]): string
  /** The parts of a text, with the blocks of its marks. */
  split(text: string): (string | readonly Draft[])[]
}

export function createHeld(): Held {
  const held: (readonly Draft[])[] = []
  return {
    hold(drafts) {
      if (drafts.length === 0) return ''
      held.push(drafts)
      return `${markStart}${held.length - 1}${markEnd}`
    },
    split(text) {
      const [first = '', ...rest] = text.split(markStart)
      return [
        first,
        ...rest.flatMap((part) => {
          const end = part.indexOf(markEnd)
          return end === -1 ? [part] : [held[Number(part.slice(0, end))] ?? [], part.slice(end + 1)]
        }),
      ].filter((part) => part !== '')
    },
  }
}

export const hasMark = (text: string): boolean => text.includes(markStart)
