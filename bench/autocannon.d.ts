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
    /** In seconds. */
    duration: number
    sampleInt: number
    requests: readonly Request[]
  }
  interface Result {
    /** In seconds. */
    duration: number
    requests: { average: number; total: number }
    errors: number
    non2xx: number
    timeouts: number
  }
  interface Running extends Promise<Result> {
    on(event: 'response', hear: (connection: object, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Running
}
