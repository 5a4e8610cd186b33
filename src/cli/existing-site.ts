import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { appliedMigrations, type DatabaseHandle, openDatabase } from '../platform/database/index.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { openProgram, type Program } from '../program.ts'

/** Whether opening the database would make one in the data folder. */
export const hasNoDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  !databaseUrl && !existsSync(join(dataDir, 'postgres', 'PG_VERSION'))

/** Opens the database of a site. Where none is, none is made: most likely a setting is missing. */
export async function openSiteDatabase(config: Config): Promise<DatabaseHandle> {
  if (hasNoDatabase(config))
    throw new OperatorError(
      `There is no site in ${resolve(config.dataDir)}: let DATA_DIR, in the environment or in ${resolve('.env')}, name the folder of yours.`,
    )
  const handle = await openDatabase(config)
  try {
    const client = await handle.pool.connect()
    const migrations = await appliedMigrations(client).finally(() => client.release())
    if (migrations.length === 0)
      throw new OperatorError('There is no site in this database: let DATABASE_URL name that of yours.')
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Runs a command on the program of a site, whose schema is brought up to date first. */
export async function withProgram(
  config: Config,
  run: (program: Program) => Promise<number>,
): Promise<number> {
  await (await openSiteDatabase(config)).close()
  const program = await openProgram(config)
  try {
    return await run(program)
  } finally {
    await program.close()
  }
}
