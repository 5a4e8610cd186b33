import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEveryRow } from './testing/every-row.ts'
import { createWrites, everyWrite, type Write, type Writes } from './testing/every-write.ts'
import { type Answer, createStaffTest, type StaffTest } from './testing.ts'

/** Each call is cut off at one of its writes; with `SCHELP_LONG=1` at all of them. */
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
    role: 'single',
    type: 'post',
    title: 'Nieuwsbericht',
    data: { root: { props: {} }, content: [{ type: 'entry-body', props: { id: 'a' } }] },
  })
}

const textOf = (asked: unknown) => String(asked instanceof Object ? Reflect.get(asked, 'text') : asked)
/** Limits are counted apart: an attempt stays counted when what was attempted fails. */
const isWrite = (text: string) =>
  /\b(insert|update|delete|commit)\b/i.test(text) && !/^\s*select|platform_rate_limits/i.test(text)

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

let digests = ''
/** A digest of each table, jobs included. */
async function tables(): Promise<ReadonlyMap<string, string>> {
  const { pool } = bench.program.handle
  if (digests === '') {
    const { rows } = await pool.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> 'platform_rate_limits' or format('%I.%I', schemaname, tablename) = 'pgboss.job'`)
    digests = rows
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${name} t`,
      )
      .join(' union all ')
  }
  const { rows } = await pool.query<{ name: string; digest: string }>(digests)
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** Which tables differ. */
const between = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name])).toSorted()

/** Breaks the connection at a write of a call; returns what the call answered, if it did. */
async function cutAt(at: number, write: Write): Promise<Answer | undefined> {
  left = at
  const answer = await send(write).catch(() => undefined)
  // The pool notices a lost connection at the end of a round of the event loop.
  for (let round = 0; round < 2; round++) await setImmediate()
  left = Number.POSITIVE_INFINITY
  return answer
}

/** Some writes of so many, always the commit of what is created: that is sent again when its answer got lost. */
const placesIn = (count: number, name: string): number[] => {
  const all = Array.from({ length: count }, (_, at) => at + 1)
  if (isLong) return all
  const some = everyWrite.indexOf(name) % count
  return all.filter((at) => at === some + 1 || (at === count && / POST$/.test(name)))
}

/** What every form does alike is tried on some of them. */
const alike = / (draft|copy|propose|take-back|send-back)$/
const walked = isLong ? everyWrite : everyWrite.filter((name, at) => !alike.test(name) || at % 5 === 0)

it('every call that writes has a sample', () => {
  expect(everyWrite.filter((name) => !writes.has(name))).toEqual([])
  expect(everyWrite.length).toBeGreaterThan(150)
})

describe('abuse 21 what a staff call writes commits together or not at all', () => {
  it.each(walked)('%s', async (name) => {
    const begin = async (): Promise<Write> => {
      const write = await writes.get(name)?.()
      if (!write) throw new Error(`${name}: no sample`)
      return / POST$/.test(name) ? { ...write, key: randomUUID() } : write
    }
    const isDone = (answer: Answer) => expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    const first = await begin()
    const before = await tables()
    sent = []
    isDone(await send(first))
    const written = sent.filter(({ text }) => isWrite(text))
    const texts = written.map(({ text }) => text)
    expect(texts.indexOf('commit'), texts.join('\n')).toBe(texts.length - 1)
    expect(new Set(written.map(({ client }) => client)).size, 'connections').toBe(1)
    const whole = between(before, await tables())

    for (const at of placesIn(written.length, name)) {
      const write = await begin()
      const isCommit = at === written.length
      const then = await tables()
      const answer = await cutAt(at, write)
      const place = `write ${at} of ${written.length}: ${written[at - 1]?.text}`
      expect(answer?.status ?? 503, place).toBeGreaterThanOrEqual(500)
      const cut = await tables()
      // The job that deletes the contents of an upload without a row stands before they are stored.
      const stays = name === 'media POST' ? ['pgboss.job'] : []
      expect(between(then, cut), place).toEqual(isCommit ? whole : stays)
      if (isCommit && write.key === undefined) continue
      isDone(await send(write))
      expect(between(cut, await tables()), `sent again after ${place}`).toEqual(isCommit ? stays : whole)
    }
  })
})
