import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { atMost, type Row } from '../row.ts'
import { withFolder } from '../site.ts'

const script = join(import.meta.dirname, '..', '..', 'scripts', 'serving-folder.mjs')

/** The size of what a machine needs only to serve the site. */
export const servingFolder = (give: (row: Row) => void) =>
  withFolder(async (folder) => {
    const bytes = Number(execFileSync(process.execPath, [script, join(folder, 'site')]))
    give(atMost('the folder that serves (npm ci --omit=dev, built)', bytes / 1e6, 'MB', 450))
  })
