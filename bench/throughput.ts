import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Asked, fetchWhole } from './fetch-whole.ts'
import { median } from './row.ts'

const connections = 32
/** The budgets say 3 s, and five runs of 5 s; these keep the whole within its six minutes. */
const warmUpSeconds = 2
const runs = 3
const runSeconds = 2
/** The bare server needs less to be known; it is asked again beside every run, because machines are noisy. */
const bareSeconds = 1

export interface Throughput {
  /** Requests a second. */
  perSecond: number
  p99Ms: number
  bare: number
  ratio: number
}

/**
 * Requests a second of one address, each of `requests` in turn, and the ratio to a bare server that sends the bytes
 * of the first answer. Throws when any answer is an error.
 */
export async function measureThroughput(url: string, requests: readonly Asked[]): Promise<Throughput> {
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
    await load(url, requests, warmUpSeconds)
    await load(bare.url, requests, bareSeconds)
    const next = Math.ceil(requests.length / (runs + 1))
    const site: { perSecond: number; p99Ms: number }[] = []
    const ratios: number[] = []
    const bares: number[] = []
    for (let run = 0; run < runs; run++) {
      const before = await load(bare.url, requests, bareSeconds)
      // Every connection begins with the first request; were it always the same, its visitor would ask too often.
      const from = (run + 1) * next
      const turned = [...requests.slice(from), ...requests.slice(0, from)]
      const measured = await load(url, turned, runSeconds)
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

async function startBare(told: object): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: 'inherit' })
  child.send(told)
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, child }
}

async function load(
  url: string,
  requests: readonly Asked[],
  seconds: number,
): Promise<{ perSecond: number; p99Ms: number }> {
  const { pathname, search } = new URL(url)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map((asked) => ({ ...asked, path: pathname + search })),
  })
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that are no success`)
  return { perSecond: result.requests.total / seconds, p99Ms: result.latency.p99 }
}
