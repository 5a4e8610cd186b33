import { z } from 'zod'
import type { Block } from '../../../kernel/document.ts'

const key = 'schelp-editor-clipboard'
const stored = z.object({ type: z.string(), props: z.looseObject({ id: z.string() }) })

/** Keeps a widget with what stands in it, for any page in this browser. */
export const copyBlock = (block: Block, storage: Storage = localStorage): void =>
  storage.setItem(key, JSON.stringify(block))

/** What was copied last; undefined when nothing was, or something else stands there. */
export function copiedBlock(storage: Storage = localStorage): Block | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const read = stored.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
