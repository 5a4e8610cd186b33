import type { Milestone } from '../../../ui/milestones/milestones.tsx'
import type { CardModel } from './entry-card.ts'

/** An entry with its distance to Santiago; nothing without one. */
export const toMilestone = ({ href, kilometres, title, where, kind, html }: CardModel): Milestone[] =>
  kilometres === undefined
    ? []
    : [{ href, kilometres, name: title, where: where ?? '', kind: kind?.toLowerCase() ?? '', html }]
