import { expect, it } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { StorageAway } from './storage.ts'
import { whenTimeMends } from './when-time-mends.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
const never = new AbortController().signal

it.each([
  ['a database that refuses', new OperatorError('x', { cause: withCode('ECONNREFUSED') })],
  ['a host that is unknown', new OperatorError('x', { cause: withCode('ENOTFOUND') })],
  ['a database that is starting', withCode('57P03')],
  ['a database that is full of clients', withCode('53300')],
  ['a full disk', withCode('ENOSPC')],
  ['a full disk of the database', withCode('53100')],
  ['a port that another program uses', withCode('EADDRINUSE', { port: 3000 })],
  ['a storage that cannot be reached', new StorageAway('bucket b')],
])('abuse 31 RUN-04: waits for %s, in growing pauses with a line each', async (_, error) => {
  const said: string[] = []
  const pauses: number[] = []
  let attempts = 0
  const act = async () => {
    attempts += 1
    if (attempts < 8) throw error
    return 'open'
  }
  const waiting = {
    say: (line: string) => void said.push(line),
    pause: async (ms: number) => void pauses.push(ms),
  }
  expect(await whenTimeMends(act, never, waiting)).toBe('open')
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(said[2]).toMatch(/ Trying again in 4 s\.$/)
  expect(said.join('\n').split('\n')).toHaveLength(7)
})

it.each([
  ['a wrong password', withCode('28P01')],
  ['a database that does not exist', withCode('3D000')],
  ['a wrong setting', new OperatorError('PORT must be a number')],
  ['a fault in the program', new TypeError('x is not a function')],
])('abuse 31: does not wait for %s', async (_, error) => {
  await expect(whenTimeMends(() => Promise.reject(error), never)).rejects.toBe(error)
})

it('abuse 31: stops waiting if the program is told to stop', async () => {
  const stopping = new AbortController()
  const waiting = whenTimeMends(() => Promise.reject(withCode('ENOSPC')), stopping.signal, {
    say: () => stopping.abort(),
  })
  await expect(waiting).rejects.toThrow('abort')
})
