import type { Program } from '../program.ts'
import { showBar } from './progress.ts'

/** `npm run import:files -- FOLDER`: takes a folder into the library; Ctrl-C stops it, and the next run goes on. */
export async function importFiles({ library }: Program, [folder]: readonly string[]): Promise<number> {
  if (!folder) {
    console.error('Usage: npm run import:files -- FOLDER')
    return 64
  }
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const answer = await library.importFolder(folder, { onProgress: showBar, signal: stop.signal })
  process.stderr.write('\n')
  if (!answer.ok) {
    console.error(`${folder} cannot be imported: ${answer.code}.`)
    return 1
  }
  const { added, replaced, unchanged, categories, skipped, interrupted } = answer.value
  for (const { path, reason } of skipped) console.log(`skipped  ${path}: ${reason}`)
  console.log(
    `${added} added, ${replaced} replaced, ${unchanged} unchanged, ${skipped.length} skipped, ${categories} new categories.`,
  )
  if (interrupted) console.log('Interrupted. Run it again to go on.')
  return interrupted ? 130 : 0
}
