export type { ConsentDay, ConsentView } from './consents.ts'
export { createTally, type Tally } from './tally.ts'
export type { VisitReport, VisitRow } from './visits/stored.ts'
export type { Visits } from './visits/visits.ts'
