import { afterAll, beforeAll, expect, it } from 'vitest'
import { resources } from '../resources/index.ts'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
let pages: string
let emails: string
let page: number
let email: number
beforeAll(async () => {
  bench = await createStaffTest()
  pages = await bench.roleWith('pages', 'publish')
  emails = await bench.roleWith('newsletter', 'publish')
  const { body } = await bench.call('administrator', 'pages', 'POST', { title: 'Bestuur' })
  page = body.documentId
  email = (await bench.call(emails, 'newsletters', 'POST', { title: 'Najaar' })).body.id
})
afterAll(() => bench.close())

const isForbidden = async (role: string, path: string, method?: string, body?: unknown) =>
  (await bench.call(role, path, method, body)).status === 403

it('EDIT-06 SITE-06 every action on a newsletter needs the right to newsletters, on any other document that to pages', async () => {
  const actions = Object.entries(resources.get('documents')?.actions ?? {})
  expect(actions.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'edit',
      'draft',
      'publish',
      'versions',
      'restore',
      'visit',
      'preview',
      'history',
    ]),
  )
  for (const [name, ways] of actions)
    for (const { method } of ways) {
      const body = method === 'GET' ? undefined : {}
      const on = (id: number, role: string) => isForbidden(role, `documents/${id}/${name}`, method, body)
      const refused = {
        pagesOnEmail: await on(email, pages),
        emailsOnPage: await on(page, emails),
        pagesOnPage: await on(page, pages),
        emailsOnEmail: await on(email, emails),
      }
      expect([method, name, refused]).toEqual([
        method,
        name,
        { pagesOnEmail: true, emailsOnPage: true, pagesOnPage: false, emailsOnEmail: false },
      ])
    }
})

it('SITE-06 who has only the right to newsletters writes one', async () => {
  const open = await bench.call(emails, `documents/${email}/edit`)
  expect([open.status, open.body.kind]).toEqual([200, 'newsletter'])
  const { version, draft } = open.body
  const content = [{ type: 'text', props: { id: 'a', html: '<p>Dag</p>' } }]
  const data = { ...draft, content }
  const saved = await bench.call(emails, `documents/${email}/draft`, 'PUT', { version, data })
  expect(saved.status).toBe(200)
  expect((await bench.call(emails, `newsletters/${email}/email`)).body.text).toContain('Dag')
})

it('EDIT-06 abuse 19 lists show newsletters only to who has the right to them', async () => {
  const { version } = (await bench.call(pages, `documents/${page}/edit`)).body
  const data = { root: { props: {} }, content: [] }
  await bench.call(pages, `documents/${page}/draft`, 'PUT', { version, data })
  const both = await bench.roleWith('pages', 'newsletter')
  const found = async (role: string, filter: object) => {
    const { body } = await bench.call(
      role,
      `documents?perPage=100&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
    return body.data.map(({ id }: { id: number }) => id)
  }
  for (const filter of [{}, { kind: 'newsletter' }, { kinds: ['newsletter', 'page'] }, { q: 'Najaar' }]) {
    expect(await found(pages, filter)).not.toContain(email)
    expect(await found(both, filter)).toContain(email)
  }
  expect(await found(pages, {})).toContain(page)
  expect((await bench.call(pages, `documents?ids=${email},${page}`)).body.data).toMatchObject([{ id: page }])
  expect((await bench.call(pages, `documents/${email}`)).status).toBe(404)
  for (const role of [pages, both]) {
    const { documentDrafts } = (await bench.call(role, 'facts/now')).body
    expect(await found(role, { hasDraft: true })).toHaveLength(documentDrafts)
  }
})

it('EDIT-06 who has only the right to pages neither changes nor deletes a newsletter', async () => {
  expect((await bench.call(pages, `documents/${email}`, 'PUT', { title: 'Anders' })).status).toBe(404)
  expect(await isForbidden(pages, `documents/${email}`, 'PUT', { state: 'draft' })).toBe(true)
  expect(await isForbidden(pages, `documents/${email}`, 'DELETE')).toBe(true)
  expect((await bench.call(emails, `newsletters/${email}`)).body.title).toBe('Najaar')
})
