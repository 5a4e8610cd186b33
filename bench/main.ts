/**
 * `npm run bench` measures the budgets of the design, prints them as a table with pass or miss, and writes
 * `bench/results.json`. It needs only the built site. `-- --long` adds a zip of 10 GB, and libraries of a thousand to
 * a million files, whose growth it draws in `bench/report/`. `-- --growth` does only the latter, up to a hundred
 * thousand files. `-- --staff` measures only the staff side, on as many files. `-- --lists` measures only lists, of a
 * hundred thousand entries and in a browser. `-- --import` measures only the way in, a tenth of what the design asks;
 * with `--long` all of it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillEntries } from './entries.ts'
import type { GrowthPoint } from './growth-chart.ts'
import { formatRow, type Row } from './row.ts'
import { allAtOnce } from './sections/all-at-once.ts'
import { firstViews } from './sections/browser.ts'
import { checkout } from './sections/checkout.ts'
import { shiftsByFonts } from './sections/font-sets.ts'
import { drawGrowth } from './sections/growth.ts'
import { wayIn } from './sections/import.ts'
import { listings } from './sections/listings.ts'
import { listsInBrowser, manyMarkers } from './sections/lists-in-browser.ts'
import { idleMemory } from './sections/memory.ts'
import { pages } from './sections/pages.ts'
import { plans } from './sections/plans.ts'
import { fillFolder, searchLatency, searchThroughput } from './sections/search.ts'
import { servingFolder } from './sections/serving-folder.ts'
import { shop } from './sections/shop.ts'
import { staffSide } from './sections/staff.ts'
import { start } from './sections/start.ts'
import { zip } from './sections/zip.ts'
import { type RunningSite, withFolder, withSite } from './site.ts'

const long = process.argv.includes('--long')
const growthOnly = process.argv.includes('--growth')
const staffOnly = process.argv.includes('--staff')
const listsOnly = process.argv.includes('--lists')
const importOnly = process.argv.includes('--import')
const isWhole = !growthOnly && !staffOnly && !listsOnly && !importOnly
/** Sizes of the libraries that are searched; the picture of their growth needs more than one. */
const sizes =
  staffOnly || listsOnly || importOnly
    ? []
    : [...(long || growthOnly ? [1_000, 10_000] : []), 100_000, ...(long ? [1_000_000] : [])]
const listedEntries = 100_000
/** How many of the entries have a place on the map. */
const placedEntries = 10_000
/** How many files the site has for measuring the staff side. */
const staffFiles = 100_000
const zipBytes = long ? 10e9 : 200e6
const begun = performance.now()
const rows: Row[] = []

const give = (row: Row) => {
  rows.push(row)
  console.log(formatRow(row))
}

/** A section that fails counts as a miss, and the others are measured. */
async function section(name: string, run: () => Promise<unknown>): Promise<void> {
  console.log(`— ${name} (after ${Math.round((performance.now() - begun) / 1000)} s)`)
  try {
    await run()
  } catch (error) {
    console.error(`      ${error instanceof Error ? error.message : error}`)
    give({ name, value: 0, unit: '', budget: 'could not be measured', pass: false })
  }
}

async function theUsual(): Promise<void> {
  await section('the folder that serves', () => servingFolder(give))
  await withFolder(async (dataDir) => {
    await section('start', () => start(dataDir, give))
    await section('the demo site', () =>
      withSite(dataDir, 'demo', async (site) => {
        await section('first views', () => firstViews(site, give))
        await section('first views with other fonts', () => shiftsByFonts(site, give))
        await section('pages', () => pages(site, give))
        await section('shop', () => shop(site, give))
        await section('checkout', () => checkout(site, give))
        await section('zip', () => zip(site, zipBytes, give))
        await section('memory', () => idleMemory(site, 'pages and zip', give))
        await listsOf(site)
        await section('all that a page can do', () => allAtOnce(site, give))
      }),
    )
  })

  await withFolder((dataDir) =>
    section('a library of 2,000 files', async () => {
      const word = await fillFolder(dataDir, 2_000)
      await withSite(dataDir, 'none', (site) => searchThroughput(site, word, give))
    }),
  )
}

const listsOf = (site: RunningSite) => section('lists in a browser', () => listsInBrowser(site, give))

const theListings = () =>
  withFolder((dataDir) =>
    section(`lists of ${listedEntries.toLocaleString('en')} entries`, async () => {
      await fillEntries(dataDir, listedEntries, placedEntries)
      await withSite(dataDir, 'none', async (site) => {
        await listings(site, listedEntries, give)
        await section('a map', () => manyMarkers(site, placedEntries, give))
      })
    }),
  )

const theStaffSide = () =>
  withFolder((dataDir) =>
    section(`the staff side, ${staffFiles.toLocaleString('en')} files`, async () => {
      await fillFolder(dataDir, staffFiles)
      await withSite(dataDir, 'none', (site) => staffSide(site, staffFiles, give))
    }),
  )

if (importOnly) await section('the way in', () => wayIn(long ? 1 : 0.1, give))
else if (staffOnly) await theStaffSide()
else if (!growthOnly) {
  await (listsOnly ? withFolder((dataDir) => withSite(dataDir, 'demo', listsOf)) : theUsual())
  await theListings()
}

const points: GrowthPoint[] = []
for (const files of sizes) {
  await withFolder((dataDir) =>
    section(`a library of ${files.toLocaleString('en')} files`, async () => {
      await fillFolder(dataDir, files)
      await withSite(dataDir, 'none', async (site) => {
        points.push(...(await searchLatency(site, files, give)))
        await idleMemory(site, `searching ${files.toLocaleString('en')} files`, give)
      })
      if (files >= 100_000) await plans(dataDir, files)
    }),
  )
}
if (sizes.length > 1) drawGrowth(points)

if (isWhole) writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(rows, null, 2)}\n`)
const passed = rows.filter(({ pass }) => pass).length
console.log(`\nAfter ${Math.round((performance.now() - begun) / 1000)} s:\n`)
for (const row of rows) console.log(formatRow(row))
console.log(`\n${passed} passed, ${rows.length - passed} missed.`)
