import type { Thing } from '../../platform/revisions/thing.ts'
import type { Call } from '../call.ts'

/** Runs a unit of work that no other form or proposal of the row runs beside. */
export const withRowLocked = <Done extends { ok: boolean }>(
  call: Call,
  { resource, rowId }: Thing,
  act: () => Promise<Done>,
): Promise<Done> => call.together(() => call.features.revisions.alone(`staff ${resource} ${rowId}`, act))
