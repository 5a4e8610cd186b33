import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Config, leastSecretLength } from './config.ts'
import { errorCode } from './error-code.ts'
import { makeFolder } from './make-folder.ts'
import { OperatorError } from './operator-error.ts'

/** The file with the secret that a site made for itself. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/**
 * The secret that signs cookies and links: SECRET, or one that is made at the first start and stored in
 * `dataDir/secret`. Nodes behind one address need the same SECRET. Throws an `OperatorError` if the stored one is too
 * short.
 */
export function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): string {
  if (config.secret) return config.secret
  const file = secretFile(config.dataDir)
  if (!existsSync(file)) makeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < leastSecretLength)
    throw new OperatorError(
      `${resolve(file)} holds no secret of at least ${leastSecretLength} characters: put the one of your last backup there, or remove the file to begin with another.`,
    )
  return secret
}

function makeSecret(file: string): void {
  makeFolder(dirname(file))
  const temporary = `${file}.${process.pid}`
  try {
    writeFileSync(temporary, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true })
    linkSync(temporary, file)
  } catch (error) {
    // Another program that started at the same time has made it.
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** The secret that a site made for itself, for its backup; an operator who sets SECRET stores it elsewhere. */
export function ownSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string | undefined {
  const file = secretFile(dataDir)
  return secret === undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
