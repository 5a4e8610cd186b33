import type { Statistics } from './create-statistics.ts'
import { createVisits } from './visits.ts'

/** Counts nothing, for tests in which nobody presses. */
export const noStatistics: Statistics = {
  click: async () => undefined,
  clicks: async () => new Map(),
  question: async () => '',
  consent: async () => undefined,
  consents: async () => ({ consents: [], total: 0 }),
  consentDays: async () => [],
  visits: createVisits({ error: () => undefined }),
}
