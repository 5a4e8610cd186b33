declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    headers?: Readonly<Record<string, string>>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: readonly Request[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
