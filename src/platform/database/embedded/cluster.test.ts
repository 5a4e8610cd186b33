import { expect, it } from 'vitest'
import { reasonIn } from './cluster.ts'

/** The output of PostgreSQL 18's initdb on a full disk. */
const onFullDisk = `creating configuration files ... ok
running bootstrap script ... 2026-11-23 08:14:17.394 UTC [7577] FATAL:  could not write to file "pg_wal/xlogtemp.7577": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/srv/schelp/postgres.new-6587-CrMWTq"
`

/** The output of a later step, which then also fails to clean up. */
const onFullDiskLater = `2026-11-23 21:51:40.112 UTC [901] FATAL:  could not extend file "base/1/2608": No space left on device
2026-11-23 21:51:40.113 UTC [901] PANIC:  cannot abort transaction 1, it was already committed
child process was terminated by signal 6: Aborted
`

it('RUN-02 reports why the database files cannot be created, and not the clean-up', () => {
  expect(reasonIn(new Error(onFullDisk))).toBe(
    'could not write to file "pg_wal/xlogtemp.7577": No space left on device',
  )
  expect(reasonIn(new Error(onFullDiskLater))).toBe(
    'could not extend file "base/1/2608": No space left on device',
  )
  expect(reasonIn(new Error('Command failed: initdb\ninitdb: error: could not create directory'))).toBe(
    'could not create directory',
  )
  expect(reasonIn(new Error('spawn initdb ENOENT'))).toBe('spawn initdb ENOENT')
})
