import { request } from 'node:http'

export interface Asked {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** How much of the request or the answer is sent before the connection breaks. */
  until: 'end' | 'half a body' | 'first byte'
}

export interface Told {
  /** Undefined when the connection was broken before. */
  status?: number
  location?: string
  type?: string
  policy?: string
}

/** An answer may take long on a busy machine; one that never comes is still detected. */
const silenceMs = 120_000

/** Sends a request byte for byte, and breaks it off at `until`. */
export function ask(address: string, { method, path, headers, body, until }: Asked): Promise<Told> {
  const { port, hostname } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      hostname,
      method,
      path,
      headers,
      agent: false,
      setHost: !('host' in headers),
    })
    sent.on('error', () => resolve({}))
    sent.on('response', (answer) => {
      const { statusCode: status, headers } = answer
      const told = {
        ...(status !== undefined && { status }),
        ...(headers.location !== undefined && { location: headers.location }),
        ...(headers['content-type'] !== undefined && { type: headers['content-type'] }),
        ...(typeof headers['content-security-policy'] === 'string' && {
          policy: headers['content-security-policy'],
        }),
      }
      answer.on('error', () => resolve(told))
      answer.on('close', () => resolve(told))
      if (until === 'first byte') answer.destroy()
      else answer.resume()
    })
    sent.setTimeout(silenceMs, () => reject(new Error(`no answer to ${method} ${path}`)))
    const length = body === undefined ? 0 : Buffer.byteLength(body)
    if (body !== undefined && !('transfer-encoding' in headers))
      sent.setHeader('content-length', until === 'half a body' ? length + 10 : length)
    if (until === 'half a body' && body !== undefined) {
      sent.flushHeaders()
      sent.write(body || 'a', () => sent.destroy())
    } else sent.end(body)
  })
}
