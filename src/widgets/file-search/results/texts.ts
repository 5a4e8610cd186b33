import { createTexts, type Texts, textData } from '../../../kernel/texts.ts'
import { type ResultText, resultTexts } from './texts.nl.ts'

/** The texts of the results with the overrides of staff, which are named after this folder. */
export function textsOfResults(overrides: Readonly<Record<string, string>>): Texts<ResultText> {
  const own: Record<string, string> = {}
  for (const key of Object.keys(resultTexts)) {
    const override = overrides[`file-search.${key}`]
    if (override !== undefined) own[key] = override
  }
  return createTexts(textData(resultTexts, own))
}
