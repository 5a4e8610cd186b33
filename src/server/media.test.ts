import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { answerMedia } from './media.ts'

const contents = Buffer.from('the bytes of a picture')
const name = 'kerk-0123456789-640.avif'
const former = 'kerk-9876543210-640.avif'

function gallery() {
  const streams: Readable[] = []
  const openPicture = vi.fn(async (id: number, asked: string) => {
    if (id === 7 && asked === former) return { movedTo: name }
    if (id !== 7 || asked !== name) return undefined
    const stream = Readable.from([contents])
    streams.push(stream)
    return { stream, sizeBytes: contents.length, type: 'image/avif' }
  })
  return { content: { openPicture }, streams }
}

const request = (method = 'GET') => new Request(`https://schelp.example/media/7/${name}`, { method })

it('CAT-02 sends a picture that browsers may keep for ever', async () => {
  const answer = await answerMedia(gallery().content, request(), '7', name)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': String(contents.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(contents)
})

it('CAT-02 answers HEAD with the same headers, and closes the contents', async () => {
  const { content, streams } = gallery()
  const answer = await answerMedia(content, request('HEAD'), '7', name)
  expect(answer.headers.get('content-length')).toBe(String(contents.length))
  expect(await answer.text()).toBe('')
  expect(streams.map((stream) => stream.destroyed)).toEqual([true])
})

it('EDIT-05 redirects an old address of a replaced picture, in mails and cached pages, to the present one', async () => {
  const answer = await answerMedia(gallery().content, request(), '7', former)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, name])
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

it.each([
  ['8', name],
  ['7', 'kerk-0123456789-641.avif'],
  ['7', ''],
  ['07', name],
  ['7.0', name],
  ['-7', name],
  ['1e1', name],
  ['99999999999', name],
  ['', name],
])('abuse 22: answers 404 in Dutch to picture %j named %j, and it is not cached', async (id, asked) => {
  const answer = await answerMedia(gallery().content, request(), id, asked)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('Deze afbeelding is er niet.')
})
