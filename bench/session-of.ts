import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { secretFile } from '../src/platform/secret.ts'
import type { RunningSite } from './site.ts'

/** The cookie of a session that has ended. Its signature is right, so the site looks the session up. */
export function sessionOf({ dataDir }: Pick<RunningSite, 'dataDir'>): { cookie: string } {
  const secret = readFileSync(secretFile(dataDir), 'utf8').trim()
  const token = 'benchmark'
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return { cookie: `schelp.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
}
