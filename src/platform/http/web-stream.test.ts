import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { webStream } from './web-stream.ts'

it('LIB-24 gives every piece as it is, without a copy', async () => {
  const pieces = [Buffer.from('een'), Buffer.from('twee')]
  const given: Uint8Array[] = []
  for await (const piece of webStream(Readable.from(pieces, { objectMode: false }))) given.push(piece)
  expect(given[0]?.buffer).toBe(pieces[0]?.buffer)
  expect(Buffer.concat(given).toString()).toBe('eentwee')
})

it('LIB-24 reads no further than it is asked', async () => {
  let given = 0
  const endless = new Readable({
    highWaterMark: 1,
    read() {
      given += 1
      this.push(Buffer.alloc(10))
    },
  })
  const reader = webStream(endless).getReader()
  await reader.read()
  expect(given).toBeLessThan(5)
  await reader.cancel()
})

it('abuse 24 lets go of a source whose reader went away, also while it waits for it', async () => {
  const silent = new Readable({ read: () => undefined })
  const closed = once(silent, 'close')
  const reader = webStream(silent).getReader()
  const reading = reader.read()
  await reader.cancel()
  await closed
  expect(await reading).toEqual({ done: true, value: undefined })
})

it('LIB-24 breaks off with the error of its source', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('weg'))
    },
  })
  await expect(webStream(broken).getReader().read()).rejects.toThrow('weg')
})
