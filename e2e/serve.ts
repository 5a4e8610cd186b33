/** Serves the built site on an empty data folder that goes away with it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dataDir = mkdtempSync(join(tmpdir(), 'schelp-journeys-'))
const site = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
