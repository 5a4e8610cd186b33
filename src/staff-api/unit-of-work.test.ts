import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEveryRow } from './testing/every-row.ts'
import { createWrites, everyWrite, type Write, type Writes } from './testing/every-write.ts'
import { type Answer, createStaffTest, type StaffTest } from './testing.ts'

/** Each call is cut off at its first, a middle and its last write and at the commit; at all with `SCHELP_LONG=1`. */
const isLong = process.env.SCHELP_LONG === '1'

let bench: StaffTest
let writes: Writes
/** Writes that still get an answer before the connection breaks. */
let left = Number.POSITIVE_INFINITY
/** What was sent since `sent` was emptied, by connection. */
let sent: { client: PoolClient; text: string }[] = []

beforeAll(async () => {
  // No jobs run: nothing is sent.
  bench = await createStaffTest(undefined, { SMTP_URL: 'smtp://localhost:9' })
  const { rows, known } = await createEveryRow(bench)
  await sell()
  writes = createWrites(bench, rows, known)
  const watched = new WeakSet<PoolClient>()
  bench.program.handle.pool.on('acquire', (client) => {
    if (!watched.has(client)) watch(client)
    watched.add(client)
  })
})
afterAll(() => bench.close())

/** Opens the shop, and makes a place for comments that has none. */
async function sell() {
  const { shop, content } = bench.program
  const { payment } = await shop.settings()
  await shop.staff.changeSettings({ payment: { ...payment, iban: 'NL91ABNA0417164300', holder: 'Schelp' } })
  await content.addTemplate({
    ...{ role: 'single', type: 'post', title: 'Nieuwsbericht' },
    data: { root: { props: {} }, content: [{ type: 'entry-body', props: { id: 'a' } }] },
  })
}

const textOf = (asked: unknown) => String(asked instanceof Object ? Reflect.get(asked, 'text') : asked)
const isWrite = (text: string) => /\b(insert|update|delete|commit)\b/i.test(text) && !/^\s*select/i.test(text)

/** Watches a connection. The write at which it breaks is carried out, but its answer is lost. */
function watch(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('a connection that cannot be asked')
  Reflect.set(client, 'query', (...asked: unknown[]) => {
    const text = textOf(asked[0])
    sent.push({ client, text })
    const isLast = isWrite(text) && --left === 0
    if (!isLast) return Reflect.apply(query, client, asked)
    const die = () => {
      Reflect.get(Reflect.get(client, 'connection'), 'stream').destroy()
      return new Error('the connection broke')
    }
    const tell = asked.at(-1)
    if (typeof tell === 'function')
      return Reflect.apply(query, client, [...asked.slice(0, -1), () => tell(die())])
    return Promise.resolve(Reflect.apply(query, client, asked)).then(() => Promise.reject(die()))
  })
}

const send = ({ path, method, body, key }: Write): Promise<Answer> =>
  bench.call('administrator', path, method, body, key === undefined ? {} : { 'idempotency-key': key })

/** A digest of each table, jobs included. */
async function tables(): Promise<ReadonlyMap<string, string>> {
  const { pool } = bench.program.handle
  const { rows: named } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')
      and table_name not in ('platform_rate_limits', 'queue', 'version', 'warning', 'bam', 'schedule')`)
  const { rows } = await pool.query<{ name: string; digest: string }>(
    named
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${name} t`,
      )
      .join(' union all '),
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** Which tables a call changed. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await tables()
  await act()
  const after = await tables()
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name])).toSorted()
}

/** Breaks the connection at a write of a call; returns what the call answered, if it did. */
async function cutAt(at: number, write: Write): Promise<Answer | undefined> {
  left = at
  const answer = await send(write).catch(() => undefined)
  // The pool notices a lost connection at the end of a round of the event loop.
  for (let round = 0; round < 2; round++) await setImmediate()
  left = Number.POSITIVE_INFINITY
  return answer
}

/** Some writes of so many, the first, the last and the commit among them. */
const placesIn = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => at + 1)
  if (isLong) return all
  return all.filter((at) => [1, Math.ceil(count / 2), count - 1, count].includes(at))
}

it('every call that writes is walked', () => {
  expect(everyWrite.filter((name) => !writes.has(name))).toEqual([])
  expect(everyWrite.length).toBeGreaterThan(150)
})

describe('abuse 21 what a staff call writes commits together or not at all', () => {
  it.each(everyWrite)('%s', async (name) => {
    const begin = async (): Promise<Write> => {
      const write = await writes.get(name)?.()
      if (!write) throw new Error(`${name}: no sample`)
      return / POST$/.test(name) ? { ...write, key: randomUUID() } : write
    }
    const first = await begin()
    let whole: string[] = []
    whole = await changedBy(async () => {
      sent = []
      const answer = await send(first)
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    })
    const asked = sent.filter(({ text }) => !/union all select|information_schema/.test(text))
    const written = asked.filter(({ text }) => isWrite(text))
    const ends = asked.findLastIndex(({ text }) => isWrite(text))
    expect(written.filter(({ text }) => text === 'commit').length, 'transactions').toBe(1)
    expect(asked[ends]?.text).toBe('commit')
    expect(new Set(written.map(({ client }) => client)).size, 'connections').toBe(1)

    for (const at of placesIn(written.length)) {
      const write = await begin()
      const isCommit = at === written.length
      const cut = await changedBy(async () => {
        const answer = await cutAt(at, write)
        expect(answer?.status ?? 503, `write ${at} of ${written.length}`).toBeGreaterThanOrEqual(500)
      })
      expect(cut, `cut off at write ${at} of ${written.length}: ${written[at - 1]?.text}`).toEqual(
        isCommit ? whole : [],
      )
      if (isCommit && write.key === undefined) continue
      const again = await changedBy(async () => {
        const answer = await send(write)
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      })
      expect(again, `sent again after write ${at}`).toEqual(isCommit ? [] : whole)
    }
  })
})
