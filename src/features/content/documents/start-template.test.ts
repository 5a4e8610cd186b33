import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../testing.ts'
import type { TemplateScope, TemplateSubject } from '../views.ts'
import { saying } from './testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

const forPosts = { role: 'single', type: 'post', title: ' Voor  nieuws ', by: '7' } as const

it('EDIT-01 a new template begins as what pages have without it, and visitors see it once it is published', async () => {
  const { content } = bench
  const general = await content.addTemplate({ role: 'single', title: 'Alles', data: saying('alles') })
  const started = await content.startTemplate(forPosts)
  if (!started.ok) throw new Error(started.code)
  const { id } = started.value

  expect(await content.editable(id)).toMatchObject({
    kind: 'template',
    role: 'single',
    entryType: 'post',
    title: 'Voor nieuws',
    draft: saying('alles'),
    draftSavedBy: '7',
    published: undefined,
  })
  expect((await content.template('single', { type: 'post' }))?.id).toBe(general.id)

  await content.saveDraft(id, saying('nieuws'))
  await content.publishDocument(id)
  expect(await content.template('single', { type: 'post' })).toMatchObject({ id, data: saying('nieuws') })
  expect((await content.template('single', { type: 'jacobalia' }))?.id).toBe(general.id)
  expect(bench.published, 'pages with the general one do not carry its tag').toContain('*')

  await content.withdrawTemplate(id, 'delete')
  expect((await content.template('single', { type: 'post' }))?.id).toBe(general.id)
})

it('EDIT-01 a place has one template, also while that is a draft; one that pages do without begins empty', async () => {
  const { content } = bench
  const archive = { role: 'archive', type: 'product', title: 'Winkel', by: '7' } as const
  const [one, other] = await Promise.all([content.startTemplate(archive), content.startTemplate(archive)])
  const made = one.ok ? one : other
  expect([one, other]).toContainEqual({ ok: false, code: 'taken', detail: undefined })
  if (!made.ok) throw new Error(made.code)
  expect((await content.draft(made.value.id))?.data.content).toEqual([])
  expect(await content.template('archive', { type: 'product' })).toBeUndefined()
  expect(await content.withdrawTemplate(made.value.id, 'delete')).toMatchObject({ ok: true })
  expect(await content.startTemplate(archive)).toMatchObject({ ok: true })
})

describe('EDIT-01 the pages for which a template is used can be changed', () => {
  const start = async (more: object, text: string) => {
    const { content } = bench
    const started = await content.startTemplate({ role: 'single', title: text, by: '7', ...more })
    if (!started.ok) throw new Error(started.code)
    await content.saveDraft(started.value.id, saying(text))
    await content.publishDocument(started.value.id)
    return started.value.id
  }
  const titleFor = async (about: TemplateSubject) => (await bench.content.template('single', about))?.title

  it('at once, and the pages that it leaves have the general one again', async () => {
    const { content } = bench
    await content.addTemplate({ role: 'single', title: 'Alles', data: saying('alles') })
    const id = await start({ scope: { termId: 31 } }, 'Term')
    bench.published.length = 0
    expect(await content.describeDocument(id, { title: ' Op  adres ', type: 'product' })).toMatchObject({
      ok: true,
    })
    expect(bench.published).toContain('*')
    expect(await titleFor({ termIds: [31] })).toBe('Alles')
    expect(await titleFor({ type: 'product' })).toBe('Op adres')
    await content.withdrawTemplate(id, 'delete')
  })

  it('not to where another one is used, nor away from pages that would have none', async () => {
    const { content } = bench
    const one = await start({ scope: { termId: 41 } }, 'Een')
    const other = await start({ scope: { termId: 42 } }, 'Ander')
    expect(await content.describeDocument(other, { title: 'Ander', scope: { termId: 41 } })).toMatchObject({
      code: 'taken',
    })
    const general = (await content.template('single'))?.id ?? 0
    expect(await content.describeDocument(general, { title: 'Alles', scope: { termId: 43 } })).toMatchObject({
      code: 'in-use',
    })
    expect(await content.describeDocument(general, { title: 'Overal' })).toMatchObject({ ok: true })
    expect(await titleFor({ termIds: [42] })).toBe('Ander')
    for (const id of [one, other]) await content.withdrawTemplate(id, 'delete')
  })

  it('and other documents only get another name', async () => {
    const { content } = bench
    const popup = await content.startDocument({ kind: 'popup', title: 'Oud', by: '7', data: saying('') })
    expect(await content.describeDocument(popup.id, { title: 'Nieuw', type: 'post' })).toMatchObject({
      ok: true,
    })
    const [row] = (await content.listDocuments({ ids: [popup.id] })).documents
    expect([row?.title, row?.entryType]).toEqual(['Nieuw', undefined])
    expect(await content.describeDocument(9_999, { title: 'Nieuw' })).toMatchObject({ code: 'missing' })
  })
})

it('SITE-09 a new menu is empty, and takes the place of none', async () => {
  const { content } = bench
  bench.published.length = 0
  expect(await content.addMenu('zomer', 'Zomer')).toBe(true)
  expect(bench.published).toContain('menu:zomer')
  const items = [{ label: 'Nieuws', url: '/nieuws/', items: [] }]
  await content.setMenu('zomer', items)
  expect(await content.addMenu('zomer', 'Zomer')).toBe(false)
  expect(await content.menu('zomer')).toEqual(items)
})

it('EDIT-01 the narrowest template goes first: of an entry, of a term, of a part of the site, of a type, of all', async () => {
  const { content } = bench
  const make = async (scope: TemplateScope | undefined, text: string, type?: 'agenda') => {
    const started = await content.startTemplate({ role: 'header', type, scope, title: text, by: '7' })
    if (!started.ok) throw new Error(started.code)
    await content.saveDraft(started.value.id, saying(text))
    await content.publishDocument(started.value.id)
    return started.value.id
  }
  await make(undefined, 'alle')
  await make(undefined, 'agenda', 'agenda')
  await make({ under: '/shop/' }, 'winkel')
  await make({ under: '/shop/boeken/' }, 'boeken')
  await make({ termId: 7 }, 'term')
  const last = await make({ entryId: 5 }, 'inzending')
  const said = async (about: TemplateSubject) =>
    (await content.template('header', about))?.data.content[0]?.props.text
  expect(await said({})).toBe('alle')
  expect(await said({ type: 'agenda', path: '/agenda/' })).toBe('agenda')
  expect(await said({ path: '/shop/' })).toBe('winkel')
  expect(await said({ path: '/shop/boeken/gids/' })).toBe('boeken')
  expect(await said({ path: '/shop/', type: 'agenda', termIds: [9, 7] })).toBe('term')
  expect(await said({ path: '/shop/', termIds: [7], entryId: 5 })).toBe('inzending')
  const again = { role: 'header', scope: { entryId: 5 }, title: 'Nog een', by: '7' } as const
  expect(await content.startTemplate(again)).toMatchObject({ ok: false, code: 'taken' })
  await content.withdrawTemplate(last, 'delete')
  expect(await said({ entryId: 5 })).toBe('alle')
})
