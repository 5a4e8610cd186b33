import type { TextKey, Texts } from '../../../kernel/texts.ts'
import type { texts } from '../texts.nl.ts'

/** Texts of this room. */
export type FormTexts = Texts<TextKey<typeof texts>>
