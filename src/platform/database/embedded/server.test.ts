import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, it } from 'vitest'
import { postmasterPid } from './server.ts'

const cluster = mkdtempSync(join(tmpdir(), 'schelp-server-'))
afterAll(() => rmSync(cluster, { recursive: true, force: true }))

it('RUN-02 reads no process id from a lock file that a stopping server has just removed', async () => {
  const lockFile = join(cluster, 'postmaster.pid')
  const server = new Worker(
    `const { writeFileSync, rmSync } = require('node:fs')
    const { parentPort, workerData } = require('node:worker_threads')
    for (let time = 0; time < 5000; time++) {
      writeFileSync(workerData, '7')
      rmSync(workerData)
      if (time === 100) parentPort.postMessage('busy')
    }`,
    { eval: true, workerData: lockFile },
  )
  let isBusy = true
  const ended = once(server, 'exit').then(() => {
    isBusy = false
  })
  await once(server, 'message')
  const seen = new Set<number | undefined>()
  while (isBusy) {
    for (let time = 0; time < 500; time++) seen.add(postmasterPid(cluster))
    await new Promise(setImmediate)
  }
  await ended
  expect([...seen].filter((pid) => pid !== 7 && pid !== undefined)).toEqual([])
})
