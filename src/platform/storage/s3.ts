import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { StorageConfig } from '../config.ts'
import { type Storage, StorageMissing } from './contract.ts'

type S3Config = Extract<StorageConfig, { driver: 's3' }>

/**
 * Stores files as objects of a bucket, by flydrive. Ranges are read through the client, because flydrive has none. An
 * object may have 5 GB, the most that S3 accepts in one request.
 */
export function createS3Storage(config: S3Config): Storage {
  const { bucket, region, endpoint, credentials, forcePathStyle } = config
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle,
    // Compatible servers may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))

  return {
    async put(key, contents) {
      if (Buffer.isBuffer(contents)) await disk.put(key, contents)
      else
        await withFile(contents, (path, contentLength) =>
          disk.putStream(key, createReadStream(path), { contentLength }),
        )
    },

    async read(key, range) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            Range: range && `bytes=${range.start}-${range.end}`,
          }),
        )
        if (Body instanceof Readable) return Body
        throw new Error(`no stream came for ${key}`)
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(key) : error
      }
    },

    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength
      } catch (error) {
        if (error instanceof Error && isMissing(error.cause)) return undefined
        throw error
      }
    },

    version: async () => undefined,

    delete: (key) => disk.delete(key),

    async *list(prefix) {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(prefix, { recursive: true, paginationToken })
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

/**
 * Writes a stream to a temporary file: S3 needs the length beforehand, and to read again when a request fails halfway.
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
