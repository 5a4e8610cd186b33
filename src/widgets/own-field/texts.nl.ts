export { valueTexts as texts } from '../shared/own-fields/value-texts.nl.ts'
