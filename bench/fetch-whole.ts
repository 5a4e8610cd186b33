import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RequestInput {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface WholeAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes that were received, compressed or not. */
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** Sends one request on a connection that is reused, without the overhead of `fetch`. */
export async function fetchWhole(
  url: string,
  { method = 'GET', headers = {}, body }: RequestInput = {},
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, agent }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        reject,
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** A request with fields, as a form sends them. */
export const form = (fields: Readonly<Record<string, string>>): RequestInput => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Headers of a different visitor for each number. */
export const visitor = (number: number): Record<string, string> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})
