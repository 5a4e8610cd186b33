import { decodeText } from '../../../platform/decode-text.ts'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/** A file with more control characters than one in this many is not text. */
const charactersPerControl = 10

export function readPlainText(bytes: Uint8Array, out: TextCollector): void {
  const text = decodeText(bytes)
  const sample = text.slice(0, 20_000)
  const controls = sample.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  if (controls * charactersPerControl > sample.length)
    throw new Unreadable('broken', 'the contents are not text')
  out.add(text)
}
