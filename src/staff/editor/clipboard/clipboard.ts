import { z } from 'zod'
import type { Block } from '../../../kernel/document.ts'

const key = 'schelp-editor-clipboard'
const stored = z.object({ type: z.string(), props: z.looseObject({ id: z.string() }) })

/** Copies a widget and its contents, to be pasted on any page in this browser. */
export const copyBlock = (block: Block, storage: Storage = localStorage): void =>
  storage.setItem(key, JSON.stringify(block))

/** The last copied widget; undefined when the clipboard is empty or holds something else. */
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
