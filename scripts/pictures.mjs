// npm run pictures [-- NAME …]: takes the pictures of README and handbook from the built site with its demo content, on a
// data folder of its own, and writes them into docs/pictures/. Days of the agenda and of orders follow the clock; the rest
// is the same each time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { giveUp, inProject } from './project.mjs'

const folder = inProject('docs', 'pictures')
/** All together they stay well under what a repository carries easily. */
const mostBytes = 3_000_000
const window = { width: 1008, height: 672 }
const wide = { width: 1260, height: 840 }

const staff = (path) => `/wp-admin/${path}`
const button = (page, name) => page.getByRole('button', { name, exact: true }).first()

/** Opens the form of the first row of a list. */
const row = async (page, resource) => {
  const { data } = await (await page.request.get(`/staff-api/${resource}?perPage=1`)).json()
  await page.goto(staff(`${resource}/${data[0].id}`))
  await page.locator('form input').first().waitFor()
}

const openOrder = async (page) => {
  const { data } = await (await page.request.get('/staff-api/orders?perPage=50')).json()
  await page.goto(staff(`orders/${data.find(({ status }) => status === 'processing').id}/show`))
  await page.locator('.order-steps').waitFor()
}

/**
 * Each picture: its address, what is done before it is taken, and the size of the window.
 * @type {Record<string, { path: string, act?: (page: import('@playwright/test').Page) => Promise<unknown>, size?: object }>}
 */
