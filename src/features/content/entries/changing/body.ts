import { cleanProse } from '../../../../platform/prose.ts'
import { cleanText } from '../../clean-text.ts'

/** Cleans the HTML that an entry stores as its own text. */
export const sanitizeBody = (html: string): string => cleanProse(cleanText(html), { ids: true })
