import type { Block } from '../../../kernel/document.ts'
import { mapWords, textsOf } from '../puck/block-words.ts'
import { walkBlocks } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'
import type { Warning } from './checks.ts'

/** Shorter words often differ from another word by one letter. */
const shortest = 7
const word = /\p{L}[\p{L}'’-]*/gu

/** Finds words of the page that differ from a word of the society's name by one letter. */
export function findMisspelt(content: readonly Block[], siteName: string): Warning[] {
  const names = [...siteName.matchAll(word)].map(([name]) => name).filter(({ length }) => length >= shortest)
  const found: Warning[] = []
  walkBlocks(content, ({ type, props }) => {
    const told = new Set<string>()
    for (const text of textsOf(rooms.get(type)?.fields ?? {}, props))
      for (const [typed] of text.matchAll(word)) {
        const name = names.find((one) => isNearly(typed, one))
        if (name === undefined || told.has(typed)) continue
        told.add(typed)
        found.push({ kind: 'misspelt', about: typed, block: props.id, instead: name })
      }
  })
  return found
}

/** Returns the props of a widget with a word replaced everywhere. */
export const respelt = (block: Block, typed: string, name: string): Block['props'] => ({
  ...mapWords(rooms.get(block.type)?.fields ?? {}, block.props, (text) =>
    text.replace(word, (one) => (one === typed ? name : one)),
  ),
  id: block.props.id,
})

/** Whether two words differ by one letter: missing, added or changed. A suffix to the whole name does not count. */
export function isNearly(typed: string, name: string): boolean {
  const [one, other] = [typed.toLowerCase(), name.toLowerCase()]
  if (one === other || one.startsWith(other) || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const rest = Math.min(one.length, other.length) - start
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end === 1
}
