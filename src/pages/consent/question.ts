import type { SiteSettings } from '../../features/content/index.ts'
import type { Purpose } from '../../kernel/consent.ts'
import { type TextKey, type Texts, textsOfRoom } from '../../kernel/texts.ts'
import { consentTexts } from './texts.nl.ts'

export type ConsentTexts = Texts<TextKey<typeof consentTexts>>

export const consentTextsOf = (overrides: SiteSettings['texts']): ConsentTexts =>
  textsOfRoom('consent', consentTexts, overrides)

/** Returns the full question as visitors see it; the log of consent keeps it as proof. */
export const questionOf = (texts: ConsentTexts, purposes: readonly Purpose[]): string =>
  purposes.length === 0
    ? `${texts('notice')} ${texts('nothing')}`
    : `${texts('notice')} ${texts('purposes', { purposes: purposes.map((purpose) => texts(purpose)).join(', ') })}`
