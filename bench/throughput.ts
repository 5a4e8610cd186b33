import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { fetchWhole, type RequestInput } from './fetch-whole.ts'
import { median, percentile } from './row.ts'

const connections = 32
const warmUpSeconds = 1.5
const runs = 5
/** Seconds of a run. The budgets say 5; this is shorter to keep the whole benchmark within eight minutes. */
const runSeconds = 1.5
/** Seconds of a run of the bare server, which is measured beside every run because machines are noisy. */
const bareSeconds = 0.5
/** A run ends with the sample in which its time is over. */
const sampleMs = 100

export interface Throughput {
  /** Requests per second. */
  perSecond: number
  p99Ms: number
  bare: number
  ratio: number
}

/**
 * Measures the requests per second of one address, with each of `requests` in turn, and the ratio to a bare server
 * that sends the bytes of the first answer. Throws if any answer is an error.
 */
export async function measureThroughput(url: string, requests: readonly RequestInput[]): Promise<Throughput> {
  const answer = await fetchWhole(url, requests[0])
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers
  const bare = await startBare({
    status: 200,
    headers: Object.entries({ ...headers, 'content-length': String(answer.body.length) }).flatMap(
      ([name, value]) => [value ?? []].flat().flatMap((one) => [name, one]),
    ),
    body: answer.body.toString('base64'),
  })
  try {
    // Each run has requests of its own: every connection sends all of them, and a visitor may send only so many.
    const share = Math.floor(requests.length / (runs + 1))
    const shares = Array.from({ length: runs + 1 }, (_, number) =>
      share === 0 ? requests : requests.slice(number * share, (number + 1) * share),
    )
    const [ofWarmUp = [], ...ofRuns] = shares
    await load(url, ofWarmUp, warmUpSeconds)
    await load(bare.url, ofWarmUp, bareSeconds)
    const site: { perSecond: number; p99Ms: number }[] = []
    const ratios: number[] = []
    const bares: number[] = []
    for (const ofRun of ofRuns) {
      const before = await load(bare.url, ofRun, bareSeconds)
      const measured = await load(url, ofRun, runSeconds)
      site.push(measured)
      bares.push(before.perSecond)
      ratios.push(measured.perSecond / before.perSecond)
    }
    return {
      perSecond: median(site.map(({ perSecond }) => perSecond)),
      p99Ms: median(site.map(({ p99Ms }) => p99Ms)),
      bare: median(bares),
      ratio: median(ratios),
    }
  } finally {
    bare.child.disconnect()
  }
}

async function startBare(reply: object): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: 'inherit' })
  child.send(reply)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, child }
}

async function load(
  url: string,
  requests: readonly RequestInput[],
  seconds: number,
): Promise<{ perSecond: number; p99Ms: number }> {
  const { pathname, search } = new URL(url)
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: sampleMs,
    requests: requests.map((request) => ({ ...request, path: pathname + search })),
  })
  const waits: number[] = []
  const begun = new WeakSet<object>()
  running.on('response', (connection, _status, _bytes, ms) => {
    // The first answer waits until the requests of all connections are made, which is time of this program.
    if (begun.has(connection)) waits.push(ms)
    begun.add(connection)
  })
  const result = await running
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that are no success`)
  return { perSecond: result.requests.total / result.duration, p99Ms: percentile(waits, 0.99) }
}
