export { type ConsentView, createTally, type Tally } from './tally.ts'
