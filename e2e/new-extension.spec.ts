import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, request, test } from '@playwright/test'
import { freePort } from './support/own-site.ts'
import { block, publishPage } from './support/publish.ts'
import { signIn } from './support/staff.ts'

/** The extension of docs/new-extension.md in a folder elsewhere, as its first step says. */
function writeExtension(root: string): void {
  const page = readFileSync('docs/new-extension.md', 'utf8')
  for (const [, path = '', text = ''] of page.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)) {
    const file = join(root, 'today', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
}

test('EDIT-11 npm run dev takes in an extension that stands elsewhere, and a visitor uses its behaviour', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const folder = mkdtempSync(join(tmpdir(), 'schelp-new-extension-'))
  const extensions = join(folder, 'extensions')
  writeExtension(extensions)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const site = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_URL: address,
      DATA_DIR: join(folder, 'data'),
      SEED: 'none',
      EXTENSIONS_DIR: extensions,
    },
  })
  let said = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  try {
    const access = () => /Administrator: (\S+)\s+Password: +(\S+)/.exec(said)
    await expect.poll(access, { timeout: 200_000, message: 'the site is up' }).not.toBeNull()
    expect(said).not.toContain('is left out')
    const [, email = '', password = ''] = access() ?? []
    const staff = await request.newContext({ baseURL: address })
    await signIn(staff, { email, password })
    const place = { title: 'Jacobikerk', status: 'published' }
    expect((await staff.post('/staff-api/jacobalia', { data: place })).status()).toBe(201)
    const url = await publishPage(staff, 'Vandaag', [block('today', 'a', { heading: 'Waarheen?' })])
    await staff.dispose()

    const page = await (await browser.newContext({ baseURL: address })).newPage()
    await page.goto(url)
    await expect(page.getByRole('link', { name: 'Kies uit 1 plaatsen' })).toBeVisible()
    await page.getByRole('button', { name: 'Toon de plaats van vandaag' }).click()
    await expect(page.getByRole('status').getByRole('link', { name: 'Jacobikerk' })).toBeVisible()
    // Without scripts there is no button that does nothing.
    const bare = await (await browser.newContext({ baseURL: address, javaScriptEnabled: false })).newPage()
    await bare.goto(url)
    await expect(bare.getByRole('link', { name: 'Kies uit 1 plaatsen' })).toBeVisible()
    await expect(bare.getByRole('button', { name: 'Toon de plaats van vandaag' })).toBeHidden()
  } finally {
    if (site.exitCode === null) {
      const gone = once(site, 'exit')
      site.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
})
