/** A child process: a bare `node:http` server that sends the same bytes for every request. */
import { createServer } from 'node:http'

interface Reply {
  status: number
  headers: string[]
  /** In base64. */
  body: string
}

let reply: Reply & { bytes: Buffer }

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(reply.status, reply.headers)
  response.end(reply.bytes)
})

process.on('message', (message: Reply) => {
  reply = { ...message, bytes: Buffer.from(message.body, 'base64') }
  if (server.listening) return
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.on('disconnect', () => process.exit())
