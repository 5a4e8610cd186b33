import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { MailMessage } from '../../../platform/mail.ts'
import { createSheet, type SubscriberSheet } from '../subscribers/sheet.ts'
import { createSubscribers, type Subscribers } from '../subscribers/subscribers.ts'
import { createLists, type Lists } from './lists.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let newsletter: Subscribers & Lists & SubscriberSheet
let sent: MailMessage[]
/** Tags of pages that are made again. */
let told: string[]
const clock = () => new Date('2026-11-22T10:00:00Z')
beforeAll(async () => {
  handle = await createTestDatabase()
  const mail = { send: async (message: MailMessage) => void sent.push(message) }
  newsletter = {
    ...createSubscribers({ db: handle.db, mail, siteUrl: 'https://schelp.example', clock }),
    ...createLists({ db: handle.db, changes: { publish: async (tags) => void told.push(...tags) } }),
    ...createSheet({ db: handle.db, clock }),
  }
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate newsletter_subscribers, newsletter_lists cascade')
  sent = []
  told = []
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

it('SITE-06 puts who asks on the lists they chose, or on all that are offered', async () => {
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

it('SITE-06 lets a reader choose without signing in, and no one else for them', async () => {
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

it('SITE-06 offers nobody a list that staff fill, but lets who is on it leave', async () => {
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

it('SITE-06 an unsubscribed reader is on no list that counts, and chooses nothing', async () => {
  await list('Nieuws')
  const token = await reader('anna@schelp.example')
  await newsletter.unsubscribe(token)
  expect(await counts()).toEqual([['Nieuws', 0]])
  expect(await newsletter.choices(token)).toBeUndefined()
})

it('SITE-06 a new list may begin with everybody, has a name of its own, and goes without its readers', async () => {
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

it('SITE-06 has the pages whose form offers lists made again when a list comes, changes or goes', async () => {
  const id = await list('Nieuws')
  await newsletter.changeList(id, { name: 'Berichten' })
  await newsletter.removeList(id)
  expect(told).toEqual(['list:newsletter-lists', 'list:newsletter-lists', 'list:newsletter-lists'])
})
