import { interfaceTexts } from './texts/interface.nl.ts'
import { ownTexts } from './texts/own.nl.ts'
import { resourceTexts } from './texts/resources.nl.ts'

/** Everything that staff read in the app. */
export const messages = { ra: interfaceTexts, resources: resourceTexts, ...ownTexts }
