// npm run db:generate: writes the migration that is not released yet anew, from what the features' schema files say
// beyond the released ones. `-- --release` closes it: from then on it is never edited (decision 0014).

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, root } from './project.mjs'

const migrations = join(root, 'migrations')
const meta = join(migrations, 'meta')
const journalFile = join(meta, '_journal.json')
/** The digests of the migrations that some site may have run, in their order. */
const releasedFile = join(migrations, 'released.json')
const released = JSON.parse(readFileSync(releasedFile, 'utf8'))
const number = String(released.length).padStart(4, '0')
const migrationFile = join(migrations, `${number}_schema.sql`)
/** SQL that Drizzle cannot express, beside the schema file to which it belongs. */
const handWritten = besideSchemas('unreleased')
/** SQL that must run before columns are dropped. */
const handWrittenFirst = besideSchemas('unreleased-first')
const isHandWritten = handWritten.length + handWrittenFirst.length > 0

generate()
if (process.argv.includes('--release')) release()

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

function drizzleKit(...options) {
  const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
  const answers = pathToFileURL(join(root, 'scripts', 'answer-new.mjs')).href
  const args = [`--import=${answers}`, kit, 'generate', '--name=schema', ...options]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The migration could not be made; the reason stands above.')
}

function release() {
  if (!existsSync(migrationFile))
    giveUp('Nothing changed since the last release: there is no migration to close.')
  const digest = createHash('sha256').update(readFileSync(migrationFile)).digest('hex')
  writeFileSync(releasedFile, `${JSON.stringify([...released, digest], null, 2)}\n`)
  for (const file of [...handWrittenFirst, ...handWritten]) rmSync(join(root, file))
  console.log(`${number}_schema.sql is closed.`)
}
