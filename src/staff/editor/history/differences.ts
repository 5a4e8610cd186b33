import type { Block, DocumentData } from '../../../kernel/document.ts'
import { isWords, textsOf } from '../puck/block-words.ts'
import { ownProps, walkBlocks } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'

/** One widget before and after. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** The widget's name in the editor. */
  label: string
  /** All its words before and after. */
  before: string
  now: string
  /** Names of its other fields whose values differ. */
  settings: readonly string[]
}

/** Differences between `before` and `now`, in the order of the page; removed widgets come last. */
export function differencesOf(before: DocumentData, now: DocumentData): Difference[] {
  const old = flat(before)
  const present = flat(now)
  const order = [...old.keys()].filter((id) => present.has(id))
  const newOrder = [...present.keys()].filter((id) => old.has(id))
  const moved = new Set(newOrder.filter((id, index) => order[index] !== id))
  const found: Difference[] = []
  for (const [id, block] of present) {
    const was = old.get(id)
    if (!was) found.push(differenceOf('added', undefined, block))
    else if (contents(was) !== contents(block)) found.push(differenceOf('changed', was, block))
    else if (moved.has(id)) found.push(differenceOf('moved', was, block))
  }
  for (const [id, block] of old) if (!present.has(id)) found.push(differenceOf('removed', block, undefined))
  return found
}

function flat(data: DocumentData): Map<string, Block> {
  const blocks = new Map<string, Block>()
  walkBlocks(data.content, (block) => blocks.set(block.props.id, block))
  return blocks
}

/** A widget's own values: without its slots, which are compared separately, and whatever the order of its props. */
const contents = (block: Block): string => JSON.stringify(sorted(ownProps(block)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, item]) => !Array.isArray(item) || item.length > 0)
  kept.sort(([one], [other]) => (one < other ? -1 : 1))
  return kept.map(([name, item]) => [name, sorted(item)])
}

function differenceOf(kind: Difference['kind'], was: Block | undefined, is: Block | undefined): Difference {
  const type = is?.type ?? was?.type ?? ''
  const room = rooms.get(type)
  return {
    kind,
    label: room?.label ?? type,
    before: wordsOf(was),
    now: wordsOf(is),
    settings: was && is ? settingsThatDiffer(was, is) : [],
  }
}

const wordsOf = (block: Block | undefined): string =>
  block ? textsOf(rooms.get(block.type)?.fields ?? {}, block.props).join(' ') : ''

const settingsThatDiffer = (was: Block, is: Block): string[] =>
  Object.entries(rooms.get(is.type)?.fields ?? {}).flatMap(([name, field]) => {
    if (isWords(field) || field.type === 'slot' || field.type === 'list' || field.label === undefined)
      return []
    const [old, present] = [sorted(was.props[name]), sorted(is.props[name])]
    return JSON.stringify(old) === JSON.stringify(present) ? [] : [field.label]
  })
