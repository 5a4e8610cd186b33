export { type ConsentView, createTally, type Tally } from './tally.ts'
export type { VisitReport, VisitRow, Visits } from './visits/visits.ts'
