import { atMost, median, type Row } from '../row.ts'
import { startSite, withSite } from '../site.ts'

const starts = 3

/** Starts on an empty folder, which seeds it, and then again: measures the time from the command to the first page. */
export async function start(dataDir: string, give: (row: Row) => void): Promise<void> {
  await withSite(dataDir, 'demo', async ({ startedMs }) => {
    console.log(`      (the first start, which seeds, took ${(startedMs / 1000).toFixed(1)} s)`)
  })
  const times: number[] = []
  for (let count = 0; count < starts; count++) {
    const site = await startSite(dataDir, 'demo')
    times.push(site.startedMs / 1000)
    await site.stop()
  }
  give(atMost('start, built and seeded, to the first page', median(times), 's', 2))
}
