import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const { open, leave, quiet, until, refused } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const call = async (path: string, method = 'GET', body?: unknown, who = 'administrator') =>
  (await bench.call(who, path, method, body)).body
const footer = async (title: string, under: string): Promise<string> =>
  `documents/${(await call('documents', 'POST', { role: 'footer', title, aim: { span: 'under', under } })).id}`

const find = <Type extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}\n${document.body.textContent}`)
  return element
}
const dialog = '.quick-edit'
const field = (source: string) => find<HTMLInputElement>(`${dialog} [name="${source}"]`)
const isOpen = () => document.querySelector(`${dialog} form`) !== null
const press = (element: HTMLElement) => act(async () => element.click())
const choose = (span: string) => press(find(`${dialog} [value="${span}"]`))

/** The list, with the name and place of a document open above it. */
async function edit(title: string): Promise<void> {
  const button = `button[aria-label="Snel wijzigen: ${title}"]`
  await open('/documents', button)
  await press(find(button))
  await until(isOpen, 'the form')
  await quiet()
}
async function save(): Promise<void> {
  await press(find(`${dialog} button[type="submit"]`))
  await quiet()
}
const closed = () => until(() => !isOpen(), 'the end of the form')

it('EDIT-01 a document is renamed, and a template used for other pages, from the list', async () => {
  const path = await footer('Voet van de winkel', '/shop/')
  await edit('Voet van de winkel')
  expect(field('aim.under').value).toBe('/shop/')
  await type(field('title'), 'Voet van het nieuws')
  await choose('under')
  await type(field('aim.under'), '/nieuws/')
  await save()
  await closed()
  expect(await call(path)).toMatchObject({
    title: 'Voet van het nieuws',
    about: 'Alle adressen onder /nieuws/',
  })
  await until(() => find('table').textContent?.includes('Voet van het nieuws') ?? false, 'the row')
  await leave()

  const popup = `documents/${(await call('documents', 'POST', { kind: 'popup', title: 'Feest' })).id}`
  await edit('Feest')
  expect(document.querySelector(`${dialog} [name="aim.span"]`)).toBeNull()
  await type(field('title'), 'Jubileum')
  await save()
  await closed()
  expect((await call(popup)).title).toBe('Jubileum')
  expect(refused()).toEqual([])
})

it('EDIT-03 an address that is refused is told at its field, and nothing that was typed is lost', async () => {
  const path = await footer('Voet van de agenda', '/agenda/')
  await edit('Voet van de agenda')
  await type(field('title'), 'Voet van alle dagen')
  await type(field('aim.under'), 'dagen')
  await save()
  await until(() => field('aim.under').getAttribute('aria-invalid') === 'true', 'the mistake')
  expect(document.activeElement).toBe(field('aim.under'))
  expect([field('title').value, field('aim.under').value]).toEqual(['Voet van alle dagen', 'dagen'])
  await type(field('aim.under'), '/dagen/')
  await save()
  await closed()
  expect(await call(path)).toMatchObject({
    title: 'Voet van alle dagen',
    about: 'Alle adressen onder /dagen/',
  })
})

it('EDIT-06 abuse 30 who names a template that somebody else aimed meanwhile sees both, and keeps both', async () => {
  const path = await footer('Voet van de bieb', '/bieb/')
  await edit('Voet van de bieb')
  const aim = { span: 'under', under: '/bibliotheek/' }
  await call(path, 'PUT', { title: 'Voet van de bieb', aim }, 'editor')
  await type(field('title'), 'Voet van de bibliotheek')
  await save()
  const words = () =>
    [...document.querySelectorAll('.conflict-field')].map(({ textContent }) => textContent ?? '')
  await until(() => words().length > 0, 'both versions')
  expect(words()).toEqual([
    'NaamVan uVoet van de bibliotheekStaat er nuVoet van de bieb',
    'Waar geldt het?Van uVoor een deel van de site, naar adres: /bieb/Staat er nuVoor een deel van de site, naar adres: /bibliotheek/',
  ])
  expect(document.body.textContent).toMatch(/editor sloeg dit op .* op/)
  const keep = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ textContent }) => textContent === 'Dit opslaan',
  )
  if (!keep) throw new Error('no button')
  await press(keep)
  await closed()
  expect(await call(path)).toMatchObject({
    title: 'Voet van de bibliotheek',
    about: 'Alle adressen onder /bibliotheek/',
  })
})

it('EDIT-05 whoever turns comments on is told that the template for news has no place for them, and makes one', async () => {
  const data = { root: { props: {} }, content: [{ type: 'entry-body', props: { id: 'tekst' } }] }
  const { id } = await bench.program.content.addTemplate({
    role: 'single',
    type: 'post',
    title: 'Nieuwsbericht',
    data,
  })
  const note = () => document.querySelector('.MuiAlert-root')?.textContent ?? ''
  await open('/settings', '[name="comments.isOn"]')
  expect(note()).toBe('')
  await press(find('[name="comments.isOn"]'))
  expect(note()).toContain('ontbreekt het widget Reacties')
  await press(find('.MuiAlert-root button'))
  await until(() => note().includes('in het concept'), 'the place in the draft')
  expect(find<HTMLAnchorElement>('.MuiAlert-root a').getAttribute('href')).toBe(`/wp-admin/edit/${id}`)
  expect(find<HTMLInputElement>('[name="comments.isOn"]').checked, 'what was chosen stays').toBe(true)
  expect(refused()).toEqual([])
})
