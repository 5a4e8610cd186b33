import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { askedWords } from '../../kernel/words/asked-words.ts'
import { operatorSentence } from '../operator-error.ts'
import {
  afterCommit,
  type DatabaseHandle,
  type Executor,
  migrate,
  onOneConnection,
  openDatabase,
  openReadOnly,
  sendWithCommit,
} from './index.ts'
import { runOn, withDatabase } from './testing/server.ts'
import { createTestDatabase } from './testing.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

it('folds accents and finds all forms of Dutch words', async () => {
  const found = async (text: string, words: string) => {
    const search = askedWords(words.split(' '), [], false)
    const { rows } = await handle.pool.query<{ found: boolean }>(
      `select schelp_vector($1) @@ to_tsquery('schelp_words', $2) as found`,
      [text, search?.query],
    )
    return rows[0]?.found
  }
  expect(await found('De kerken van Utrecht', 'KERK')).toBe(true)
  expect(await found('ÉGLISES en cafés', 'cafes eglises')).toBe(true)
  expect(await found('Sint-Jacobsbeeld', 'jacobsbeeld')).toBe(true)
  expect(await found('kerken', 'kermis')).toBe(false)
})

it('folds accents in generated columns and indexes', async () => {
  await handle.db.execute(sql`
    create table accented (name text, plain text generated always as (lower(schelp_unaccent(name))) stored)`)
  const { rows } = await handle.db.execute(sql`insert into accented values ('Zeeën à ÖLÇÜ') returning plain`)
  expect(rows).toEqual([{ plain: 'zeeen a olcu' }])
})

it('sorts text for people: numbers by value, ignoring case and accents', async () => {
  const { rows } = await handle.db.execute(sql`
    select string_agg(title, ', ' order by title collate schelp_natural) as titles
    from unnest(array['Deel 10', 'deel 2', 'École', 'zee', 'Appel', 'eik']) as title`)
  expect(rows).toEqual([{ titles: 'Appel, deel 2, Deel 10, École, eik, zee' }])
})

it('RUN-02 reads from a read-only database, and refuses to write on any of its connections', async () => {
  await handle.pool.query('create table noted (words text)')
  const warnings: string[] = []
  const readOnly = openReadOnly(handle, (message) => warnings.push(message))
  try {
    const insert = () => readOnly.db.execute(sql`insert into noted values ('written')`)
    for (const tried of await Promise.allSettled([insert(), insert(), insert(), insert()]))
      expect(tried).toMatchObject({ status: 'rejected', reason: { cause: { code: '25006' } } })
    await expect(readOnly.db.transaction((tx) => tx.execute(sql`delete from noted`))).rejects.toThrow()
    expect((await readOnly.db.execute(sql`select count(*)::int as found from noted`)).rows).toEqual([
      { found: 0 },
    ])
    expect(warnings).toEqual([])
  } finally {
    await readOnly.close()
  }
})

it('runs migrations once, also if several nodes start together', async () => {
  const applied = async () =>
    (await handle.db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)).rows
  const before = await applied()
  await Promise.all([migrate(handle), migrate(handle), migrate(handle)])
  expect(await applied()).toEqual(before)
})

it('RUN-01, abuse 31: says in one sentence that a role may not make tables, and what to do', async () => {
  const empty = await createTestDatabase('template0')
  const name = new URL(empty.url).pathname.slice(1)
  const role = `guest_of_${name}`
  await runOn(inject('testDatabase').serverUrl, `create role ${role}`)
  empty.pool.on('acquire', (client) => void client.query(`set role ${role}`))
  try {
    expect(operatorSentence(await migrate(empty).catch((error: unknown) => error))).toBe(
      `The role ${role} may not make tables in the database ${name}: make it the owner of the database ` +
        `(alter database ${name} owner to ${role}).`,
    )
  } finally {
    await empty.close()
    await runOn(inject('testDatabase').serverUrl, `drop role ${role}`)
  }
})

it('RUN-01, abuse 31: refuses a database that cannot store every letter, before making anything in it', async () => {
  const { serverUrl } = inject('testDatabase')
  const name = `latin_${process.pid}`
  await runOn(serverUrl, `create database ${name} encoding 'LATIN1' locale 'C' template template0`)
  try {
    const opening = openDatabase({ databaseUrl: withDatabase(serverUrl, name), dataDir: '' })
    expect(operatorSentence(await opening.catch((error: unknown) => error))).toBe(
      `The database ${name} has the encoding LATIN1, and Schelp needs UTF8: make a new one ` +
        `(createdb -O schelp -E UTF8 -T template0 NAME).`,
    )
  } finally {
    await runOn(serverUrl, `drop database ${name} with (force)`)
  }
})

it('RUN-04, abuse 21: returns a connection that breaks at `begin` to the pool', async () => {
  const { db, pool, close } = await createTestDatabase()
  const breakOff = (client: object) => Object(client).connection.stream.destroy()
  pool.on('acquire', breakOff)
  for (let time = 0; time < 3; time += 1)
    await expect(db.transaction(async () => undefined)).rejects.toThrow()
  pool.off('acquire', breakOff)
  expect(pool.totalCount).toBe(0)
  expect(await db.transaction(async (tx) => (await tx.execute('select 1 as one')).rows)).toEqual([{ one: 1 }])
  await close()
})

it('RUN-04 sends statements of one connection in one packet, with the begin of a transaction', async () => {
  const { db, pool, close } = await createTestDatabase()
  let packets = 0
  pool.once('acquire', (client) => {
    const { stream } = Object(client).connection
    for (const name of ['_write', '_writev']) {
      const send = stream[name].bind(stream)
      stream[name] = (...args: unknown[]) => {
        packets += 1
        send(...args)
      }
    }
  })
  const ask = (on: Executor) =>
    Promise.all([on.execute(sql`select ${1}::int as one`), on.execute(sql`select ${2}::int as one`)])
  const answers = [
    expect.objectContaining({ rows: [{ one: 1 }] }),
    expect.objectContaining({ rows: [{ one: 2 }] }),
  ]
  expect(await onOneConnection(db, ask)).toEqual(answers)
  expect(packets).toBe(1)
  expect(await db.transaction((tx) => onOneConnection(tx, ask))).toEqual(answers)
  // The second packet has the commit.
  expect(packets).toBe(1 + 2)
  await close()
})

it('SHOP-10, abuse 1: stores nothing if a statement sent with the commit fails, and can use the connection again', async () => {
  const { db } = handle
  await db.execute(sql`create table pieces (left_over int)`)
  let calls = 0
  const take = (divisor: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into pieces values (1)`)
      afterCommit(tx, () => {
        calls += 1
      })
      sendWithCommit(tx, [
        sql`insert into pieces values (1 / ${divisor}::int)`,
        sql`insert into pieces values (2)`,
      ])
    })
  const rows = async () => (await db.execute(sql`select * from pieces`)).rows.length
  await expect(take(0)).rejects.toThrow()
  expect([await rows(), calls]).toEqual([0, 0])
  await take(1)
  expect([await rows(), calls]).toEqual([3, 1])
})
