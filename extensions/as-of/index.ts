import { defineExtension } from 'schelp/extension'
import { choose } from './choose.ts'
import { asOfPath } from './path.ts'
import { asOf } from './preview.ts'
import { asOfTexts } from './texts.nl.ts'

/** The site as it will be, or was, at a moment that staff choose. */
export default defineExtension({
  name: 'as-of',
  pages: { [asOfPath]: choose },
  previews: { 'as-of': asOf },
  texts: { 'as-of': asOfTexts },
})
