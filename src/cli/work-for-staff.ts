import { workOnRun } from '../classic-site/index.ts'
import type { Config } from '../platform/config.ts'
import type { Program } from '../program.ts'
import { linkFollower } from '../server/nightly/link-check.ts'

/** Works on what staff asked of the importer, with the program of the site. */
export const workFor = (program: Program, { dataDir }: Pick<Config, 'dataDir'>, id: number) =>
  workOnRun(
    { site: program, dataDir, leads: linkFollower(program, program.siteUrl, () => new Date(), []) },
    program.siteImports,
    id,
  )
