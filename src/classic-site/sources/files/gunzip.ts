import { createGunzip } from 'node:zlib'
import type { GivenFile } from './given-file.ts'
import { guarded } from './limits.ts'

/** What a gzip file holds. Its size is not known before it was read. */
export function gunzipped(file: GivenFile): GivenFile {
  return {
    name: file.name.replace(/\.gz$|(?<=\.t)gz$/i, ''),
    sizeBytes: file.sizeBytes,
    changedAt: file.changedAt,
    open: async () => {
      const source = await file.open()
      const stream = createGunzip()
      source.on('error', (error) => stream.destroy(error))
      stream.on('close', () => source.destroy())
      return guarded(source.pipe(stream), file.sizeBytes)
    },
  }
}
