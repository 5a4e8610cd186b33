import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { OwnSite } from './support/own-site.ts'
import { slow, test } from './support/site.ts'
import { asVisitor, invite, overflowOf, signIn } from './support/staff.ts'

// The setting is of the whole site, so other journeys must not share it.
let folder: string
let site: OwnSite
let administrator: APIRequestContext
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-review-'))
  site = new OwnSite(join(folder, 'data'))
  await site.start()
  administrator = await site.administrator()
  const settings = await administrator.put('/staff-api/settings/site', { data: { othersPublish: true } })
  expect(settings.status()).toBe(200)
})
test.afterAll(async () => {
  await administrator.dispose()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

type State = Awaited<ReturnType<APIRequestContext['storageState']>>
async function pageOf(browser: Browser, storageState: State, width: number): Promise<Page> {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: site.url, storageState, viewport, locale: 'nl-NL' })
  return slow(await context.newPage())
}

const addPost = async (title: string) => {
  const added = await administrator.post('/staff-api/posts', { data: { title, status: 'published' } })
  expect(added.status()).toBe(201)
  return added.json()
}
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true })
const sound = async (page: Page) => {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await faultsOf(page)).toEqual([])
}

test('EDIT-06 an editor on a phone proposes, and somebody else publishes one and sends one back', async ({
  browser,
}) => {
  test.slow()
  const [spring, walk] = [await addPost('De lente'), await addPost('De wandeling')]
  const reader = await pageOf(browser, await administrator.storageState(), 1440)
  await reader.goto('/wp-admin/')
  const editor = await request.newContext({ baseURL: site.url })
  await signIn(editor, await invite(reader, 'editor'))
  const writer = await pageOf(browser, await editor.storageState(), 360)

  await test.step('the editor proposes two changes, which nobody sees yet', async () => {
    for (const [post, words] of [
      [spring, 'De lente in Zeerijp'],
      [walk, 'De wandelling'],
    ] as const) {
      await writer.goto(`/wp-admin/posts/${post.id}`)
      await titleField(writer).fill(words)
      await writer.getByRole('button', { name: 'Voorstellen' }).click()
      const dialog = writer.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Kunt u kijken?')
      await sound(writer)
      await dialog.getByRole('button', { name: 'Voorstellen' }).click()
      await expect(writer.getByText(/U hebt dit op .* voorgesteld/)).toBeVisible()
      await sound(writer)
    }
    expect(await asVisitor(writer, '/nieuws/')).not.toContain('in Zeerijp')
  })

  await test.step('who may publish finds them from the overview, and publishes the first', async () => {
    await reader.reload()
    await reader.getByRole('link', { name: '2 voorstellen wachten op wie mag publiceren' }).click()
    await reader.getByRole('link', { name: 'De lente' }).click()
    await expect(reader.locator('.proposal')).toContainText('Kunt u kijken?')
    await expect(reader.locator('.proposal')).toContainText('De lente in Zeerijp')
    await sound(reader)
    await reader.locator('.proposal').getByRole('button', { name: 'Publiceren' }).click()
    await expect(reader.getByText('Het voorstel staat op de site.')).toBeVisible()
    expect(await asVisitor(reader, '/nieuws/')).toContain('De lente in Zeerijp')
  })

  await test.step('the second goes back with words', async () => {
    await reader.goto(`/wp-admin/posts/${walk.id}`)
    await reader.getByRole('button', { name: 'Terugsturen' }).click()
    const dialog = reader.getByRole('dialog')
    await dialog.getByLabel('Wat moet er anders?').fill('Er staat een tikfout in.')
    await dialog.getByRole('button', { name: 'Terugsturen' }).click()
    await expect(reader.getByText('Teruggestuurd.')).toBeVisible()
    expect(await asVisitor(reader, '/nieuws/')).not.toContain('wandelling')
  })

  await test.step('the editor reads why, mends it, and it is published', async () => {
    await writer.goto(`/wp-admin/posts/${walk.id}`)
    await expect(writer.getByText('Er staat een tikfout in.')).toBeVisible()
    await writer.getByRole('button', { name: 'Verder met het voorstel' }).click()
    await expect(titleField(writer)).toHaveValue('De wandelling')
    await titleField(writer).fill('De wandeling bij Zeerijp')
    await writer.getByRole('button', { name: 'Voorstellen' }).click()
    await writer.getByRole('dialog').getByRole('button', { name: 'Voorstellen' }).click()
    await expect(writer.getByText(/U hebt dit op .* voorgesteld/)).toBeVisible()
    await reader.goto(`/wp-admin/posts/${walk.id}`)
    await reader.locator('.proposal').getByRole('button', { name: 'Publiceren' }).click()
    await expect(reader.getByText('Het voorstel staat op de site.')).toBeVisible()
    expect(await asVisitor(reader, '/nieuws/')).toContain('De wandeling bij Zeerijp')
  })

  const filter = encodeURIComponent(JSON.stringify({ q: 'editor-' }))
  const { data } = await (await administrator.get(`/staff-api/mails?filter=${filter}`)).json()
  const subjects = data.map(({ subject }: { subject: string }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Gepubliceerd: De lente in Zeerijp',
      'Teruggestuurd: De wandeling',
      'Gepubliceerd: De wandeling bij Zeerijp',
    ]),
  )
})
