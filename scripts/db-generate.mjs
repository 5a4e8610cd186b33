// npm run db:generate: writes the migration that is not released yet anew, from what the features' schema files say
// beyond the released ones. `-- --release` closes it: from then on it is never edited (decision 0052). `-- --check`
// changes nothing, and tells whether the migrations that stand there make what the schema files say.

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, root, runOnProjectNode } from './project.mjs'
import {
  archiveOf,
  digestOf,
  numberOf,
  readChangelog,
  readReleased,
  releasedFile,
  versionAfter,
} from './releases.mjs'

const migrations = join(root, 'migrations')
const meta = join(migrations, 'meta')
const journalFile = join(meta, '_journal.json')
const released = readReleased(root)
const number = numberOf(released.length)
const migrationFile = join(migrations, `${number}_schema.sql`)
/** SQL that Drizzle cannot express, beside the schema file to which it belongs. */
const handWritten = besideSchemas('unreleased')
/** SQL that must run before columns are dropped. */
const handWrittenFirst = besideSchemas('unreleased-first')
const isHandWritten = handWritten.length + handWrittenFirst.length > 0

if (process.argv.includes('--check')) check()
else {
  generate()
  if (process.argv.includes('--release')) await release()
}

function besideSchemas(name) {
  const files = [`src/features/*/schema.${name}.sql`, `src/platform/*-schema.${name}.sql`]
  return globSync(files, { cwd: root }).sort()
}

function generate() {
  const generated = [migrations, meta].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`${number}_`))
      .map((name) => join(folder, name)),
  )
  const before = new Map([journalFile, ...generated].map((path) => [path, readFileSync(path)]))

  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, released.length)
  writeFileSync(journalFile, `${JSON.stringify({ ...journal, entries }, null, 2)}\n`)
  for (const path of generated) rmSync(path)
  try {
    drizzleKit()
    if (isHandWritten && !existsSync(migrationFile)) drizzleKit('--custom')
  } catch (error) {
    for (const [path, contents] of before) writeFileSync(path, contents)
    giveUp(error.message)
  }
  if (!isHandWritten) return
  const parts = [...handWrittenFirst, migrationFile, ...handWritten]
  const statements = parts.map((file) => readFileSync(resolve(root, file), 'utf8'))
  writeFileSync(migrationFile, statements.join('\n--> statement-breakpoint\n'))
}

function check() {
  const tried = mkdtempSync(join(tmpdir(), 'schelp-migrations-'))
  let made
  try {
    cpSync(migrations, tried, { recursive: true })
    // Drizzle takes a path from here only.
    process.env.SCHELP_MIGRATIONS = relative(root, tried)
    drizzleKit()
    made = readdirSync(tried).length - readdirSync(migrations).length
  } catch (error) {
    giveUp(error.message)
  } finally {
    rmSync(tried, { recursive: true })
  }
  if (made > 0) giveUp('The schema files say more than the migrations make: run `npm run db:generate`.')
}

function drizzleKit(...options) {
  const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
  const answers = pathToFileURL(join(root, 'scripts', 'answer-new.mjs')).href
  const args = [`--import=${answers}`, kit, 'generate', '--name=schema', ...options]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The migration could not be made; the reason stands above.')
}

/** Closes the migration, with all that belongs to a release: its site, its version, its place in the changelog. */
async function release() {
  if (!existsSync(migrationFile))
    giveUp('Nothing changed since the last release: there is no migration to close.')
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  if (readChangelog(changelog).unreleased === '')
    giveUp(
      'CHANGELOG.md says nothing under `## [Unreleased]`: tell there what changes, and close the migration then.',
    )
  const code = await runOnProjectNode(
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'node', 'src/release-archive.test.ts'],
    { SCHELP_RELEASE_ARCHIVE: join(root, archiveOf(number)) },
  )
  if (code !== 0)
    giveUp('The site of this release could not be made; the reason stands above. Nothing was closed.')

  const version = versionAfter(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
  const closed = { migration: `${number}_schema`, version, sha256: digestOf(migrationFile) }
  writeFileSync(releasedFile(root), `${JSON.stringify([...released, closed], null, 2)}\n`)
  for (const file of [...handWrittenFirst, ...handWritten]) rmSync(join(root, file))
  raise(version)
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    changelog.replace('## [Unreleased]', `## [Unreleased]\n\n## [${version}] - ${today}`),
  )
  console.log(`${number}_schema.sql is closed, with version ${version}.`)
}

function raise(version) {
  for (const name of ['package.json', 'package-lock.json']) {
    const file = join(root, name)
    const list = JSON.parse(readFileSync(file, 'utf8'))
    list.version = version
    if (list.packages) list.packages[''].version = version
    writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
  }
}
