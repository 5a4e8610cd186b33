import { afterAll, beforeAll, expect, it } from 'vitest'
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
    [{ role: 'header', entryType: 'post' }, 'Nieuws'],
    [{ role: 'single', termId: term.id }, 'Alles in ‘Assen’'],
    [{ role: 'footer', entryId: page.id }, 'Alleen ‘Over ons’'],
    [{ role: 'header', under: '/shop/' }, 'Alle adressen onder /shop/'],
  ]
  for (const [body, about] of words) {
    const made = await make(body)
    expect(made.status, about).toBe(201)
    const row = await bench.call('editor', `documents/${made.body.id}`)
    expect(row.body.about).toBe(about)
    const opened = await bench.call('editor', `documents/${made.body.id}/edit`)
    expect(opened.body.about).toBe(about)
  }
  expect((await make({ role: 'header', under: '/shop/' })).status).toBe(409)
})

it.each([
  [{ role: 'header', under: 'shop' }, 'under'],
  [{ role: 'header', under: '/shop?x/' }, 'under'],
  [{ role: 'single', termId: 9_999 }, 'termId'],
  [{ role: 'footer', entryId: 9_999 }, 'entryId'],
  [{ role: 'archive', entryId: 1 }, 'role'],
  [{ role: 'search', under: '/shop/' }, 'role'],
  [{ role: 'header', under: '/shop/', entryType: 'post' }, 'role'],
  [{ kind: 'popup', under: '/shop/' }, 'role'],
])('EDIT-01 refuses a template for what cannot be: %o', async (body, field) => {
  const { status, body: answer } = await make(body)
  expect(status).toBe(422)
  expect(answer.errors).toHaveProperty(field)
})

it('EDIT-01 a template is renamed and used for other pages; what cannot be is refused, by field', async () => {
  const { content } = bench.program
  const page = await content.addEntry({ type: 'page', title: 'Lid worden', status: 'published' })
  const { id } = (await make({ role: 'footer', under: '/lid/' })).body
  const place = (body: object, who: 'editor' | 'customer' = 'editor') =>
    bench.call(who, `documents/${id}/describe`, 'POST', { title: 'Voet', ...body })
  expect((await place({ entryId: page.id })).status).toBe(200)
  const { body: row } = await bench.call('editor', `documents/${id}`)
  expect(row).toMatchObject({ title: 'Voet', about: 'Alleen ‘Lid worden’', kindOfEntry: 'page' })

  const refused: [object, number, string?][] = [
    [{ title: ' ' }, 422, 'title'],
    [{ under: 'lid' }, 422, 'under'],
    [{ termId: 9_999 }, 422, 'termId'],
    [{ entryType: 'onbekend' }, 422, 'entryType'],
    [{ entryType: 'post', under: '/lid/' }, 422, 'entryType'],
  ]
  await make({ role: 'footer', under: '/nieuws/' })
  for (const [body, status, field] of [...refused, [{ under: '/nieuws/' }, 409] as const]) {
    const answer = await place(body)
    expect([body, answer.status]).toEqual([body, status])
    if (field) expect(answer.body.errors).toHaveProperty(field)
  }
  expect((await place({}, 'customer')).status).toBe(403)
  expect((await bench.call('editor', `documents/${id}`)).body.about).toBe('Alleen ‘Lid worden’')
})
