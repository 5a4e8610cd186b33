// What the program and the staff area need of imports. Nothing here brings anything in: that takes a process of its own.
export { sorts } from '../report/report.ts'
export { lineKinds } from '../report/report-lines.ts'
export { importJob, importSweepJob } from './import-job.ts'
export type { KeptSource, PieceProblem, SourceProblem } from './kept-sources.ts'
export { mostGone } from './limits.ts'
export { runProblemTexts } from './problems.nl.ts'
export { type Run, type RunKind, runKinds, runStates } from './run.ts'
export { type AskProblem, type BecomeRow, createSiteImports, type SiteImports } from './site-imports.ts'
