// Writes the migration that is not released yet anew: what the features' schema files say beyond the released ones.
// Released migrations are never edited. A release raises `released` and empties the schema.unreleased.sql files.

import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How many migrations, counted from 0000, some site may have run. */
const released = 2

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const meta = join(migrations, 'meta')
const journalFile = join(meta, '_journal.json')
const number = String(released).padStart(4, '0')
const migrationFile = join(migrations, `${number}_schema.sql`)

const generated = [migrations, meta].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${number}_`))
    .map((name) => join(folder, name)),
)
const before = new Map([journalFile, ...generated].map((path) => [path, readFileSync(path)]))

const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, released) }))
for (const path of generated) rmSync(path)

const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
const { status } = spawnSync(process.execPath, [kit, 'generate', '--name=schema'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) {
  for (const [path, contents] of before) writeFileSync(path, contents)
  process.exit(1)
}

// What Drizzle cannot say stands in a feature's schema.unreleased.sql.
const handWritten = globSync('src/features/*/schema.unreleased.sql', { cwd: root }).sort()
if (handWritten.length > 0 && !existsSync(migrationFile)) {
  console.error('Only hand-written statements changed: a migration needs a change of a schema.ts, too.')
  process.exit(1)
}
for (const file of handWritten) {
  appendFileSync(migrationFile, `\n--> statement-breakpoint\n${readFileSync(join(root, file), 'utf8')}`)
}
