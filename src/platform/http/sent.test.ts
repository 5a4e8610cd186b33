import { expect, it } from 'vitest'
import { readSent } from './sent.ts'

const send = (type: string | undefined, body?: string | Buffer) =>
  readSent(
    new Request('http://site/', {
      method: 'POST',
      ...(body !== undefined && {
        body: typeof body === 'string' ? Buffer.from(body) : new Uint8Array(body),
      }),
      headers: type === undefined ? {} : { 'content-type': type },
    }),
  )
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const part = (head: string, value: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from('--x--\r\n')
const formOf = async (answer: ReturnType<typeof send>) => {
  const read = await answer
  return read.ok ? read.value.form?.toString() : read.code
}

it('reads forms of both kinds, without their files', async () => {
  expect(await formOf(send(`${urlencoded}; charset=UTF-8`, 'a=%F0%9F%90%9A&b=+1'))).toBe(
    'a=%F0%9F%90%9A&b=+1',
  )
  const file = part('name="f"; filename="a.bin"', Buffer.from([0xff, 0, 0xd8]))
  expect(await formOf(send(multipart, Buffer.concat([part('name="a"', '1 é'), file, end])))).toBe(
    'a=1+%C3%A9',
  )
  expect(await formOf(send(urlencoded, ''))).toBe('')
})

it('reads JSON, and nothing from an empty body', async () => {
  expect(await send('application/json', '{"a":[1,"🐚"]}')).toEqual({
    ok: true,
    value: { json: { a: [1, '🐚'] } },
  })
  expect(await send(undefined)).toEqual({ ok: true, value: {} })
})

it('abuse 28: refuses JSON that is nested more than a hundred levels deep', async () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(await send('application/json', nested(100))).toMatchObject({ ok: true })
  expect(await send('application/json', nested(101))).toMatchObject({ ok: false })
})

it('abuse 39: removes invisible characters from typed texts, but not from passwords and markup', async () => {
  const pasted = 'a\u200B\u00ADda'
  const fields = { email: pasted, note: 'één\u202E👩‍👧', account_password: pasted, html: `<b>${pasted}</b>` }
  const clean = { ...fields, email: 'ada', note: 'één👩‍👧' }
  const parts = Object.entries(fields).map(([name, text]) => part(`name="${name}"`, text))
  const form = new URLSearchParams(clean).toString()
  expect(await formOf(send(urlencoded, new URLSearchParams(fields).toString()))).toBe(form)
  expect(await formOf(send(multipart, Buffer.concat([...parts, end])))).toBe(form)
  const nested = { list: [fields], pass: { deep: pasted } }
  const read = { ok: true, value: { json: { list: [clean], pass: { deep: 'ada' } } } }
  expect(await send('application/json', JSON.stringify(nested))).toEqual(read)
  const escaped = JSON.stringify(nested).replaceAll('\u200B', '\\u200b').replaceAll('\u00AD', '\\u00ad')
  expect(await send('application/json', escaped)).toEqual(read)
})

it.each([
  ['no type', undefined, 'a=1'],
  ['the type of a text', 'text/plain', 'a=1'],
  ['nothing in it as JSON', 'application/json', ''],
  ['half an emoji', urlencoded, 'a=%ED%A0%BD'],
  ['bytes that are no text', urlencoded, Buffer.from([0x61, 0x3d, 0xff])],
  ['a null byte', urlencoded, 'a=%00'],
  ['a null byte in a name', urlencoded, 'a%00=1'],
  ['a broken escape', urlencoded, 'a=100%'],
  [
    'half an emoji in a part',
    multipart,
    Buffer.concat([part('name="a"', Buffer.from([0xed, 0xa0, 0xbd])), end]),
  ],
  ['a null byte in a part', multipart, Buffer.concat([part('name="a"', '\0'), end])],
  ['parts that break off', multipart, part('name="a"', '1')],
  ['parts without a boundary', 'multipart/form-data', end],
  ['half an emoji in JSON', 'application/json', '{"a":["\\ud83d"]}'],
  ['half an emoji as a name', 'application/json', '{"\\ud83d":1}'],
  ['a null byte in JSON', 'application/json', '{"a":"\\u0000"}'],
  ['a number that is not finite', 'application/json', '{"a":1e999}'],
  ['JSON of a hundred thousand brackets', 'application/json', '['.repeat(1e5) + ']'.repeat(1e5)],
  ['broken JSON', 'application/json', '{"a":'],
])('abuse 24 cannot read a body with %s', async (_, type, body) => {
  expect(await send(type, body)).toMatchObject({ ok: false, code: 'unreadable' })
})

it.each([
  ['fields', urlencoded, 'a&'.repeat(1e6)],
  ['parts', multipart, Buffer.concat([...Array.from({ length: 2_000 }, () => part('name="a"', '')), end])],
])('abuse 35 does not parse a body with more %s than any form has', async (_, type, body) => {
  const before = process.cpuUsage()
  expect(await send(type, body)).toEqual({ ok: false, code: 'too-large' })
  const { user, system } = process.cpuUsage(before)
  // Parsing them takes from ten times this to minutes.
  expect((user + system) / 1000).toBeLessThan(300)
})

it('abuse 35 reads the largest selection of files', async () => {
  const form = await send(urlencoded, 'fileId%5B%5D=1&'.repeat(10_000))
  expect(form.ok && form.value.form?.size).toBe(10_000)
})

it.each([
  ['a byte', 1, { ok: false, code: 'too-large' }],
  ['a packet', 1_400, { ok: true }],
])('abuse 24 accepts or refuses a body in thousands of pieces of %s', async (_, bytes, outcome) => {
  const sent = `a=${'b'.repeat(bytes * 3_000)}`
  let at = 0
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from(sent.slice(at, at + bytes)))
      at += bytes
      if (at >= sent.length) controller.close()
    },
  })
  const request = new Request('http://a.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': urlencoded },
    duplex: 'half',
  } as RequestInit)
  expect(await readSent(request)).toMatchObject(outcome)
})
