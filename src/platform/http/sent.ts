import { isUtf8 } from 'node:buffer'
import type { Bytes } from '../../kernel/bytes.ts'
import { mayHideCharacters, withoutInvisible } from '../../kernel/invisible.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'

/** The parsed body of a request. */
export interface Sent {
  /** The text fields of a form, urlencoded or multipart. */
  form?: URLSearchParams
  /** The files of a multipart form, by field. */
  files?: ReadonlyMap<string, File>
  json?: unknown
}

/**
 * More fields than the largest form has, a selection of ten thousand files; a body with more is not parsed (abuse
 * 35).
 */
const mostFields = 10_200
/** The parser of multipart forms is slow, and forms with files are small. */
const mostParts = 600

/** A body of more pieces than this is checked for the size of its pieces. */
const fewPieces = 1_000
const leastOfPiece: Bytes = 64

/** No form of ours is nested deeper; code may recurse to this depth into a body. */
const mostDepth = 100

/**
 * Reads a body of at most `most` bytes. A body is unreadable if it breaks off, has another type, or contains invalid
 * text: half a character or a null byte. A form with more fields than any of ours is too large, and is not parsed.
 * Invisible characters are removed from fields, except passwords and texts with markup.
 */
export async function readSent(
  request: Request,
  most = Number.POSITIVE_INFINITY,
): Promise<Result<Sent, 'unreadable' | 'too-large'>> {
  const type = request.headers.get('content-type') ?? ''
  try {
    const bytes = await readBytes(request, most)
    if (!bytes) return fail('too-large')
    if (/^application\/x-www-form-urlencoded\b/i.test(type))
      return hasMore(bytes, '&', mostFields)
        ? fail('too-large')
        : readForm(new URLSearchParams(readEscaped(bytes)))
    if (/^multipart\/form-data\b/i.test(type))
      return hasMore(bytes, `--${boundaryOf(type)}`, mostParts)
        ? fail('too-large')
        : await readParts(bytes, type)
    if (/^application\/json\b/i.test(type)) return readJson(bytes)
    return type === '' && bytes.length === 0 ? ok({}) : fail('unreadable')
  } catch {
    return fail('unreadable')
  }
}

async function readBytes(request: Request, most: Bytes): Promise<Buffer | undefined> {
  const said = request.headers.get('content-length')
  if (Number(said) > most) return undefined
  // A connection never delivers more than the announced length; a body that is read as a whole needs no stream.
  if (said !== null) {
    const bytes = Buffer.from(await request.arrayBuffer())
    return bytes.length > most ? undefined : bytes
  }
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body ?? []) {
    length += piece.length
    if (length > most) return undefined
    pieces.push(piece)
    // Each piece costs as much as a packet, and no client sends a body byte by byte (abuse 24).
    if (pieces.length > fewPieces + length / leastOfPiece) return undefined
  }
  return Buffer.concat(pieces, length)
}

/** Whether a body contains a separator of fields more than `most` times. */
function hasMore(bytes: Buffer, between: string, most: number): boolean {
  const mark = Buffer.from(between)
  let found = -1
  for (let count = 0; count <= most; count += 1) {
    found = bytes.indexOf(mark, found + 1)
    if (found === -1) return false
  }
  return true
}

/** The separator between the parts of a multipart body; empty if the header names none. */
const boundaryOf = (type: string): string => {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^;\s]+))/i.exec(type) ?? []
  return quoted ?? plain
}

function readForm(form: URLSearchParams, files?: Sent['files']): Result<Sent, 'unreadable'> {
  const typed = new URLSearchParams()
  for (const [name, text] of form) {
    if (name.includes('\0') || text.includes('\0')) return fail('unreadable')
    typed.append(name, asTyped(name, text))
  }
  return ok(files ? { form: typed, files } : { form: typed })
}

/** @throws when the escapes are not valid text */
function readEscaped(bytes: Buffer): string {
  const text = textOf(bytes)
  decodeURIComponent(text)
  return text
}

async function readParts(bytes: Buffer, type: string): Promise<Result<Sent, 'unreadable'>> {
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const texts = [...parts].filter((part): part is [string, string] => typeof part[1] === 'string')
  // Decoding puts the replacement character in place of invalid bytes. A file may have any bytes.
  const isBroken = !isUtf8(bytes) && texts.flat().some((text) => text.includes('\ufffd'))
  if (isBroken) return fail('unreadable')
  const files = [...parts].filter((part): part is [string, File] => typeof part[1] !== 'string')
  return readForm(new URLSearchParams(texts), new Map(files))
}

function readJson(bytes: Buffer): Result<Sent, 'unreadable'> {
  const text = textOf(bytes)
  const json: unknown = JSON.parse(text)
  if (!isReadable(json)) return fail('unreadable')
  const isClean = !mayHideCharacters(text) && !text.includes('\\u')
  return ok({ json: isClean ? json : withTyped('', json) })
}

const isSecret = (name: string): boolean => /pass|secret|token/i.test(name)
const asTyped = (name: string, text: string): string =>
  isSecret(name) || text.includes('<') ? text : withoutInvisible(text)

function withTyped(name: string, value: unknown): unknown {
  if (typeof value === 'string') return asTyped(name, value)
  if (Array.isArray(value)) return value.map((item) => withTyped(name, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTyped(key, item)]))
}

/** @throws when the bytes are not UTF-8 */
const textOf = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

/** Whether all texts are valid, all numbers finite, and nothing nests too deep. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= mostDepth) return false
  if (Array.isArray(value)) return value.every((item) => isReadable(item, depth + 1))
  // Checking the names and values as pairs would take longer than reading the body.
  return (
    isRecord(value) && Object.keys(value).every((name) => isText(name) && isReadable(value[name], depth + 1))
  )
}

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => !Array.isArray(value)

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
