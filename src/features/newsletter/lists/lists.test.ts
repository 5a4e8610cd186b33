import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { MailMessage } from '../../../platform/mail.ts'
import { createSheet, type SubscriberSheet } from '../subscribers/sheet.ts'
import { createSubscribers, type Subscribers } from '../subscribers/subscribers.ts'
import { createLists, type Lists } from './lists.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let newsletter: Subscribers & Lists & SubscriberSheet
let sent: MailMessage[]
/** The tags of pages that must be rendered again. */
let published: string[]
const clock = () => new Date('2026-11-22T10:00:00Z')
beforeAll(async () => {
  handle = await createTestDatabase()
  const mail = { send: async (message: MailMessage) => void sent.push(message) }
  newsletter = {
    ...createSubscribers({ db: handle.db, mail, siteUrl: 'https://schelp.example', clock }),
    ...createLists({ db: handle.db, changes: { publish: async (tags) => void published.push(...tags) } }),
    ...createSheet({ db: handle.db, clock }),
  }
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate newsletter_subscribers, newsletter_lists cascade')
  sent = []
  published = []
})

async function list(name: string, isOffered = true, withAll = false): Promise<number> {
  const made = await newsletter.addList({ name, about: '', isOffered }, withAll)
  if (!made.ok) throw new Error(made.code)
  return made.value.id
}
async function reader(email: string, lists?: readonly number[]): Promise<string> {
  await newsletter.subscribe({ email, page: '/', ...(lists && { lists }) })
  const token = /nk=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  await newsletter.confirm(token)
  return token
}
const on = async (token: string) =>
  (await newsletter.choices(token))?.filter(({ isOn }) => isOn).map(({ name }) => name)
const counts = async () => (await newsletter.lists()).map(({ name, readers }) => [name, readers])

it('SITE-06 puts a new subscriber on the lists they chose, or on all offered lists without a choice', async () => {
  const [routes, news] = [await list('Routes'), await list('Nieuws')]
  await list('Bestuur', false)
  expect(await on(await reader('anna@schelp.example', [routes]))).toEqual(['Routes'])
  expect(await on(await reader('bert@schelp.example'))).toEqual(['Nieuws', 'Routes'])
  expect(await on(await reader('carla@schelp.example', [999, news, -1]))).toEqual(['Nieuws'])
  expect(await counts()).toEqual([
    ['Bestuur', 0],
    ['Nieuws', 2],
    ['Routes', 2],
  ])
})

it('SITE-06 lets a reader choose lists by the link of their mail, and nobody without that link', async () => {
  const [routes, news] = [await list('Routes'), await list('Nieuws')]
  const token = await reader('anna@schelp.example')
  expect(await newsletter.choose(token, [news])).toBe(true)
  expect(await on(token)).toEqual(['Nieuws'])
  await newsletter.subscribe({ email: 'anna@schelp.example', page: '/', lists: [routes] })
  expect(await on(token), 'somebody typed her address into a form').toEqual(['Nieuws'])
  expect(await newsletter.choose(token, [])).toBe(true)
  expect(await on(token)).toEqual([])
  for (const wrong of ['', 'x', `${token}x`]) {
    expect(await newsletter.choices(wrong)).toBeUndefined()
    expect(await newsletter.choose(wrong, [news])).toBe(false)
  }
})

it('SITE-06 does not offer a list that only staff fill, but lets its readers leave it', async () => {
  const board = await list('Bestuur', false)
  const other = await reader('bert@schelp.example')
  const token = await reader('anna@schelp.example')
  const table = [{ email: 'anna@schelp.example', name: '', surname: '', isOut: false }]
  const { mark } = await newsletter.planReaders(table)
  await newsletter.addReaders(table, 'Op de ledenlijst', mark, board)
  expect(await on(token)).toEqual(['Bestuur'])
  await newsletter.choose(other, [board])
  expect(await on(other)).toEqual([])
  await newsletter.choose(token, [])
  expect(await newsletter.choices(token)).toEqual([])
})

it('SITE-06 counts an unsubscribed reader on no list, and lets them choose none', async () => {
  await list('Nieuws')
  const token = await reader('anna@schelp.example')
  await newsletter.unsubscribe(token)
  expect(await counts()).toEqual([['Nieuws', 0]])
  expect(await newsletter.choices(token)).toBeUndefined()
})

it('SITE-06 creates a list with all subscribers if asked, refuses a second one of that name, and keeps the readers of a deleted list', async () => {
  const token = await reader('anna@schelp.example')
  const id = await list('Nieuws', true, true)
  expect(await counts()).toEqual([['Nieuws', 1]])
  expect(await newsletter.addList({ name: 'NIEUWS', about: '', isOffered: true }, false)).toMatchObject({
    code: 'taken',
  })
  expect(await newsletter.changeList(999, { name: 'x' })).toMatchObject({ code: 'missing' })
  expect(await newsletter.removeList(id)).toBe(true)
  expect(await newsletter.choices(token)).toEqual([])
  expect((await newsletter.subscribers({ page: 1, perPage: 10 })).total).toBe(1)
})

it('SITE-06 renews pages whose form offers lists when a list is added, changed or deleted', async () => {
  const id = await list('Nieuws')
  await newsletter.changeList(id, { name: 'Berichten' })
  await newsletter.removeList(id)
  expect(published).toEqual(['list:newsletter-lists', 'list:newsletter-lists', 'list:newsletter-lists'])
})
