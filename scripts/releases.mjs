// The migrations that some site may have run, each with the version that brought it: `migrations/released.json`.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A closed migration: [{ migration: '0002_schema', version: '0.2.0', sha256: '…' }, …]. */
export const readReleased = (root) => JSON.parse(readFileSync(releasedFile(root), 'utf8'))
export const releasedFile = (root) => join(root, 'migrations', 'released.json')

export const numberOf = (at) => String(at).padStart(4, '0')
export const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Names of the migrations that stand in the folder, closed or open, in order. */
export const migrationsIn = (root) =>
  readdirSync(join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort()

/** A site as the release with this migration stored it, by which `src/upgrade.test.ts` proves every later upgrade. */
export const archiveOf = (number) => `src/backup/testing/release-${number}.tar.gz`

/** The version of the next release that changes the schema: 0.3.0 follows 0.2.4. */
export function versionAfter(version) {
  const [major, minor] = partsOf(version)
  return `${major}.${minor + 1}.0`
}

/** Negative when the first comes before the second. */
export function compareVersions(one, other) {
  const [left, right] = [partsOf(one), partsOf(other)]
  return left.map((part, at) => part - right[at]).find((difference) => difference !== 0) ?? 0
}

const partsOf = (version) => version.split('.').map(Number)

/** The versions that a changelog tells of, the latest first, and what stands below ‘Unreleased’. */
export function readChangelog(text) {
  const sections = [...text.matchAll(/^## \[([^\]]+)\][^\n]*\n([\s\S]*?)(?=^## |^\[|(?![\s\S]))/gm)]
  return {
    versions: sections.map(([, name]) => name).filter((name) => name !== 'Unreleased'),
    unreleased: sections.find(([, name]) => name === 'Unreleased')?.[2].trim() ?? '',
  }
}
