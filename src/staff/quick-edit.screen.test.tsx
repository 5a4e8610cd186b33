import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { plainPicture } from '../features/content/media/testing.ts'
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

const rule = async (path: string, method = 'GET', body?: unknown) =>
  (await bench.call('administrator', path, method, body)).body

const find = <Type extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}\n${document.body.textContent}`)
  return element
}
const field = (source: string) =>
  find<HTMLInputElement | HTMLTextAreaElement>(`.quick-edit [name="${source}"]`)
const labelled = (text: string) => {
  const label = [...document.querySelectorAll<HTMLLabelElement>('.quick-edit label')].find((one) =>
    one.textContent?.startsWith(text),
  )
  if (!(label?.control instanceof HTMLInputElement)) throw new Error(`no field ${text}`)
  return label.control
}
const press = (element: HTMLElement) => act(async () => element.click())
const buttonNamed = (words: string) => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.quick-edit button')]
  const button = buttons.find(({ textContent }) => textContent === words)
  if (!button) throw new Error(`no button ${words}`)
  return button
}
const isOpen = () => document.querySelector('.quick-edit form') !== null

/** The list, with the form of a row open above it. */
async function edit(list: string, title: string): Promise<void> {
  const button = `button[aria-label="Snel wijzigen: ${title}"]`
  await open(list, button)
  await press(find(button))
  await until(isOpen, 'the form')
  await quiet()
}
async function save(): Promise<void> {
  await press(find('.quick-edit button[type="submit"]'))
  await quiet()
}

it('EDIT-05 a row of a list is changed without leaving the list', async () => {
  const { id } = await rule('posts', 'POST', { title: 'Wandeling', body: '<p>Om negen uur.</p>' })
  await edit('/posts', 'Wandeling')
  await type(field('title'), 'Wandeling in mei')
  await type(field('slug'), 'wandeling-in-mei')
  await press(find('.quick-edit [value="published"]'))
  await save()
  await until(() => !isOpen(), 'the end of the form')
  expect(await rule(`posts/${id}`)).toMatchObject({
    title: 'Wandeling in mei',
    slug: 'wandeling-in-mei',
    status: 'published',
    body: '<p>Om negen uur.</p>',
  })
  await until(() => find('table').textContent?.includes('Wandeling in mei') ?? false, 'the row')
  expect(refused()).toEqual([])
})

it.each([
  ['posts', { title: 'Dagboek', status: 'published' }, 'Dagboek'],
  ['products', { title: 'Atlas', offer: { sku: 'A', regularCents: 500, vatClass: 'reduced' } }, 'Atlas'],
  ['terms', { taxonomy: 'plaats', name: 'Bolsward' }, 'Bolsward'],
])('EDIT-05 a row of %s leads to its page on the site', async (list, row, name) => {
  const { id } = await rule(list, 'POST', row)
  const link = `a[aria-label="Bekijken op de site: ${name}"]`
  await open(`/${list}?filter=${encodeURIComponent('{"taxonomy":"plaats"}')}`, link)
  expect(find(link).getAttribute('href')).toBe((await rule(`${list}/${id}`)).url)
  expect(find(link).getAttribute('href')).toMatch(/^\/.+\/$/)
})

it('EDIT-05 price, sale and stock of a product are changed from the list, and refused where they are wrong', async () => {
  const offer = { sku: 'K', regularCents: 500, vatClass: 'reduced', stock: 4 }
  const { id } = await rule('products', 'POST', { title: 'Kaart', offer })
  await edit('/products', 'Kaart')
  await type(labelled('Actieprijs'), '7,50')
  await save()
  expect(find('.quick-edit').textContent).toContain('De actieprijs moet lager zijn')
  await type(labelled('Actieprijs'), '3,50')
  await type(field('offer.stock'), '12')
  await save()
  await until(() => !isOpen(), 'the end of the form')
  expect((await rule(`products/${id}`)).offer).toMatchObject({ ...offer, saleCents: 350, stock: 12 })
})

it('EDIT-05 a term that is missing is made without leaving the form, and the same name never twice', async () => {
  const { id } = await rule('jacobalia', 'POST', { title: 'Gevelsteen' })
  await edit('/jacobalia', 'Gevelsteen')
  const made = async () => {
    const { data } = await rule(`terms?filter=${encodeURIComponent('{"taxonomy":"plaats"}')}`)
    return data.filter(({ name }: { name: string }) => /^workum$/i.test(name))
  }
  const make = async (name: string) => {
    await type(labelled('Naam'), name)
    await act(async () =>
      labelled('Naam').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    )
    await quiet()
  }
  await press(buttonNamed('Nieuw: plaats'))
  await make('Workum')
  await until(() => labelled('Workum').checked, 'the new term, chosen')
  await make('workum')
  expect(await made()).toMatchObject([{ name: 'Workum' }])
  expect(isOpen(), 'Enter saves the term and not the entry').toBe(true)
  await save()
  const [{ id: termId }] = await made()
  expect(await rule(`jacobalia/${id}`)).toMatchObject({ termIds: [termId] })
  expect(refused()).toEqual([])
})

it('EDIT-05 every term can be chosen, however many there are', async () => {
  const names = Array.from({ length: 310 }, (_, number) => `Plaats ${String(number).padStart(3, '0')}`)
  for (const name of names) await rule('terms', 'POST', { taxonomy: 'plaats', name })
  await rule('jacobalia', 'POST', { title: 'Kapel' })
  await edit('/jacobalia', 'Kapel')
  await until(() => find('.quick-edit').textContent?.includes('Plaats 309') ?? false, 'the last term')
})

it('EDIT-05 the prices of variants are left to the form of the product', async () => {
  const variants = [{ sku: 'P-A4', attributes: { Formaat: 'A4' }, regularCents: 700 }]
  await rule('products', 'POST', {
    title: 'Poster',
    offer: { sku: 'P', regularCents: 500, vatClass: 'reduced', variants },
  })
  await edit('/products', 'Poster')
  expect(find('.quick-edit').textContent).toContain('van de varianten wijzigt u bij het product zelf')
  expect(document.querySelector('.quick-edit [name="offer.stock"]')).toBeNull()
})

it('EDIT-05 a term and a coupon are changed from their lists', async () => {
  const { id } = await rule('terms', 'POST', { taxonomy: 'onderwerp', name: 'Wandelen' })
  await edit(`/terms?filter=${encodeURIComponent('{"taxonomy":"onderwerp"}')}`, 'Wandelen')
  await type(field('name'), 'Wandelen en fietsen')
  await save()
  await until(() => !isOpen(), 'the end of the form')
  expect(await rule(`terms/${id}`)).toMatchObject({ name: 'Wandelen en fietsen', slug: 'wandelen' })
  await leave()
  await rule('coupons', 'POST', { code: 'SCHELP', kind: 'percentage', amount: 10, minimumCents: 500 })
  await edit('/coupons', 'SCHELP')
  await type(field('amount'), '15')
  await type(field('limit'), '20')
  await save()
  await until(() => !isOpen(), 'the end of the form')
  expect(await rule('coupons/SCHELP')).toMatchObject({
    kind: 'percentage',
    amount: 15,
    limit: 20,
    minimumCents: 500,
  })
  expect(refused()).toEqual([])
})

it('EDIT-06 abuse 13 shows both versions when somebody else changed the row meanwhile', async () => {
  const { id } = await rule('posts', 'POST', { title: 'Lezing' })
  await edit('/posts', 'Lezing')
  await rule(`posts/${id}`, 'PUT', { title: 'Lezing van een ander' })
  await type(field('title'), 'Mijn lezing')
  await save()
  const words = () => find('.conflict-field').textContent
  await until(() => document.querySelector('.conflict-field') !== null, 'both versions')
  expect(words()).toContain('Mijn lezing')
  expect(words()).toContain('Lezing van een ander')
  expect((await rule(`posts/${id}`)).title).toBe('Lezing van een ander')
})

it('EDIT-03 what was typed is offered again after the form was closed', async () => {
  await rule('posts', 'POST', { title: 'Zangavond' })
  await edit('/posts', 'Zangavond')
  await type(field('title'), 'Zangavond in juni')
  await press(buttonNamed('Annuleren'))
  await until(() => !isOpen(), 'the end of the form')
  await press(find('button[aria-label="Snel wijzigen: Zangavond"]'))
  await until(() => document.querySelector('.quick-edit .MuiAlert-root') !== null, 'the offer')
})

it('EDIT-05 pictures are described one after the other', async () => {
  const ids: number[] = []
  for (const [name, width] of [
    ['een.png', 8],
    ['twee.png', 9],
  ] as const) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(await plainPicture(width, 8))], name, { type: 'image/png' }))
    ids.push((await rule('media', 'POST', form)).id)
  }
  await open('/media', 'button[aria-label="Snel wijzigen: twee.png"]')
  await press(find('button[aria-label="Snel wijzigen: twee.png"]'))
  await until(isOpen, 'the form')
  await type(field('alt'), 'Een toren')
  await press(buttonNamed('Opslaan en volgende'))
  await until(() => find('.quick-edit h2').textContent === 'Snel wijzigen: een.png', 'the next picture')
  await quiet()
  await type(field('alt'), 'Een brug')
  expect(document.body.textContent).not.toContain('Opslaan en volgende')
  await save()
  await until(() => !isOpen(), 'the end of the form')
  const alts = await Promise.all(ids.map(async (id) => (await rule(`media/${id}`)).alt))
  expect(alts).toEqual(['Een brug', 'Een toren'])
})

it('EDIT-05 the form of a picture tells where it stands', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await plainPicture(10, 8))], 'drie.png', { type: 'image/png' }))
  const { id } = await rule('media', 'POST', form)
  await open(`/media/${id}`, '#used-in')
  expect(document.body.textContent).toContain('Deze afbeelding staat nergens.')
  await leave()
  const post = await rule('posts', 'POST', { title: 'Met toren <b>', pictureId: id })
  await open(`/media/${id}`, '.uses a')
  const link = find<HTMLAnchorElement>('.uses a')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Met toren <b>',
    `/wp-admin/posts/${post.id}`,
  ])
})
