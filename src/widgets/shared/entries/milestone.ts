import type { Milestone } from '../../../ui/milestones/milestones.tsx'
import type { CardModel } from './entry-card.ts'

/** An entry by its distance to Santiago; nothing where none is known. */
export const toMilestone = ({ href, kilometres, title, where, kind, html }: CardModel): Milestone[] =>
  kilometres === undefined
    ? []
    : [{ href, kilometres, name: title, where: where ?? '', kind: kind?.toLowerCase() ?? '', html }]
