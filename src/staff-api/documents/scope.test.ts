import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const make = (body: object) => bench.call('editor', 'documents', 'POST', { title: 'Kop', ...body })

it('EDIT-01 a template says in words for what it is there', async () => {
  const { content } = bench.program
  const term = await content.addTerm({ taxonomy: 'plaats', name: 'Assen' })
  const page = await content.addEntry({ type: 'page', title: 'Over ons', status: 'published' })
  const words: [object, string][] = [
    [{ role: 'header', aim: { span: 'kind', entryType: 'post' } }, 'Nieuws'],
    [{ role: 'single', aim: { span: 'term', termId: term.id } }, 'Alles in ‘Assen’'],
    [{ role: 'footer', aim: { span: 'entry', entryId: page.id } }, 'Alleen ‘Over ons’'],
    [{ role: 'header', aim: { span: 'under', under: '/shop/' } }, 'Alle adressen onder /shop/'],
  ]
  for (const [body, about] of words) {
    const made = await make(body)
    expect(made.status, about).toBe(201)
    const row = await bench.call('editor', `documents/${made.body.id}`)
    expect(row.body.about).toBe(about)
    const opened = await bench.call('editor', `documents/${made.body.id}/edit`)
    expect(opened.body.about).toBe(about)
  }
  expect((await make({ role: 'header', aim: { span: 'under', under: '/shop/' } })).status).toBe(409)
})

it.each([
  [{ role: 'header', aim: { span: 'under', under: 'shop' } }, 'aim.under'],
  [{ role: 'header', aim: { span: 'under', under: '/shop?x/' } }, 'aim.under'],
  [{ role: 'single', aim: { span: 'term', termId: 9_999 } }, 'aim.termId'],
  [{ role: 'footer', aim: { span: 'entry', entryId: 9_999 } }, 'aim.entryId'],
  [{ role: 'archive', aim: { span: 'entry', entryId: 1 } }, 'aim.span'],
  [{ role: 'search', aim: { span: 'under', under: '/shop/' } }, 'aim.span'],
  [{ kind: 'popup', aim: { span: 'under', under: '/shop/' } }, 'role'],
  [{ role: 'header', entryType: 'post' }, 'entryType'],
])('EDIT-01 refuses a template for what cannot be: %o', async (body, field) => {
  const { status, body: answer } = await make(body)
  expect(status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([field])
})

it('EDIT-01 a template is renamed and used for other pages; what cannot be is refused, by field', async () => {
  const { content } = bench.program
  const page = await content.addEntry({ type: 'page', title: 'Lid worden', status: 'published' })
  const { id } = (await make({ role: 'footer', aim: { span: 'under', under: '/lid/' } })).body
  const place = (aim: object, who: 'editor' | 'customer' = 'editor', title = 'Voet') =>
    bench.call(who, `documents/${id}`, 'PUT', { title, aim })
  expect((await place({ span: 'entry', entryId: page.id })).status).toBe(200)
  const { body: row } = await bench.call('editor', `documents/${id}`)
  expect(row).toMatchObject({ title: 'Voet', about: 'Alleen ‘Lid worden’' })
  expect(row.aim).toEqual({ span: 'entry', entryId: page.id, kindOfEntry: 'page' })

  expect((await place({ span: 'all' }, 'editor', ' ')).body.errors).toHaveProperty('title')
  const refused: [object, string][] = [
    [{ span: 'under', under: 'lid' }, 'aim.under'],
    [{ span: 'under' }, 'aim.under'],
    [{ span: 'term', termId: 9_999 }, 'aim.termId'],
    [{ span: 'term', under: '/lid/' }, 'aim.termId'],
    [{ span: 'kind', entryType: 'onbekend' }, 'aim.entryType'],
    [{ span: 'kind' }, 'aim.entryType'],
    [{ span: 'ergens' }, 'aim.span'],
  ]
  for (const [aim, field] of refused) {
    const answer = await place(aim)
    expect([aim, answer.status, Object.keys(answer.body.errors)]).toEqual([aim, 422, [field]])
  }
  await make({ role: 'footer', aim: { span: 'under', under: '/nieuws/' } })
  expect((await place({ span: 'under', under: '/nieuws/' })).status).toBe(409)
  expect((await place({ span: 'all' }, 'customer')).status).toBe(403)
  expect((await bench.call('editor', `documents/${id}`)).body.about).toBe('Alleen ‘Lid worden’')
})

it('EDIT-01 the kind of content for which a template stays goes with its name alone', async () => {
  const { id } = (await make({ role: 'header', aim: { span: 'kind', entryType: 'jacobalia' } })).body
  expect((await bench.call('editor', `documents/${id}`, 'PUT', { title: 'Andere kop' })).status).toBe(200)
  const { body: row } = await bench.call('editor', `documents/${id}`)
  expect(row).toMatchObject({ title: 'Andere kop', aim: { span: 'kind', entryType: 'jacobalia' } })
})

it('EDIT-01 the row of a template for one page asks for that page once', async () => {
  const { content } = bench.program
  const page = await content.addEntry({ type: 'page', title: 'Het bestuur', status: 'published' })
  const { id } = (await make({ role: 'header', aim: { span: 'entry', entryId: page.id } })).body
  const asked = vi.spyOn(content, 'entry')
  await bench.call('editor', `documents/${id}`)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockRestore()
})
