import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { ownAccountAgain } from './api/auth-provider.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

let bench: StaffTest
let role = 'editor'
beforeAll(async () => {
  bench = await createStaffTest()
  await bench.program.content.changeSettings({ othersPublish: true })
})
afterAll(() => bench.close())

const { open, leave, quiet, until, refused, send } = createStaffApp(
  () => bench,
  () => role,
)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

/** Opens a screen as somebody else than before. */
async function openAs(who: string, address: string, selector: string): Promise<void> {
  role = who
  vi.stubGlobal('fetch', send)
  await ownAccountAgain()
  await open(address, selector)
}
const rule = async (path: string, method = 'GET', body?: unknown) =>
  (await bench.call('administrator', path, method, body)).body
const buttons = (within = 'body') =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].map(
    (button) => button.textContent ?? '',
  )
async function press(words: string, within = 'body'): Promise<void> {
  const button = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find(
    ({ textContent }) => textContent === words,
  )
  if (!button) throw new Error(`no button ${words} among ${buttons(within).join(', ')}`)
  await act(async () => button.click())
  await quiet()
}
const title = () => {
  const field = document.querySelector<HTMLInputElement>('main [name="title"], [name="title"]')
  if (!field) throw new Error('no title')
  return field
}
const bar = () => document.querySelector('.proposal')?.textContent ?? ''
const words = (within: string) => {
  const field = document.querySelector<HTMLTextAreaElement>(`${within} textarea:not([aria-hidden])`)
  if (!field) throw new Error('no field for words')
  return field
}

it('EDIT-05 an editor proposes a change of what is live, gets it back with a word, and somebody else publishes it', async () => {
  const { id } = await rule('posts', 'POST', { title: 'De lente', status: 'published' })
  const address = `/posts/${id}`
  await openAs('editor', address, '.staff-toolbar')
  expect(buttons('.staff-toolbar')).toEqual(['Voorstellen', 'Geschiedenis'])
  await type(title(), 'De zomer')
  await press('Voorstellen', '.staff-toolbar')
  await type(words('.MuiDialog-root'), 'Klopt de naam zo?')
  await press('Voorstellen', '.MuiDialog-root')
  await until(() => bar().includes('U hebt dit op'), 'the proposal')
  expect(title().value).toBe('De lente')
  expect(bar()).toContain('De zomer')
  expect((await rule(`posts/${id}`)).title).toBe('De lente')
  await leave()

  await openAs('administrator', '/', '.dashboard-parts')
  const link = document.querySelector<HTMLAnchorElement>('.dashboard-parts a[href^="/proposals"]')
  expect(link?.textContent).toBe('1 voorstel wacht op wie mag publiceren')
  await leave()
  await openAs('administrator', `/posts?filter=${encodeURIComponent('{"proposed":true}')}`, 'tbody')
  expect(document.querySelector('tbody')?.textContent).toContain('Voorgesteld door editor')
  await leave()
  await openAs('administrator', '/proposals', 'tbody')
  expect(document.querySelector('tbody')?.textContent).toContain('Klopt de naam zo?')
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(address)
  await leave()

  await openAs('administrator', address, '.proposal')
  expect(bar()).toContain('editor stelt dit voor')
  expect(bar()).toContain('Klopt de naam zo?')
  await press('Terugsturen', '.proposal')
  await type(words('.MuiDialog-root'), 'Het is nog geen zomer.')
  await press('Terugsturen', '.MuiDialog-root')
  await until(() => bar().includes('stuurde dit voorstel terug'), 'the answer')
  await leave()

  await openAs('editor', address, '.proposal')
  expect(bar()).toContain('administrator stuurde dit voorstel terug:Het is nog geen zomer.')
  await press('Verder met het voorstel', '.proposal')
  expect(title().value).toBe('De zomer')
  await type(title(), 'Bijna zomer')
  await press('Voorstellen', '.staff-toolbar')
  await press('Voorstellen', '.MuiDialog-root')
  await until(() => bar().includes('U hebt dit op'), 'the proposal')
  await leave()

  await openAs('administrator', address, '.proposal')
  await press('Publiceren', '.proposal')
  await until(() => bar() === '', 'the end of the proposal')
  expect(await rule(`posts/${id}`)).toMatchObject({ title: 'Bijna zomer', status: 'published' })
  expect(refused()).toEqual([])
})

it('EDIT-05 an editor saves a draft and proposes it in one press, and is shown nothing that publishes', async () => {
  const { id } = await rule('posts', 'POST', { title: 'Een wandeling' })
  await openAs('editor', `/posts/${id}`, '.staff-toolbar')
  expect(buttons('.staff-toolbar')).not.toContain('Publiceren')
  expect(document.querySelector('[name="status"]')).toBeNull()
  await type(title(), 'Een lange wandeling')
  await press('Voorstellen', '.staff-toolbar')
  await press('Voorstellen', '.MuiDialog-root')
  await until(() => bar().includes('U hebt dit op'), 'the proposal')
  expect(await rule(`posts/${id}`)).toMatchObject({ title: 'Een lange wandeling', status: 'draft' })
  await press('Intrekken', '.proposal')
  await until(() => bar() === '', 'the end of the proposal')
  expect((await rule('proposals')).data).toEqual([])
  expect(refused()).toEqual([])
})

it('EDIT-06 nobody sees anything of it while the setting is off', async () => {
  await bench.program.content.changeSettings({ othersPublish: false })
  const { id } = await rule('posts', 'POST', { title: 'Vrij', status: 'published' })
  await openAs('editor', `/posts/${id}`, '.staff-toolbar')
  expect(buttons('.staff-toolbar')).toEqual(['Opslaan', 'Geschiedenis', 'Verwijderen'])
  expect(document.querySelector('[name="status"]')).not.toBeNull()
})
