import type { Readable } from 'node:stream'
import { errorCode } from '../error-code.ts'

/** Inclusive byte offsets, as in an HTTP Range. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * File contents by key, on the local disk or on S3. We choose the keys (they are never a visitor's text), such as
 * `library/12/3f9c….pdf`. A key's contents never change once written.
 */
export interface Storage {
  /** Writes all or nothing; resolves when it is durable. */
  put(key: string, contents: Buffer | Readable): Promise<void>
  /** Throws `StorageMissing` when the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable>
  size(key: string): Promise<number | undefined>
  /** Changes whenever the bytes under a key may have changed; undefined where it is not readily known. */
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

/** The storage cannot be reached for the moment. Its message is a sentence for the operator, with the reason. */
export class StorageAway extends Error {
  constructor(place: string, cause?: unknown) {
    const reason = errorCode(cause)
    super(`The ${place} cannot be reached${reason ? ` (${reason})` : ''}.`, { cause })
  }
}
