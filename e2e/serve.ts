/** Serves the built site on an empty data folder that goes away with it, beside a mail server that keeps what it gets. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administratorFile } from './support/administrator.ts'
import { openPostOffice } from './support/post-office.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'schelp-journeys-'))
const file = administratorFile(process.env.PORT)
const postOffice = await openPostOffice(process.env.PORT)
const site = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    SMTP_URL: postOffice.url,
  },
})
let said = ''
site.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk)
  said += chunk
  // The program says the first administrator's password once; the journeys of staff sign in with it.
  const [, email, password] = /Administrator: (\S+)\nPassword: +(\S+)/.exec(said) ?? []
  if (email && password) writeFileSync(file, JSON.stringify({ email, password }), { mode: 0o600 })
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(file, { force: true })
  void postOffice.close().finally(() => process.exit(code ?? 0))
})
