/**
 * Downloads a zip without pause, so many times at once, until it is killed: the other visitors of a busy hour, each
 * on a fast connection. Downloads without a limit of speed would measure how many cores the machine has.
 */
import { get, type IncomingMessage } from 'node:http'
import { visitor } from './fetch-whole.ts'

const [, , url = '', count = '1'] = process.argv

/** 200 Mbit/s, in bytes per millisecond. */
const bytesPerMs = 25_000

function fetchAgain(headers: Record<string, string>): void {
  get(url, { headers }, (answer) => {
    answer.on('error', () => fetchAgain(headers))
    answer.on('end', () => fetchAgain(headers))
    readAtLineSpeed(answer)
  }).on('error', () => process.exit(1))
}

function readAtLineSpeed(answer: IncomingMessage): void {
  const started = performance.now()
  let bytes = 0
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    const aheadMs = bytes / bytesPerMs - (performance.now() - started)
    if (aheadMs < 1) return
    answer.pause()
    setTimeout(() => answer.resume(), aheadMs)
  })
}

for (let reader = 0; reader < Number(count); reader++) fetchAgain(visitor(1_000 + reader))
process.send?.('reading')
