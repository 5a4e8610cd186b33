import { createTexts, type TextKey, textData } from '../../kernel/texts.ts'
import catalogue from './texts.nl.ts'

/** The file manager's own texts. */
export const fileTexts = createTexts<TextKey<typeof catalogue>>(textData(catalogue))
