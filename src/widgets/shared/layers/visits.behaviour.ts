import type { Mount } from '../../../behaviours/contract.ts'
import { countVisit } from './count-visit.ts'

/** On every page of a site where a popup waits for a number of pages or visits. */
export const mount: Mount = () => {
  countVisit()
  return () => undefined
}
