import type { Config } from '../platform/config.ts'
import { appliedMigrations, migrationsToRun, refusalOf } from '../platform/database/index.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { openSiteDatabase } from './existing-site.ts'
import { readArguments } from './read-arguments.ts'

/** The exit code when the start of this version will change the database; `scripts/upgrade.mjs` reads it. */
const mustMigrate = 1

export async function run(config: Config, args: readonly string[]): Promise<number> {
  readArguments(args, undefined, {})
  const handle = await openSiteDatabase(config)
  try {
    const client = await handle.pool.connect()
    const applied = await appliedMigrations(client).finally(() => client.release())
    const refusal = refusalOf(applied)
    if (refusal) throw new OperatorError(refusal)
    const toRun = migrationsToRun(applied)
    console.log(
      toRun.length === 0
        ? 'The database is as this version needs it.'
        : `This version will change the database (${toRun.join(', ')}).`,
    )
    return toRun.length === 0 ? 0 : mustMigrate
  } finally {
    await handle.close()
  }
}
