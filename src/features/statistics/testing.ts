import type { Statistics } from './statistics.ts'
import type { Visits } from './visits/visits.ts'

const noVisits: Visits = {
  page: () => undefined,
  searchedInVain: () => undefined,
  downloaded: () => undefined,
  sold: () => undefined,
  report: async () => {
    throw new Error('nothing was counted')
  },
  rows: async () => [],
  flush: async () => undefined,
  close: async () => undefined,
}

/** Counts nothing, for tests in which nobody presses. */
export const noStatistics: Statistics = {
  click: async () => undefined,
  clicks: async () => new Map(),
  question: async () => '',
  consent: async () => undefined,
  consents: async () => ({ consents: [], total: 0 }),
  consentDays: async () => [],
  visits: noVisits,
}
