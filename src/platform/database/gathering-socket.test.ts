import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

it('SHOP-10 sends writes of one tick in one packet, and later ones in another', async () => {
  const heard: Buffer[] = []
  const server = createServer((socket) => socket.on('data', (bytes) => heard.push(bytes)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const socket = new GatheringSocket()
  await once(socket.connect(address.port, '127.0.0.1'), 'connect')
  const packets = vi.spyOn(socket, '_writev')
  const ask = (statement: string) => {
    socket.cork()
    socket.write(statement)
    socket.write('.')
    socket.uncork()
  }
  ask('begin')
  ask('select')
  await vi.waitFor(() => expect(Buffer.concat(heard).toString()).toBe('begin.select.'))
  expect(packets).toHaveBeenCalledTimes(1)
  ask('commit')
  await vi.waitFor(() => expect(Buffer.concat(heard).toString()).toBe('begin.select.commit.'))
  expect(packets).toHaveBeenCalledTimes(2)
  socket.destroy()
  server.close()
})