const pictures = {
  voorpagina: { path: '/', size: wide },
  plaatsen: { path: '/jacobalia/', size: wide },
  bestanden: { path: '/bestanden/', size: wide },
  winkel: { path: '/shop/', size: wide },

  overzicht: { path: staff('') },
  zoeken: {
    path: staff(''),
    async act(page) {
      await page
        .getByRole('button', { name: /^Zoeken/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('combobox').fill('kerk')
      await page.getByRole('option').first().waitFor()
    },
  },
  nieuws: {
    path: staff('posts/create'),
    async act(page) {
      await page
        .getByLabel(/^Titel/)
        .first()
        .fill('Wandeling langs de Vecht')
    },
  },
  afbeelding: {
    path: staff('posts/create'),
    async act(page) {
      await button(page, 'Afbeelding kiezen').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  plaats: { path: staff(''), act: (page) => row(page, 'jacobalia') },
  agenda: { path: staff('agenda/create') },
  'snel-wijzigen': {
    path: staff('products'),
    async act(page) {
      await page
        .getByRole('button', { name: /^Snel wijzigen/ })
        .first()
        .click()
    },
  },
  editor: { path: staff(''), act: openEditor, size: wide },
  publiceren: {
    path: staff(''),
    size: wide,
    async act(page) {
      await openEditor(page)
      await button(page, 'Publiceren').click()
      await button(page, 'Nu publiceren').waitFor()
    },
  },
  'pop-up': { path: staff('documents/create') },
  menu: { path: staff(''), act: (page) => row(page, 'menus') },
  media: { path: staff('media') },
  bestandsbeheer: {
    path: staff('files'),
    async act(page) {
      await page.getByRole('treeitem').nth(1).click()
      await page.getByRole('row').nth(1).waitFor()
    },
  },
  product: { path: staff(''), act: (page) => row(page, 'products') },
  bestellingen: { path: staff('orders') },
  bestelling: { path: staff(''), act: openOrder },
  terugbetalen: {
    path: staff(''),
    async act(page) {
      await openOrder(page)
      await button(page, 'Terugbetalen').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  kortingscode: { path: staff('coupons/create') },
  nieuwsbrief: { path: staff('newsletters/create') },
  reacties: { path: staff('comments') },
  accounts: { path: staff('users/create') },
  instellingen: { path: staff('settings'), act: (page) => page.locator('form').first().waitFor() },
  uiterlijk: {
    path: staff('look'),
    size: wide,
    act: (page) => page.frameLocator('iframe').first().locator('h1').waitFor(),
  },
  overzetten: { path: staff('site-imports') },
  prullenbak: { path: staff('trash') },
  statistiek: { path: staff('statistics') },
  'back-ups': { path: staff('backups') },
}

async function openEditor(page) {
  const { data } = await (await page.request.get('/staff-api/pages?perPage=50')).json()
  const shown = data.find(({ documentId, title }) => documentId && /over|vereniging|contact/i.test(title))
  await page.goto(staff(`edit/${shown.documentId}`))
  await page.frameLocator('iframe').first().locator('h1').first().waitFor()
}

/** What the screens are to show and the demo does not bring: visits, and a row in the trash. */
async function prepare(page, address) {
  for (const path of ['/', '/jacobalia/', '/nieuws/', '/shop/', '/bestanden/', '/agenda/'])
    await fetch(address + path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } })
  const made = await page.request.post('/staff-api/pages', { data: { title: 'Oude dienstregeling' } })
  const { id } = await made.json()
  await page.request.delete(`/staff-api/pages/${id}`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !pictures[name])
if (unknown.length > 0)
  giveUp(`There is no picture ${unknown.join(', ')}. There are: ${Object.keys(pictures).join(', ')}.`)

const dataDir = mkdtempSync(join(tmpdir(), 'schelp-pictures-'))
let site
let browser
try {
  const { address, administrator } = await startSite()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none', '--lang=nl'],
    env: { ...process.env, LANGUAGE: 'nl', LANG: 'nl_NL.UTF-8' },
  })
  const look = {
    baseURL: address,
    viewport: window,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1.5,
  }
  const page = await (await browser.newContext(look)).newPage()
  page.setDefaultTimeout(60_000)
  // Without the administrator's session, which would count as staff.
  const visitor = await (await browser.newContext(look)).newPage()
  await page.request.post('/my-account/', { form: { ...administrator, remember: '1' }, maxRedirects: 0 })
  await prepare(page, address)
  mkdirSync(folder, { recursive: true })
  let bytes = 0
  const failed = []
  for (const [name, picture] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    try {
      bytes += await take(picture.path.startsWith('/wp-admin/') ? page : visitor, name, picture)
    } catch (error) {
      failed.push(`${name}: ${error.message}`)
    }
  }
  console.log(`${Math.round(bytes / 1000)} kB in docs/pictures.`)
  if (failed.length > 0) giveUp(`Not taken: ${failed.join('\n')}`)
  if (bytes > mostBytes) giveUp('That is more than the repository should carry.')
} finally {
  await browser?.close()
  if (site && site.exitCode === null) {
    const gone = once(site, 'exit')
    site.kill('SIGTERM')
    await gone
  }
  rmSync(dataDir, { recursive: true, force: true })
}

/** Whether every picture within the window has come. */
function isShown() {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.complete || bottom < 0 || top > innerHeight || width === 0
  })
}

/** Takes one picture; returns its size in bytes. */
async function take(page, name, { path, act, size = window }) {
  await page.setViewportSize(size)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await act?.(page)
  await page.locator('[role="progressbar"]:not([aria-valuenow])').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(isShown)
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const picture = await sharp(taken).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer()
  writeFileSync(join(folder, `${name}.webp`), picture)
  return picture.length
}

/** Starts the built site with its demo; resolves when it says the administrator's password. */
async function startSite() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  site = spawn(process.execPath, [inProject('dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: address,
      SEED: 'demo',
      LOG_LEVEL: 'error',
    },
  })
  let said = ''
  return new Promise((resolve, reject) => {
    site.once('exit', () => reject(new Error(`The site did not start: ${said}`)))
    site.stdout.on('data', (chunk) => {
      said += chunk
      const [, email, password] = /Administrator: (\S+)\nPassword: +(\S+)\n/.exec(said) ?? []
      if (password) resolve({ address, administrator: { email, password } })
    })
  })
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
