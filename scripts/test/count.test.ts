import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countReport, readPlaywright, readVitest } from './count.mjs'

const folder = mkdtempSync(join(tmpdir(), 'schelp-count-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(contents: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(contents))
  return file
}

const vitest = (passed: number, failed: number, files: unknown[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults: files })

const playwright = (expected: number, unexpected: number, errors: unknown[] = []) =>
  report({ stats: { expected, unexpected, flaky: 0, skipped: 1 }, errors })

describe('RUN-01 the last line of npm test counts', () => {
  it('what passed and what failed', () => {
    expect(countReport(vitest(5, 0), 0, readVitest)).toEqual({ passed: 5, failed: 0 })
    expect(countReport(vitest(5, 2), 1, readVitest)).toEqual({ passed: 5, failed: 2 })
    expect(countReport(playwright(4, 1), 1, readPlaywright)).toEqual({ passed: 4, failed: 1 })
  })

  it('a file that breaks before its first test', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    expect(countReport(vitest(5, 1, [broken, failing]), 1, readVitest)).toEqual({ passed: 5, failed: 2 })
    expect(countReport(playwright(4, 0, [{ message: 'no tests' }]), 1, readPlaywright)).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('a runner that crashes, without a report or with one that says that all is well', () => {
    expect(countReport(join(folder, 'absent.json'), 139, readVitest)).toEqual({ passed: 0, failed: 1 })
    expect(countReport(vitest(5, 0), 1, readVitest)).toEqual({ passed: 5, failed: 1 })
  })
})
