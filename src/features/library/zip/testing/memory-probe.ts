import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { measure } from '../checksum.ts'
import { planZip } from '../plan.ts'
import { streamZip } from '../stream.ts'

// Runs by itself with the path of a sparse file and a number of gigabytes. Streams a zip of so many entries of 1 GB,
// and prints, as JSON, the resident memory before and at most (bytes) and the wait for the first byte.

const [path = '', count = '1'] = process.argv.slice(2)
const gigabyte = 1024 ** 3

const file = await open(path, 'w')
await file.truncate(gigabyte)
await file.close()
const { size, crc32 } = await measure(createReadStream(path))
const idle = process.memoryUsage.rss()

const started = performance.now()
const plan = planZip(
  Array.from({ length: Number(count) }, (_, index) => ({
    name: `${index}.bin`,
    modified: new Date(),
    size,
    crc32,
    storedAs: { method: 'store' as const, key: path },
  })),
)
const zip = streamZip(plan, async (key, range) => createReadStream(key, range))
let bytes = 0
let firstByteMs = 0
let most = idle
zip.on('data', (chunk: Buffer) => {
  if (bytes === 0) firstByteMs = performance.now() - started
  bytes += chunk.length
})
const sampling = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 20)
await pipeline(zip, createWriteStream('/dev/null'))
clearInterval(sampling)
process.stdout.write(
  JSON.stringify({ idle, most, firstByteMs, bytes, planned: plan.length, ms: performance.now() - started }),
)
