/** A child process: a bare `node:http` server that sends the same bytes to everybody. */
import { createServer } from 'node:http'

interface Told {
  status: number
  headers: string[]
  /** base64 */
  body: string
}

let told: Told & { bytes: Buffer }

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(told.status, told.headers)
  response.end(told.bytes)
})

process.on('message', (message: Told) => {
  told = { ...message, bytes: Buffer.from(message.body, 'base64') }
  if (server.listening) return
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.on('disconnect', () => process.exit())
