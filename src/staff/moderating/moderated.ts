import { useResourceContext } from 'react-admin'
import type { RowOf } from '../../staff-api/contract.ts'

/** The resources of what visitors wrote. */
export type ModeratedName = 'reviews' | 'comments'

/** A visitor's text that staff approve and answer. */
export type Moderated = RowOf<ModeratedName>

/** Its subject: the field with the id, and the resource. */
export interface About {
  source: string
  reference: string
}

/** The one of the screen that this stands on. */
export const useModeratedName = (): ModeratedName =>
  useResourceContext() === 'reviews' ? 'reviews' : 'comments'
