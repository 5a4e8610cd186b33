import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Asked {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface WholeAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line, compressed or not. */
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** One request on a connection that is kept, without the costs of `fetch`. */
export async function fetchWhole(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
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

/** Fields as a form sends them. */
export const form = (fields: Readonly<Record<string, string>>): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Another visitor for each number. */
export const visitor = (number: number): Record<string, string> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})
