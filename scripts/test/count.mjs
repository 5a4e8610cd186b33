// Counts passed and failed tests in the reports of the runners.
import { readFileSync } from 'node:fs'

/** Without a report the runner crashed: that counts as one failure. So does a runner that fails with no failed test. */
export function countReport(file, exitCode, read) {
  const { passed, failures } = read(readReport(file)) ?? { passed: 0, failures: ['no report was written'] }
  if (failures.length > 0 || exitCode === 0) return { passed, failures }
  return { passed, failures: [`the tests passed, and their runner ended with ${exitCode}`] }
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
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [said(name, 'before its first test', message)]
    return failed.map(({ fullName, failureMessages }) => said(name, fullName, failureMessages?.[0]))
  })
  return { passed: report.numPassedTests, failures }
}

/** A test that passes only at the second try passes; Playwright names it. Errors outside tests count as failures. */
export function readPlaywright(report) {
  if (!report) return undefined
  const { expected, flaky } = report.stats
  const failures = (report.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => said(file, title, results.at(-1)?.error?.message)),
    )
  return {
    passed: expected + flaky,
    failures: [...failures, ...report.errors.map(({ message }) => said(message))],
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** One paragraph: the file, the test, and the first lines of the error. */
function said(...parts) {
  const [first, ...more] = parts.filter(Boolean).join('\n').split('\n')
  return [first, ...more.slice(0, 12).map((line) => `  ${line}`)].join('\n')
}
