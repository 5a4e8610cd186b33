import { z } from 'zod'
import type { JobKind } from '../../platform/jobs.ts'

/** Works on what staff asked of the importer, until nothing is left; once at a time. */
export const importJob: JobKind<Record<string, never>> = {
  name: 'site-import',
  schema: z.strictObject({}),
  expireInSeconds: 6 * 3_600,
}

/** Removes what was sent for an import and used by nobody for days. */
export const importSweepJob: JobKind<Record<string, never>> = {
  name: 'site-import-sweep',
  schema: z.strictObject({}),
}
