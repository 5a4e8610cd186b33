import { isUtf8 } from 'node:buffer'
import { fail, ok, type Result } from '../../kernel/result.ts'

/** The body of a request, read. */
export interface Sent {
  /** Of a form, urlencoded or multipart, without its files. */
  form?: URLSearchParams
  json?: unknown
}

/** No form of ours lies deeper; what walks through it may call itself as often. */
const mostDepth = 100

/**
 * Reads a body of which the length is limited already. Unreadable is what breaks off, is of another type, or holds
 * what no text is: half a character or a null byte.
 */
export async function readSent(request: Request): Promise<Result<Sent, 'unreadable'>> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const bytes = Buffer.from(await request.arrayBuffer())
    if (/^application\/x-www-form-urlencoded\b/i.test(type))
      return readForm(new URLSearchParams(readEscaped(bytes)))
    if (/^multipart\/form-data\b/i.test(type)) return await readParts(bytes, type)
    if (/^application\/json\b/i.test(type)) return readJson(bytes)
    return type === '' && bytes.length === 0 ? ok({}) : fail('unreadable')
  } catch {
    return fail('unreadable')
  }
}

function readForm(form: URLSearchParams): Result<Sent, 'unreadable'> {
  return [...form].flat().some((text) => text.includes('\0')) ? fail('unreadable') : ok({ form })
}

/** @throws for escapes that are no text */
function readEscaped(bytes: Buffer): string {
  const text = textOf(bytes)
  decodeURIComponent(text)
  return text
}

async function readParts(bytes: Buffer, type: string): Promise<Result<Sent, 'unreadable'>> {
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const texts = [...parts].filter((part): part is [string, string] => typeof part[1] === 'string')
  // Which part was no text cannot be seen any more, only what became of it; a file may be anything.
  const isBroken = !isUtf8(bytes) && texts.flat().some((text) => text.includes('\ufffd'))
  return isBroken ? fail('unreadable') : readForm(new URLSearchParams(texts))
}

function readJson(bytes: Buffer): Result<Sent, 'unreadable'> {
  const json: unknown = JSON.parse(textOf(bytes))
  return isReadable(json) ? ok({ json }) : fail('unreadable')
}

/** @throws for what is no text */
const textOf = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** Whether all texts are texts, all numbers numbers, and nothing lies too deep. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < mostDepth &&
    Object.entries(value).every(([name, item]) => isText(name) && isReadable(item, depth + 1))
  )
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
