import type { Turns } from '../../../platform/in-turn.ts'
import type { ContentDeps } from '../deps.ts'
import type { Renditions } from './renditions.ts'

/** What the files of this room work with. */
export interface MediaParts extends Pick<ContentDeps, 'db' | 'storage' | 'jobs' | 'clock'> {
  renditions: Renditions
  /** Reading and making pictures takes memory, so these tasks take turns. */
  turns: Turns
}
