import type { Mount } from '../../../behaviours/contract.ts'
import { countVisit } from './count-visit.ts'

/** Counts visits on every page of a site whose popups depend on a number of pages or visits. */
export const mount: Mount = () => {
  countVisit()
  return () => undefined
}
