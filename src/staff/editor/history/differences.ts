import type { Block, DocumentData } from '../../../kernel/document.ts'
import { ownProps, walkBlocks } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'

/** What one widget was and is. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** The widget's name in the editor. */
  label: string
  /** Words by which it is known again; empty when it has none. */
  words: string
}

/** What `now` has that `before` had not, in the order of the page; what went away comes last. */
export function differencesOf(before: DocumentData, now: DocumentData): Difference[] {
  const old = flat(before)
  const present = flat(now)
  const order = [...old.keys()].filter((id) => present.has(id))
  const newOrder = [...present.keys()].filter((id) => old.has(id))
  const moved = new Set(newOrder.filter((id, index) => order[index] !== id))
  const found: Difference[] = []
  for (const [id, block] of present) {
    const was = old.get(id)
    if (!was) found.push(differenceOf('added', block))
    else if (contents(was) !== contents(block)) found.push(differenceOf('changed', block))
    else if (moved.has(id)) found.push(differenceOf('moved', block))
  }
  for (const [id, block] of old) if (!present.has(id)) found.push(differenceOf('removed', block))
  return found
}

function flat(data: DocumentData): Map<string, Block> {
  const blocks = new Map<string, Block>()
  walkBlocks(data.content, (block) => blocks.set(block.props.id, block))
  return blocks
}

/** What a widget says by itself: neither its slots, which are compared on their own, nor the order of its props. */
function contents(block: Block): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([, item]) => !Array.isArray(item) || item.length > 0)
    kept.sort(([one], [other]) => (one < other ? -1 : 1))
    return kept.map(([name, item]) => [name, sorted(item)])
  }
  return JSON.stringify(sorted(ownProps(block)))
}

const longest = 60

function differenceOf(kind: Difference['kind'], block: Block): Difference {
  const room = rooms.get(block.type)
  const text = Object.entries(room?.fields ?? {})
    .filter(([, { type }]) => type === 'text' || type === 'longtext' || type === 'richtext')
    .map(([name]) => block.props[name])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
  const words = (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    kind,
    label: room?.label ?? block.type,
    words: words.length > longest ? `${words.slice(0, longest)}…` : words,
  }
}
