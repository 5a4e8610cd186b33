import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { GetObjectCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { StorageConfig } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { type Storage, StorageAway, StorageMissing } from './contract.ts'

const connectLimitMs = 5_000
/** The longest wait for an answer to begin, including retries. */
const answerLimitMs = 10_000
/** The longest pause on a connection: longer than a visitor may pause a download. */
const idleLimitMs = 90_000
/** A stream that is on disk is sent again after these pauses if sending it fails. */
const pausesMs = [500, 2_000]

type S3Config = Extract<StorageConfig, { driver: 's3' }>

/**
 * Stores files as objects of a bucket, by flydrive. Ranges are read through the client, because flydrive reads none.
 * An object may have 5 GB, the most that S3 accepts in one request.
 */
export function createS3Storage(config: S3Config): Storage & { check(): Promise<void> } {
  const { bucket, region, endpoint, credentials, forcePathStyle } = config
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle,
    // Compatible servers may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectLimitMs, socketTimeout: idleLimitMs },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))

  return {
    async put(key, contents) {
      if (Buffer.isBuffer(contents)) await disk.put(key, contents)
      else
        await withFile(contents, (path, contentLength) =>
          again(() => disk.putStream(key, createReadStream(path), { contentLength })),
        )
    },

    async read(key, range) {
      try {
        const { Body } = await inTime((abortSignal) =>
          client.send(
            new GetObjectCommand({
              Bucket: bucket,
              Key: key,
              Range: range && `bytes=${range.start}-${range.end}`,
            }),
            { abortSignal },
          ),
        )
        if (Body instanceof Readable) return Body
        throw new Error(`no stream came for ${key}`)
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(key) : error
      }
    },

    async size(key) {
      try {
        return (await inTime(() => disk.getMetaData(key))).contentLength
      } catch (error) {
        if (error instanceof Error && isMissing(error.cause)) return undefined
        throw error
      }
    },

    version: async () => undefined,

    delete: (key) => inTime(() => disk.delete(key)),

    async check() {
      const place = `bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`
      try {
        await inTime((abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }))
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
        if (status === 404) throw new OperatorError(`There is no ${place}: set STORAGE_S3_BUCKET.`)
        if (status === 401 || status === 403)
          throw new OperatorError(
            `The storage refuses the keys for the ${place}: check STORAGE_S3_KEY and _SECRET, what they may do there, and the clock of this machine.`,
          )
        if (status === 301 || status === 400)
          throw new OperatorError(
            `The storage does not serve the ${place}: set STORAGE_S3_REGION and _ENDPOINT.`,
          )
        throw new StorageAway(place, error)
      }
    },

    async *list(prefix) {
      let paginationToken: string | undefined
      do {
        const token: string | undefined = paginationToken
        const page = await inTime(() => disk.listAll(prefix, { recursive: true, paginationToken: token }))
        for (const object of page.objects) {
          const isBelow = prefix === undefined || object.isDirectory || object.key.startsWith(`${prefix}/`)
          if (object.isFile && isBelow) yield object.key
        }
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Waits for an answer to begin; gives up the request if that takes too long. */
async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), answerLimitMs)
  const isLate = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(new StorageAway('storage')))
  })
  try {
    return await Promise.race([ask(late.signal), isLate])
  } finally {
    clearTimeout(timer)
  }
}

/** The client itself repeats requests, except those whose body is a stream. */
async function again(send: () => Promise<void>): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await send()
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined
      if (status !== undefined && status < 500) throw error
      await delay(pauseMs)
    }
  }
  return send()
}

/**
 * Writes a stream to a temporary file: S3 needs the length beforehand, and the file can be read again if a request
 * fails halfway.
 */
async function withFile(
  contents: Readable,
  use: (path: string, length: number) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'schelp-upload-'))
  try {
    const path = join(folder, 'contents')
    await pipeline(contents, createWriteStream(path))
    await use(path, (await stat(path)).size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
