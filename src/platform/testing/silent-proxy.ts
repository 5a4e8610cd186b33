import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /** From now on, bytes are taken but not passed on, in either direction, also on new connections. */
  fallSilent(): void
  /** The same for open connections only; new ones work. */
  silenceOpenOnes(): void
  /** Breaks open connections, and each new one. */
  refuseAll(): void
  /** New connections work again; silent ones stay silent. */
  speakAgain(): void
  /** Breaks the next connection at its first bytes. */
  breakNext(): void
  close(): Promise<void>
}

/** A proxy that can go silent as a network does: it acknowledges bytes, and never answers. */
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
