/** What receives a submitted form. */
export { askedOf, givenTo, problemOf } from './check-entry.ts'
export type { FormProps } from './fields.ts'
export {
  type FileAccept,
  type FileExtension,
  type FileState,
  fileKinds,
  mostFileBytes,
} from './file-kinds.ts'
export { formAddress, formPath } from './form-address.ts'
export { formName } from './load.ts'
export { texts as formTexts } from './texts.nl.ts'
