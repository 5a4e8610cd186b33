// How many tests passed and failed, read from the runners' own reports.
import { readFileSync } from 'node:fs'

/** Without a report the runner crashed: that counts as one failure. So does a runner that fails with no failed test. */
export function countReport(file, exitCode, read) {
  const { passed, failed } = read(readReport(file)) ?? { passed: 0, failed: 1 }
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A file that fails before its first test counts as one failure. */
export function readVitest(report) {
  if (!report) return undefined
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }
}

/** A test that passes only at the second try passes; Playwright names it. Errors outside tests count as failures. */
export function readPlaywright(report) {
  if (!report) return undefined
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}
