import { buffer } from 'node:stream/consumers'
import { inlineEntry } from './entry.ts'
import { planZip } from './plan.ts'
import { streamZip } from './stream.ts'

/** Makes a zip of a few files in memory. */
export async function packFiles(
  files: readonly { name: string; folder?: string; contents: Buffer }[],
  modified: Date,
): Promise<Buffer> {
  const plan = planZip(
    files.map(({ name, folder, contents }) => ({ ...inlineEntry(name, modified, contents), folder })),
  )
  return buffer(
    streamZip(plan, async (key) => {
      throw new Error(`nothing is stored under ${key}`)
    }),
  )
}
