import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromePath } from '../chromium.ts'
import type { RunningSite } from '../site.ts'

const commands = join(import.meta.dirname, '..', '..', 'dist', 'server', 'cli.js')
/** The screen of a desktop computer. */
const viewport = { width: 1440, height: 900 }

/** Opens a browser in which the administrator of the site is signed in. */
export async function withStaffBrowser(
  { url, dataDir }: RunningSite,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: url, viewport, locale: 'nl-NL' })
    const form = await administratorOf(dataDir)
    const answer = await context.request.post('/my-account/', { form, maxRedirects: 0 })
    if (answer.status() !== 303) throw new Error(`signing in answers ${answer.status()}`)
    await use(context)
  } finally {
    await browser.close()
  }
}

async function administratorOf(dataDir: string): Promise<{ email: string; password: string }> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const { stdout } = await promisify(execFile)(process.execPath, [commands, 'admin:password'], { env })
  const [, email, password] = /Administrator: (\S+)\nPassword: +(\S+)/.exec(stdout) ?? []
  if (!email || !password) throw new Error('there is no administrator')
  return { email, password }
}
