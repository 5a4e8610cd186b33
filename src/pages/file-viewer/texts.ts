import { createTexts, type Texts, textData } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { viewerTexts } from './texts.nl.ts'

/** Address of the library search. */
export const filesPath = '/bestanden/'

export function textsOfViewer({ runtime }: Site): Texts<keyof typeof viewerTexts> {
  const own: Record<string, string> = {}
  for (const key of Object.keys(viewerTexts)) {
    const override = runtime.textOverrides[`file-viewer.${key}`]
    if (override !== undefined) own[key] = override
  }
  return createTexts(textData(viewerTexts, own))
}
