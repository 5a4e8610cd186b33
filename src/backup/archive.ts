import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * What a backup is: one tar archive, gzipped or not, of
 * `files/KEY` (contents, as stored), `tables/NAME/000001.ndjson` … (rows, one JSON object of texts a line),
 * `jobs.ndjson` (work that had not been done), `secret` (where the site made its own) and, as its last entry,
 * `manifest.json`. Contents come first, as they do when a file is added: a row never stands without them.
 */
export const formatVersion = 1

export const manifestName = 'manifest.json'
export const jobsName = 'jobs.ndjson'
export const secretName = 'secret'

const files = 'files/'
export const fileName = (key: string): string => files + key
export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`

export type EntryKind =
  | { kind: 'file'; key: string }
  | { kind: 'rows'; table: string }
  | { kind: 'jobs' | 'secret' | 'manifest' | 'unknown' }

export function entryKind(name: string): EntryKind {
  if (name.startsWith(files)) return { kind: 'file', key: name.slice(files.length) }
  const [, table] = /^tables\/([^/]+)\/\d+\.ndjson$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  if (name === jobsName) return { kind: 'jobs' }
  if (name === secretName) return { kind: 'secret' }
  return { kind: name === manifestName ? 'manifest' : 'unknown' }
}

export const productSchema = z.object({ product: z.literal('schelp') })
export const manifestSchema = productSchema.extend({
  format: z.int(),
  created: z.iso.datetime(),
  /** Of Schelp; absent in archives of 0.1.0. */
  version: z.string().optional(),
  /** Hashes of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
  /** What ran for the tables of extensions; absent in archives of 1.0.0 and earlier. */
  extensions: z.array(z.object({ extension: z.string(), name: z.string(), hash: z.string() })).optional(),
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  /** The last number that each sequence gave, so that none is given twice. */
  sequences: z.record(z.string(), z.string()),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Files that rows need and the storage did not have; absent in archives of 0.2.0 and earlier. */
  missing: z.object({ count: z.int(), first: z.array(z.string()) }).optional(),
  /** Of the names, sizes and bytes of every entry before this one. */
  sha256: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A checksum over entries in their order. */
export class Digest {
  readonly #hash = createHash('sha256')

  begin(name: string, size: number): void {
    this.#hash.update(`${name}\n${size}\n`)
  }

  update(bytes: Uint8Array): void {
    this.#hash.update(bytes)
  }

  end(): string {
    return this.#hash.digest('hex')
  }
}
