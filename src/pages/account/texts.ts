import { textsOfRoom } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { accountPageTexts } from './texts.nl.ts'

/** Texts of the account pages, with staff's overrides (`account.signIn`). */
export const accountTexts = ({ runtime }: Site) =>
  textsOfRoom('account', accountPageTexts, runtime.textOverrides)
