import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBody } from './limit-body.ts'

const app = new Hono()
app.use(limitBody(10, (c) => c.text('te groot', 413)))
app.all('/', async (c) => c.text(await c.req.text()))
const server = createServer(getRequestListener(app.fetch))
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** @param isTold by Content-Length; otherwise it comes in chunks */
async function send(method: string, body: string, isTold: boolean) {
  const { port } = server.address() as AddressInfo
  const headers = isTold ? { 'content-length': body.length } : { 'transfer-encoding': 'chunked' }
  const sent = request({ port, host: '127.0.0.1', method, headers: body === '' ? {} : headers })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  let text = ''
  for await (const chunk of answer) text += chunk
  return { status: answer.statusCode, text }
}

it.each([true, false])(
  'abuse 24 a body that is too long is refused (its length is told: %s)',
  async (isTold) => {
    expect(await send('POST', '0123456789', isTold)).toEqual({ status: 200, text: '0123456789' })
    expect(await send('POST', '0123456789+', isTold)).toEqual({ status: 413, text: 'te groot' })
  },
)

it('a request without a body goes on', async () => {
  expect(await send('GET', '', true)).toEqual({ status: 200, text: '' })
  expect(await send('POST', '', true)).toEqual({ status: 200, text: '' })
})
