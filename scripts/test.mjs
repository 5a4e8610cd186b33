// npm test: everything, from a clean clone. `--long` adds what takes hours. The last line is `N passed, N failed`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject, runOnProjectNode } from './project.mjs'
import { countReport, readPlaywright, readVitest } from './test/count.mjs'
import { startPostgres } from './test/postgres.mjs'
import { ensureJudges, findBrowser } from './test/tools.mjs'

const startedAt = Date.now()
const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`
const long = process.argv.includes('--long')
const total = { passed: 0, failures: [] }
const reports = mkdtempSync(join(tmpdir(), 'schelp-test-reports-'))

process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

ensureInstalled()
// Without windows it takes a fifth less of the machine.
const browser = findBrowser('npm test', 'chromium-headless-shell')
ensureJudges()
await ensureBuilt()

const env = {
  CHROMIUM_PATH: browser,
  // Some hundred processes load the same packages.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
  ...(long ? { SCHELP_LONG: '1' } : {}),
}

await vitest('Units and use cases, on the embedded PostgreSQL', [], {
  TEST_DATABASE_URL: '',
  DATABASE_URL: '',
})

const postgres = await startPostgres()
if (typeof postgres === 'string') {
  console.log(`\n${postgres}\nThe use cases ran on the embedded PostgreSQL only.`)
} else {
  process.once('exit', postgres.stop)
  await vitest(
    `Use cases, on Debian's PostgreSQL ${postgres.version}`,
    ['--project', '!dom', ...(long ? [] : ['--project', '!alone', 'src/platform', 'src/features'])],
    { TEST_DATABASE_URL: postgres.url, ...(long ? {} : { SCHELP_ONLY_DATABASE: '1' }) },
  )
}

await journeys()

if (total.failures.length > 0) console.log(`\nWhat failed:\n\n${total.failures.join('\n\n')}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exit(total.failures.length > 0 ? 1 : 0)

function vitest(title, args, databases) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`)
  const runner = inProject('node_modules', 'vitest', 'vitest.mjs')
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return section(title, async () => {
    const code = await runOnProjectNode([runner, 'run', ...reporting, ...args], { ...env, ...databases })
    return countReport(report, code, readVitest)
  })
}

function journeys() {
  const report = join(reports, 'journeys.json')
  const runner = inProject('node_modules', '@playwright', 'test', 'cli.js')
  return section('Journeys in a browser', async () => {
    const code = await runOnProjectNode([runner, 'test', '--reporter=list,json'], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NODE_ENV: 'production',
    })
    return countReport(report, code, readPlaywright)
  })
}

async function section(title, run) {
  console.log(`\n— ${title} (after ${elapsed()})`)
  const { passed, failures } = await run()
  total.passed += passed
  total.failures.push(...failures)
  console.log(`— ${title}: ${passed} passed, ${failures.length} failed`)
}
