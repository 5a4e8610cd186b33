import type { Page, Response } from '@playwright/test'
import { writeWxr } from '../src/classic-site/testing/write-wxr.ts'
import { entryScreen } from '../src/staff/resources/entries/index.ts'
import { screens } from '../src/staff/resources/index.ts'
import { faultsOf } from './support/faults.ts'
import { expect, overflowOf, test as signedIn } from './support/staff.ts'

/** One window for all tests of a worker: the app is loaded once, and then walked from screen to screen. */
const test = signedIn.extend<object, { desk: Page }>({
  desk: [
    async ({ browser, administrator }, use, { project: { use: options } }) => {
      const { baseURL = '', locale = '' } = options
      const context = await browser.newContext({ baseURL, locale, storageState: administrator })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ desk }, use) => use(desk),
})

/** Those of the extensions that ship: they are built apart from the app. */
const brought: typeof screens = { statistics: { list: () => null } }

/** Every screen of the staff app by its resource, with those of a kind of content that the demo defines. */
const resources = { ...screens, ...brought, eigen_dagtochten: entryScreen }

const send = async (page: Page, path: string, data: object): Promise<{ id: number | string }> => {
  const answer = await page.request.post(`/staff-api/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Makes a row of what the demo has none of. */
const make: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  redirects: (page) => send(page, 'redirects', { from: '/verhuisd/', to: '/' }),
  newsletters: (page) => send(page, 'newsletters', { title: 'Winter' }),
  'newsletter-lists': (page) => send(page, 'newsletter-lists', { name: 'Wandelaars' }),
  async subscribers(page) {
    const file = Buffer.from('E-mail\nlezer-van-ver@schelp.example').toString('base64')
    const { mark } = Object(await send(page, 'subscribers/all/sheet', { file }))
    await send(page, 'subscribers/all/sheet', { file, proof: 'Op papier', agreed: mark })
  },
  async 'form-entries'(page) {
    await page.goto('/contact/')
    await page.getByLabel('Naam').fill('Truus')
    await page.getByLabel('E-mailadres').last().fill('truus-schrijft@schelp.example')
    await page.getByLabel('Waar gaat het over?').selectOption({ label: 'Een foto' })
    await page.getByLabel('Bericht').fill('Een schelp boven een deur.')
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByText('Bedankt voor je bericht.')).toBeVisible()
  },
  async 'site-imports'(page) {
    const data = Buffer.from(
      writeWxr({
        site: { name: 'Oud-Schelp', home: 'https://oud.example' },
        posts: [{ id: 812, type: 'page', title: 'Over ons', slug: 'wij', content: '<p>Wij.</p>' }],
      }),
    )
    const { id } = await send(page, 'import-uploads', { name: 'uitvoer.xml', size: data.length })
    const headers = { 'upload-offset': '0' }
    expect((await page.request.patch(`/staff-api/import-uploads/${id}`, { data, headers })).ok()).toBe(true)
    const run = await send(page, 'site-imports/all/begin', { kind: 'try' })
    const state = async () =>
      (await (await page.request.get(`/staff-api/site-imports/${run.id}`)).json()).state
    await expect.poll(state, { timeout: 60_000 }).toBe('done')
  },
  roles: (page) => send(page, 'roles', { name: 'Penningmeester', rights: ['orders'] }),
  mails: (page) => send(page, 'profile/me/link', {}),
  async trash(page) {
    const { id } = await send(page, 'pages', { title: 'Niet meer nodig' })
    expect((await page.request.delete(`/staff-api/pages/${id}`)).status()).toBe(200)
  },
}

/** The first row that can be opened: those of the program itself stay as they are. */
async function rowOf(page: Page, resource: string): Promise<number | string | undefined> {
  const { data } = await (await page.request.get(`/staff-api/${resource}?perPage=50`)).json()
  return data.find(({ isOwn = true, builtIn = false }) => isOwn && !builtIn)?.id
}

async function rowFor(page: Page, resource: string): Promise<number | string | undefined> {
  const there = await rowOf(page, resource)
  if (there !== undefined || !make[resource]) return there
  await make[resource](page)
  return rowOf(page, resource)
}

/** Opens a screen, in the app where that runs already, and waits until it shows what its call brought. */
async function openScreen(page: Page, address: string, call: string | undefined): Promise<void> {
  const brought = (answer: Response) => new URL(answer.url()).pathname.startsWith(`/staff-api/${call}`)
  const path = `/wp-admin/${address}`
  const runs = new URL(page.url(), 'http://nowhere').pathname.startsWith('/wp-admin/')
  const go = () => (runs ? page.evaluate(walkTo, path) : page.goto(path))
  await Promise.all([call === undefined ? undefined : page.waitForResponse(brought), go()])
  const heading = page.getByRole('heading', { level: 1 })
  if (call === undefined) await expect(heading).toHaveText(/toevoegen$/)
  else await expect(heading).not.toBeEmpty()
  // One with a value tells how far a newsletter is on its way.
  const fetching = page.locator('[role="progressbar"]:not([aria-valuenow])')
  await expect(fetching, 'nothing is being fetched').toHaveCount(0)
}

/** As a link of the app does: its router numbers where one has been. */
function walkTo(path: string): void {
  history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * What is judged where it stands: what frames show, pages of the site and letters, and the headings of a text, which
 * follow those of its page.
 */
const elsewhere = 'iframe, .ProseMirror :is(h2, h3, h4)'

/** The texts that the floating button for a new row still covers when the page is scrolled to its end. */
function coveredAtEnd(): string[] {
  const button = document.querySelector('.RaCreateButton-floating')
  if (!button) return []
  const before = window.scrollY
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const covered = [...document.querySelectorAll('#main-content *')].filter((element) => {
    if (element.children.length > 0 || !element.textContent?.trim() || !element.checkVisibility())
      return false
    const box = element.getBoundingClientRect()
    return box.bottom > top && box.top < bottom && box.right > left && box.left < right
  })
  window.scrollTo({ top: before, behavior: 'instant' })
  return covered.map(({ textContent }) => textContent ?? '')
}

const faces = [
  { width: 1440, height: 1024, colorScheme: 'dark' },
  { width: 360, height: 780, colorScheme: 'light' },
] as const

/**
 * On a desk in the dark and on a phone in the light: each width and each set of colours is looked at once. A screen
 * opens as the one before was left, so that half of them open on a phone.
 */
async function look(page: Page, address: string, call: string | undefined): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const turnTo = async ({ width, height, colorScheme }: (typeof faces)[number]) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
  }
  const isSound = async ({ width }: (typeof faces)[number]) => {
    expect.soft(await faultsOf(page, { exclude: elsewhere }), `${address}, ${width} px`).toEqual([])
    expect.soft(await overflowOf(page), `${address}, ${width} px`).toBeLessThanOrEqual(0)
    expect
      .soft(await page.evaluate(coveredAtEnd), `${address}, ${width} px: below the round button`)
      .toEqual([])
  }
  const [first, second] = page.viewportSize()?.width === faces[1].width ? [faces[1], faces[0]] : faces
  await turnTo(first)
  await openScreen(page, address, call)
  const before = await background()
  await isSound(first)
  await turnTo(second)
  await expect.poll(background, 'the screen follows the system').not.toBe(before)
  await isSound(second)
}

/** Forms of something new that ask the server nothing. */
const callsNothing: ReadonlySet<string> = new Set(['documents'])

test.describe.configure({ mode: 'parallel' })

test('RUN-06 overview: axe finds nothing on a desk in the dark and on a phone in the light', ({ page }) =>
  look(page, '', 'facts'))

for (const [name, { list, create, edit, show }] of Object.entries(resources))
  test(`RUN-06 ${name}: axe finds nothing on a desk in the dark and on a phone in the light`, async ({
    page,
  }) => {
    const ofRow = edit ? '' : show ? '/show' : undefined
    const row = list && (ofRow !== undefined || make[name]) ? await rowFor(page, name) : undefined
    if (list) await look(page, name, name)
    if (create) await look(page, `${name}/create`, callsNothing.has(name) ? undefined : '')
    if (ofRow === undefined) return
    expect(row, `a row of ${name} to open`).toBeDefined()
    const id = encodeURIComponent(row ?? '')
    await look(page, `${name}/${id}${ofRow}`, `${name}/${id}`)
  })
