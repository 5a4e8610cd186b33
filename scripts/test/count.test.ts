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

/** Two tests passed, and those of these files; `why` stands for what a runner says at length. */
const vitest = (testResults: unknown[]) => report({ numPassedTests: 2, testResults })
const failed = {
  fullName: 'LIB-07 rejects a range',
  status: 'failed',
  failureMessages: ['Error: why\n at a.ts'],
}

const playwright = (suites: unknown[], errors: unknown[] = []) =>
  report({ stats: { expected: 4, flaky: 1 }, suites, errors })
const journey = (status: string) => ({
  file: 'shop.spec.ts',
  title: 'SHOP-01 a tag leads on',
  tests: [{ status, results: [{ error: { message: 'first' } }, { error: { message: 'second' } }] }],
})

describe('RUN-01 npm test says at its end how many tests passed, and which failed', () => {
  it('tests of units and of journeys, with the reason', () => {
    const ran = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] }]
    expect(countReport(vitest(ran), 1, readVitest)).toEqual({
      passed: 2,
      failures: ['a.test.ts\n  LIB-07 rejects a range\n  Error: why\n   at a.ts'],
    })
    const suites = [{ specs: [journey('expected')], suites: [{ specs: [journey('unexpected')] }] }]
    expect(countReport(playwright(suites), 1, readPlaywright)).toEqual({
      passed: 5,
      failures: ['shop.spec.ts\n  SHOP-01 a tag leads on\n  second'],
    })
    expect(countReport(vitest([]), 0, readVitest)).toEqual({ passed: 2, failures: [] })
  })

  it('a file that breaks before its first test', () => {
    const broken = { name: 'b.test.ts', status: 'failed', message: 'Error: why', assertionResults: [] }
    expect(countReport(vitest([broken]), 1, readVitest).failures).toEqual([
      'b.test.ts\n  before its first test\n  Error: why',
    ])
    expect(countReport(playwright([], [{ message: 'no tests' }]), 1, readPlaywright).failures).toEqual([
      'no tests',
    ])
  })

  it('a runner that crashes, without a report or with one that says that all is well', () => {
    expect(countReport(join(folder, 'absent.json'), 139, readVitest)).toEqual({
      passed: 0,
      failures: ['no report was written'],
    })
    expect(countReport(vitest([]), 1, readVitest).failures).toHaveLength(1)
  })
})
