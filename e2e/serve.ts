/** Serves the built site on an empty data folder that goes away with it, beside a mail server that keeps what it gets. */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestMailServer } from '../src/platform/testing/test-mail-server.ts'
import { administratorFile } from './support/administrator.ts'
import { postFile } from './support/post.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'schelp-journeys-'))
const file = administratorFile(process.env.PORT)
const post = postFile(process.env.PORT)
const postOffice = await openTestMailServer()
writeFileSync(post, '')
postOffice.refuse = (mail) => {
  appendFileSync(post, `${JSON.stringify(mail)}\n`)
  return undefined
}
const site = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', TRUST_PROXY: '1', LOG_LEVEL: 'warn', SMTP_URL: postOffice.url },
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
  rmSync(post, { force: true })
  process.exit(code ?? 0)
})
