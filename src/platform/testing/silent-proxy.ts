import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /** From now on bytes are taken and not passed on, in either direction; also those of connections still to come. */
  fallSilent(): void
  /** The same for the connections that are open; new ones are served. */
  silenceOpenOnes(): void
  /** Open connections are broken off, and so is each new one. */
  refuseAll(): void
  /** New connections are served again; those that were silent stay so. */
  speakAgain(): void
  /** The next connection is broken off with its first bytes. */
  breakNext(): void
  close(): Promise<void>
}

/** A way to a server that can go silent as a network does: it acknowledges, and never answers. */
export async function openSilentProxy(
  target: { port: number; host: string } | { path: string },
): Promise<SilentProxy> {
  const pairs = new Set<{ from: Socket; to: Socket; isSilent: boolean }>()
  let isSilent = false
  let breaksNext = false
  let isRefusing = false
  const server = createServer((from) => {
    if (isRefusing) return void from.on('error', () => undefined).resetAndDestroy()
    if (breaksNext) {
      breaksNext = false
      from.once('data', () => from.resetAndDestroy()).on('error', () => undefined)
      return
    }
    const to = connect(target)
    const pair = { from, to, isSilent }
    pairs.add(pair)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('data', (bytes) => {
        if (!pair.isSilent) other.write(bytes)
      })
      one.on('error', () => undefined)
      one.on('close', () => {
        if (!pair.isSilent) other.destroy()
      })
    }
    from.on('close', () => pairs.delete(pair))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const breakOff = () => {
    for (const { from, to } of pairs) {
      from.destroy()
      to.destroy()
    }
  }
  const silence = () => {
    for (const pair of pairs) pair.isSilent = true
  }
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true
      silence()
    },
    silenceOpenOnes: silence,
    speakAgain() {
      isSilent = false
      isRefusing = false
    },
    refuseAll() {
      isRefusing = true
      breakOff()
    },
    breakNext() {
      breaksNext = true
    },
    async close() {
      server.close()
      breakOff()
    },
  }
}
