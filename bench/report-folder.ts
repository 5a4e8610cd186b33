import { join } from 'node:path'

/** The folder for pictures and plans of a run; the repository ignores it. */
export const reportFolder = join(import.meta.dirname, 'report')
