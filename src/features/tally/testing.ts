import type { Tally } from './tally.ts'

/** Counts nothing, for tests in which nobody presses. */
export const noTally: Tally = {
  click: async () => undefined,
  clicks: async () => new Map(),
  consent: async () => undefined,
  consents: async () => ({ consents: [], total: 0 }),
}
