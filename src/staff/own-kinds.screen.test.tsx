import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { ownAccountAgain } from './api/auth-provider.ts'
import { knownKinds } from './kinds/known.ts'
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

const call = async (path: string, method?: string, body?: unknown) =>
  (await bench.call('administrator', path, method, body)).body
const submit = 'form button[type="submit"]'
const find = <Type extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}\n${document.body.textContent}`)
  return element
}
const press = (selector: string) => act(async () => find(selector).click())
/** Types without leaving the field, which would put away what was found. */
const look = (field: HTMLInputElement, words: string) =>
  act(async () => {
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const says = (words: string) => () => document.body.textContent?.includes(words) ?? false

it('CAT-05 an administrator defines a taxonomy, keeps its terms, and entries of its kinds choose among them', async () => {
  await open('/taxonomies/create', submit)
  await type(find('[name="many"]'), 'Seizoenen')
  await type(find('[name="one"]'), 'Seizoen')
  await type(find('[name="word"]'), 'plaats')
  await press(submit)
  await until(says('Dit adres gebruikt de site zelf al'), 'whose address it is')
  await type(find('[name="word"]'), 'seizoen')
  await press('[name="isTree"]')
  await press('input[value="post"]')
  await press(submit)
  await until(() => knownKinds().taxonomy('eigen_seizoenen') !== undefined, 'the taxonomy')
  await until(says('/seizoen/…'), 'the list of taxonomies')
  await leave()

  await open(
    `/terms?filter=${encodeURIComponent('{"taxonomy":"eigen_seizoenen"}')}`,
    'a[href*="/terms/create"]',
  )
  await press('a[href*="/terms/create"]')
  await until(() => document.querySelector(submit) !== null, 'the form of a term')
  expect(document.querySelector('[name="parentId"]'), 'a flat one has no parents').toBeNull()
  await type(find('[name="name"]'), 'Najaar')
  await press(submit)
  await until(says('/seizoen/najaar/'), 'the list of terms')
  await leave()

  await open('/posts/create', submit)
  await until(says('Najaar'), 'the terms')
  await type(find('[name="title"]'), 'Bladeren op het pad')
  const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Najaar')
  await act(async () => box?.click())
  await press(submit)
  await until(says('Geschiedenis'), 'the entry')
  await quiet()
  const { data: terms } = await call(`terms?filter=${encodeURIComponent('{"taxonomy":"eigen_seizoenen"}')}`)
  expect((await call('posts')).data).toMatchObject([{ termIds: [terms[0].id] }])
  expect(refused().filter((line) => !line.startsWith('POST /staff-api/taxonomies'))).toEqual([])
})

it('EDIT-05 an administrator defines a kind, and the app has its list, form and fields at once', async () => {
  await open('/kinds/create', submit)
  await type(find('[name="many"]'), 'Bedevaarten')
  await type(find('[name="one"]'), 'Bedevaart')
  await type(find('[name="word"]'), 'My-Account')
  await press(submit)
  await until(says('Gebruik kleine letters'), 'what is wrong with the word')
  await type(find('[name="word"]'), 'my-account')
  await press(submit)
  await until(says('Dit adres gebruikt de site zelf al'), 'whose address it is')
  await type(find('[name="word"]'), 'bedevaarten')
  await press('[name="hasMoment"]')
  await press(submit)
  await until(() => knownKinds().ofResource('eigen_bedevaarten') !== undefined, 'the kind')
  await until(says('/bedevaarten/'), 'the list of kinds')
  expect(document.body.textContent).toContain('Van de site')
  await leave()

  await call('own-fields', 'POST', { kind: 'eigen_bedevaarten', label: 'Gids', type: 'text' })
  await open('/eigen_bedevaarten/create', submit)
  await type(find('[name="title"]'), 'Naar Hasselt')
  await type(find('[name="fields.startsOn"]'), '2031-05-01')
  await type(find('[name="fields.veld_gids"]'), 'Anna')
  await press(submit)
  await until(says('Geschiedenis'), 'the entry')
  await quiet()
  const { data } = await call('eigen_bedevaarten')
  expect(data).toMatchObject([
    { title: 'Naar Hasselt', status: 'draft', fields: { startsOn: '2031-05-01', veld_gids: 'Anna' } },
  ])
  await leave()

  await open('/eigen_bedevaarten', 'table')
  expect(document.body.textContent).toContain('Naar Hasselt')
  await leave()

  await open('/', '.dashboard-parts')
  expect(document.body.textContent).toContain('Bedevaarten: 0')
  expect(refused().filter((line) => !line.startsWith('POST /staff-api/kinds'))).toEqual([])
})

it('EDIT-05 an entry of a kind of one’s own is changed from its list, and links are chosen to it and its lists', async () => {
  const defined = async (path: string, body: object) => (await call(path, 'POST', body)).id
  await open('/', '.dashboard-parts')
  const field = { kind: 'eigen_processies', label: 'Gids', type: 'text' }
  await defined('kinds', { one: 'Processie', many: 'Processies', word: 'processies' })
  await defined('own-fields', field)
  const maand = { one: 'Maand', many: 'Maanden', word: 'maand', kinds: ['eigen_processies'] }
  await defined('terms', { taxonomy: await defined('taxonomies', maand), name: 'Bloeimaand' })
  await defined('eigen_processies', { title: 'Naar Hasselt', fields: { veld_gids: 'Anna' } })
  await act(ownAccountAgain)
  await leave()

  await open('/eigen_processies', 'button[aria-label="Snel wijzigen: Naar Hasselt"]')
  await press('button[aria-label="Snel wijzigen: Naar Hasselt"]')
  await until(() => document.querySelector('.quick-edit form') !== null, 'the form of the row')
  await type(find('.quick-edit [name="title"]'), 'Te voet naar Hasselt')
  await press('.quick-edit form button[type="submit"]')
  await until(says('Te voet naar Hasselt'), 'the row')
  await quiet()
  expect((await call('eigen_processies')).data).toMatchObject([
    { title: 'Te voet naar Hasselt', fields: { veld_gids: 'Anna' } },
  ])
  await leave()

  await open('/redirects/create', submit)
  for (const [words, url] of [
    ['te voet naar', '/processies/naar-hasselt/'],
    ['processie', '/processies/'],
    ['bloeimaand', '/maand/bloeimaand/'],
  ] as const) {
    await look(find('input[role="combobox"]'), words)
    await until(
      () => [...document.querySelectorAll('[role="option"]')].some((one) => one.textContent?.includes(url)),
      `the link to ${url}`,
    )
  }
  await leave()
})

it('CAT-05 a list is narrowed by a term of each of two taxonomies at once', async () => {
  const taxonomy = async (word: string, ...names: string[]) => {
    const { id } = await call('taxonomies', 'POST', { one: word, many: word, word, kinds: ['page'] })
    const terms = names.map((name) => call('terms', 'POST', { taxonomy: id, name }))
    return { id, terms: await Promise.all(terms) }
  }
  const zwaarte = await taxonomy('zwaarte', 'Licht', 'Zwaar')
  const paden = await taxonomy('paden', 'Jabikspaad', 'Jacobspad')
  for (const heavy of zwaarte.terms)
    for (const path of paden.terms)
      await call('pages', 'POST', { title: `${heavy.name} ${path.name}`, termIds: [heavy.id, path.id] })
  await open('/', 'h2')
  await act(ownAccountAgain)
  await leave()
  const chosen = { [zwaarte.id]: zwaarte.terms[1].id, [paden.id]: paden.terms[0].id }
  await open(`/pages?filter=${encodeURIComponent(JSON.stringify({ terms: chosen }))}`, 'tbody')
  await until(says('Zwaar Jabikspaad'), 'the page that has both')
  await until(() => find<HTMLInputElement>('[name="terms.eigen_paden"]').value === 'Jabikspaad', 'its path')
  expect(find<HTMLInputElement>('[name="terms.eigen_zwaarte"]').value).toBe('Zwaar')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1)
})
