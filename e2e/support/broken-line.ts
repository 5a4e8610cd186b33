import { get, type IncomingHttpHeaders } from 'node:http'

interface Piece {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Fetches from a place on, and breaks the line off when so many bytes have come. */
export function fetchPiece(
  url: string,
  from: number,
  most = Number.POSITIVE_INFINITY,
  headers: Record<string, string> = {},
): Promise<Piece> {
  const asked = from > 0 ? { ...headers, range: `bytes=${from}-` } : headers
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: asked }, (answer) => {
      const chunks: Buffer[] = []
      let got = 0
      const done = () => {
        const bytes = Buffer.concat(chunks).subarray(0, Math.min(got, most))
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes })
      }
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        got += chunk.length
        if (got < most) return
        done()
        request.destroy()
      })
      answer.on('end', done)
      answer.on('error', (error) => got < most && reject(error))
    })
    request.on('error', reject)
  })
}
