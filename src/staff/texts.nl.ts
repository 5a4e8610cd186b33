import { interfaceTexts } from './texts/interface.nl.ts'
import { ownTexts } from './texts/own.nl.ts'
import { resourceTexts } from './texts/resources.nl.ts'

/** All texts of the staff app. */
export const messages = { ra: interfaceTexts, resources: resourceTexts, ...ownTexts }
