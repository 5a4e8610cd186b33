import { createTexts, type TextKey, textData } from '../../kernel/texts.ts'
import catalogue from './texts.nl.ts'

/** The editor's own texts. */
export const editorTexts = createTexts<TextKey<typeof catalogue>>(textData(catalogue))
