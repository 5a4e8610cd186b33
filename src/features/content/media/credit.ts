import { createTexts, type TextKey, textData } from '../../../kernel/texts.ts'
import type { MediaRow } from './schema.ts'
import { texts } from './texts.nl.ts'

const text = createTexts<TextKey<typeof texts>>(textData(texts))

/** Maker, licence and source in one line; undefined when none of them is known. */
export function creditOf({
  maker,
  licence,
  source,
}: Pick<MediaRow, 'maker' | 'licence' | 'source'>): string | undefined {
  const saysWhat = /^\p{L}[\p{L} ]*: /u.test(maker)
  const parts = [maker && !saysWhat ? text('maker', { maker }) : maker, licence, shortSource(source)]
  return parts.filter((part) => part !== '').join(' · ') || undefined
}

/** A source that is an address is shown as its host. */
function shortSource(source: string): string {
  const url = /^https?:\/\/\S+$/.test(source) ? URL.parse(source) : null
  return url ? url.hostname.replace(/^www\./, '') : source
}
