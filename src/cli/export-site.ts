import { resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { operatorSentence } from '../platform/operator-error.ts'
import { exportSite } from '../way-out/index.ts'
import { withProgram } from './existing-site.ts'
import { atIntervals, showBar, showLine } from './progress.ts'
import { readArguments } from './read-arguments.ts'

const interruptedExitCode = 130

export async function run(config: Config, args: readonly string[]): Promise<number> {
  const folder = resolve(readArguments(args, 'FOLDER', {}).value)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  try {
    return await withProgram(config, async (program) => {
      const report = await exportSite(program, folder, {
        onProgress: atIntervals(showBar),
        signal: stop.signal,
      })
      showLine('')
      const { entries, pictures, files, products, orders, users, readers, redirects, lost, undrawn } = report
      console.log(
        `${folder}: ${entries} entries, ${pictures} pictures, ${files} files, ${products} products with their variants, ${orders} orders, ${users} accounts, ${readers} newsletter readers, ${redirects} redirects.`,
      )
      if (undrawn > 0)
        console.error(`${undrawn} blocks of pages could not be drawn, and are missing in texts as HTML.`)
      if (lost.length > 0)
        console.error(
          `The site has lost the contents of ${lost.length} files, which README.txt names (${lost[0]}).`,
        )
      return 0
    })
  } catch (error) {
    showLine('')
    if (stop.signal.aborted) {
      console.error('Interrupted; nothing was written.')
      return interruptedExitCode
    }
    const sentence = operatorSentence(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    return 1
  }
}
