import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { answerContents } from './contents.ts'

const bytes = Buffer.from('0123456789')
const modifiedAt = new Date('2026-03-01T10:00:00Z')

const ask = (headers: Record<string, string> = {}, more: { method?: string; fileName?: string } = {}) =>
  answerContents(new Request('http://site/file', { headers, method: more.method ?? 'GET' }), {
    fileName: more.fileName ?? 'Routeboekje.pdf',
    length: bytes.length,
    etag: '"abc"',
    modifiedAt,
    mime: 'application/pdf',
    inline: false,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  })

describe('LIB-22 the bytes of a file', () => {
  it('sends the whole file, with its length, type and name', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': '10',
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      etag: '"abc"',
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toBe('0123456789')
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('answers 206 to %s, with exactly these bytes', async (range, text, place) => {
    const answer = await ask({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(place)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(await answer.text()).toBe(text)
  })

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])(
    'answers 416 to %s, which is beyond the end',
    async (range) => {
      const answer = await ask({ range })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe('bytes */10')
    },
  )

  it.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'items=0-1', 'bytes=0-1,4-5'])(
    'ignores the range %s',
    async (range) => {
      expect((await ask({ range })).status).toBe(200)
    },
  )

  it('resumes in the middle only if the file is the same', async () => {
    const same = { range: 'bytes=5-', 'if-range': '"abc"' }
    expect((await ask(same)).status).toBe(206)
    expect((await ask({ ...same, 'if-range': '"other"' })).status).toBe(200)
    expect((await ask({ ...same, 'if-range': 'W/"abc"' })).status).toBe(200)
    expect((await ask({ ...same, 'if-range': modifiedAt.toUTCString() })).status).toBe(200)
  })

  it('sends no bytes to clients that have them, nor for HEAD', async () => {
    const known = await ask({ 'if-none-match': '"abc"' })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const head = await ask({}, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', ''])
    const part = await ask({ range: 'bytes=2-4' }, { method: 'HEAD' })
    expect([part.status, part.headers.get('content-length')]).toEqual([200, '10'])
  })

  it('abuse 15: writes no name that ends the header', async () => {
    const answer = await ask({}, { fileName: 'a"; x=\r\nSet-Cookie: b=1\u202e.pdf' })
    const header = answer.headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w.%-]+$/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('keeps a name in any script', async () => {
    const answer = await ask({}, { fileName: 'Σαντιάγο é.pdf' })
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Σαντιάγο é.pdf')}`,
    )
    for (const fileName of ['🐚.zip', 'Σ.zip']) {
      const { headers } = await ask({}, { fileName })
      expect(headers.get('content-disposition')).toContain('filename="bestand.zip"')
    }
  })
})
