import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Sizes, wholeSizes } from '../../src/classic-site/testing/large-site.ts'
import { writeClassicFolder } from '../classic-folder.ts'
import { memoryOf } from '../memory.ts'
import { processorSeconds } from '../processor.ts'
import { atMost, type Row } from '../row.ts'
import { databasePid, withFolder, withSite } from '../site.ts'

const megabyte = 1024 * 1024
const program = join(import.meta.dirname, '..', '..', 'dist', 'server', 'cli.js')
/** What the design allows for `wholeSizes`. */
const budget = { firstMinutes: 30, secondMinutes: 3, megabytes: 600 }
const lookEveryMs = 500

/** What each sort may take of the time, in minutes for `wholeSizes`; reading the sources takes the rest. */
const sorts = {
  posts: { sort: 'entries', minutes: 3 },
  pictures: { sort: 'media', minutes: 8 },
  products: { sort: 'products', minutes: 2 },
  orders: { sort: 'orders', minutes: 2 },
  files: { sort: 'files', minutes: 10 },
} as const satisfies Record<keyof Sizes, { sort: string; minutes: number }>

interface Run {
  seconds: number
  processor: { program: number; database: number }
  megabytes: number
  report: {
    sorts: Record<string, { found: number; added: number; same: number }>
    tookMs: Record<string, number>
  }
}

/**
 * Brings a classic site in, on an empty site that does not run meanwhile, and again without a change. Each figure is
 * also told for the whole size, as if time grew with the number of things.
 * @param share of the sizes that the design asks
 */
export async function wayIn(share: number, give: (row: Row) => void): Promise<void> {
  const sizes: Sizes = {
    posts: wholeSizes.posts * share,
    pictures: wholeSizes.pictures * share,
    products: wholeSizes.products * share,
    orders: wholeSizes.orders * share,
    files: wholeSizes.files * share,
  }
  await withFolder((dataDir) =>
    withFolder(async (folder) => {
      await writeClassicFolder(folder, sizes)
      await withSite(dataDir, 'none', async () => undefined)
      const first = await bringIn(dataDir, folder)
      for (const [name, { sort, minutes }] of Object.entries(sorts) as [
        keyof Sizes,
        (typeof sorts)[keyof Sizes],
      ][]) {
        const added = first.report.sorts[sort]?.added ?? 0
        if (added < sizes[name]) throw new Error(`${added} of ${sizes[name]} ${name} were brought in`)
        const seconds = (first.report.tookMs[sort] ?? 0) / 1000
        const measured = `${added.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${Math.round(added / seconds)} a second`
        give(
          atMost(
            `${wholeSizes[name].toLocaleString('en')} ${name} (${measured})`,
            seconds / share / 60,
            'min',
            minutes,
          ),
        )
      }
      give(minutes('a classic site brought in, whole size', first, share, budget.firstMinutes))
      give(atMost('memory of bringing it in, program (PSS, peak)', first.megabytes, 'MB', budget.megabytes))
      const second = await bringIn(dataDir, folder)
      if (Object.values(second.report.sorts).some(({ added }) => added > 0))
        throw new Error('the second run brought something')
      give(minutes('the same again, nothing changed, whole size', second, share, budget.secondMinutes))
      give(atMost('memory of bringing it in again', second.megabytes, 'MB', budget.megabytes))
    }),
  )
}

const minutes = (name: string, { seconds }: Run, share: number, most: number): Row =>
  atMost(`${name} (measured ${seconds.toFixed(0)} s)`, seconds / share / 60, 'min', most)

async function bringIn(dataDir: string, folder: string): Promise<Run> {
  const report = join(dataDir, 'report.json')
  const begun = performance.now()
  const child = spawn(process.execPath, [program, 'import:site', folder, '--report', report], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SITE_URL: 'http://localhost:3000',
    },
  })
  const { pid = 0 } = child
  const site = { pid, dataDir }
  let megabytes = 0
  let processor = { program: 0, database: 0 }
  const watch = setInterval(() => {
    const database = databasePid(site)
    megabytes = Math.max(megabytes, memoryOf(site).program / megabyte)
    const ofDatabase = database === undefined ? 0 : processorSeconds(database)
    processor = {
      program: Math.max(processor.program, processorSeconds(pid, database)),
      database: Math.max(processor.database, ofDatabase),
    }
  }, lookEveryMs)
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error('the import failed')
  const run = {
    seconds: (performance.now() - begun) / 1000,
    processor,
    megabytes,
    report: JSON.parse(readFileSync(report, 'utf8')),
  }
  console.log(
    `      (processor: program ${processor.program.toFixed(0)} s, database ${processor.database.toFixed(0)} s; ${JSON.stringify(run.report.tookMs)})`,
  )
  return run
}
