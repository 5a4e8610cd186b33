import { cleanProse } from '../../../../platform/prose.ts'
import { cleanText } from '../../clean-text.ts'

/** A text that is an entry's own, as it may be stored. */
export const sanitizeBody = (html: string): string => cleanProse(cleanText(html), { ids: true })
