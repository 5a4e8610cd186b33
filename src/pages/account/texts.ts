import { createTexts, textData } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { accountPageTexts } from './texts.nl.ts'

const prefix = 'account.'

/** Texts of the account pages, with staff's overrides (`account.signIn`). */
export function accountTexts(site: Site) {
  const overrides = Object.entries(site.runtime.textOverrides)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text])
  return createTexts<keyof typeof accountPageTexts>(textData(accountPageTexts, Object.fromEntries(overrides)))
}
