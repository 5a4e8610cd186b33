import { join } from 'node:path'

/** Where pictures and plans of a run are left; not kept in the repository. */
export const reportFolder = join(import.meta.dirname, 'report')
