import { buffer } from 'node:stream/consumers'
import { inlineEntry } from './entry.ts'
import { planZip } from './plan.ts'
import { streamZip } from './stream.ts'

/** A zip of some files that are at hand. */
export async function packFiles(
  files: readonly { name: string; contents: Buffer }[],
  modified: Date,
): Promise<Buffer> {
  const plan = planZip(files.map(({ name, contents }) => inlineEntry(name, modified, contents)))
  return buffer(
    streamZip(plan, async (key) => {
      throw new Error(`nothing is stored of ${key}`)
    }),
  )
}
