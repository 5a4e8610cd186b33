import { useSession } from '../session.ts'
import { useKeys } from './use-keys.ts'

/** Listens for the editor's keys; must stand inside Puck. */
export function Keys() {
  useKeys(useSession())
  return null
}
