import { afterAll, describe, expect, it } from 'vitest'
import { ReadingProcess } from './reading-process.ts'

const slow = new ReadingProcess(300)
const usual = new ReadingProcess()
afterAll(() => {
  slow.end()
  usual.end()
})

async function read(reader: ReadingProcess, kind: 'plain' | 'xml', text: string) {
  await reader.start()
  await reader.send(Buffer.from(text))
  return reader.read(kind, true)
}

const nested = (depth: number) => `<a>${'<b>'.repeat(depth)}`

describe('reading a document', () => {
  it('LIB-23 a document that takes too long ends only the process that reads it', async () => {
    expect(await read(slow, 'xml', nested(20_000_000))).toMatchObject({ ok: false, code: 'timeout' })
    expect(await read(usual, 'plain', 'de volgende')).toMatchObject({
      ok: true,
      value: { text: 'de volgende' },
    })
  })

  it('LIB-23 a document that fills the memory ends only the process that reads it', async () => {
    expect(await read(usual, 'xml', nested(20_000_000))).toMatchObject({ ok: false, code: 'too-large' })
    expect(await read(usual, 'plain', 'de volgende')).toMatchObject({
      ok: true,
      value: { text: 'de volgende' },
    })
  })

  it('LIB-23 never mixes pieces of an earlier document into a later one', async () => {
    await usual.start()
    await usual.send(Buffer.from('van een ander'))
    expect(await read(usual, 'plain', 'alleen dit')).toMatchObject({
      ok: true,
      value: { text: 'alleen dit' },
    })
  })
})
