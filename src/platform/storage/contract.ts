import type { Readable } from 'node:stream'
import { errorCode } from '../error-code.ts'

/** Inclusive byte offsets, as in an HTTP Range. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The contents of files by key, on the local disk or on S3. The program chooses the keys, such as
 * `library/12/3f9c….pdf`; they never contain text of a visitor. The contents under a key never change.
 */
export interface Storage {
  /** Writes all or nothing; resolves when it is durable. */
  put(key: string, contents: Buffer | Readable): Promise<void>
  /** Throws `StorageMissing` when the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>
  size(key: string): Promise<number | undefined>
  /**
   * A version that changes whenever the bytes under a key may have changed; undefined if that would take long to
   * know.
   */
  version(key: string): Promise<string | undefined>
  delete(key: string): Promise<void>
  /** Lists every key below a prefix, in no particular order. */
  list(prefix?: string): AsyncIterable<string>
}

export class StorageMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored at ${key}`)
  }
}

/** The storage cannot be reached at the moment. The message is a sentence for the operator, with the reason. */
export class StorageAway extends Error {
  constructor(place: string, cause?: unknown) {
    const reason = errorCode(cause)
    super(`The ${place} cannot be reached${reason ? ` (${reason})` : ''}.`, { cause })
  }
}
