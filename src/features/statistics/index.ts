export type { ConsentDay, ConsentView } from './consents.ts'
export { createStatistics, type Statistics } from './create-statistics.ts'
export type { UserAgent, VisitListener, Visits } from './visits.ts'
