import { type Texts, textsOfRoom } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { withdrawTexts } from './texts.nl.ts'

export type WithdrawTexts = Texts<keyof typeof withdrawTexts>

export const withdrawTextsOf = ({ runtime }: Pick<Site, 'runtime'>): WithdrawTexts =>
  textsOfRoom('withdraw', withdrawTexts, runtime.textOverrides)
