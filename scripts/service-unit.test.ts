import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0

it.runIf(canVerify)('RUN-04 systemd takes the example of a service as it stands', () => {
  const unit = readFileSync('deploy/schelp.service', 'utf8')
  const [, program = ''] = /^ExecStart=(\S+)/m.exec(unit) ?? []
  expect(program).toMatch(/\/node$/)
  const folder = mkdtempSync(join(tmpdir(), 'schelp-unit-'))
  const file = join(folder, 'schelp.service')
  try {
    // The release of that machine is not on this one.
    writeFileSync(file, unit.replace(program, process.execPath))
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
