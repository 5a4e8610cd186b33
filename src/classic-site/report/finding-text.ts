import { findingTexts } from '../sources/findings.nl.ts'
import type { Finding } from '../sources/sources.ts'

/** What a reader has to say of a source, in one line: `dump.sql: … (wp_polls, 3 keer, regel 12)`. */
export function findingText({ reason, source, count, line, about }: Finding): string {
  const details = [about, count > 1 && `${count} keer`, line && `regel ${line}`].filter(Boolean).join(', ')
  return `${source}: ${findingTexts[reason]}${details && ` (${details})`}`
}
