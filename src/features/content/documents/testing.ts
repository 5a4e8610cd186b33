import type { Block, DocumentData } from '../../../kernel/document.ts'

export const block = (id: string, props: Record<string, unknown> = {}): Block => ({
  type: 'text',
  props: { id, ...props },
})

/** A document of one text. */
export const saying = (text: string): DocumentData => ({
  root: { props: {} },
  content: [block('a', { text })],
})

/** Boxes in each other's slots, so many deep. */
export function nested(depth: number): Block {
  let inner = block(`level-${depth}`)
  for (let level = depth - 1; level > 0; level--) inner = block(`level-${level}`, { children: [inner] })
  return inner
}
