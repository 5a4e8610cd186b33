import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { OwnSite } from './support/own-site.ts'

/** Acknowledged a hundred at a time. */
const fileCount = 500
/** So many are acknowledged before the blow. */
const acknowledgedFirst = 200
const zipPauseMs = 25

const titleOf = (number: number) => `Proefbestand ${String(number).padStart(3, '0')}`
const contentsOf = (number: number) => `Regel van ${titleOf(number)}.\n`.repeat(200 + number)

let folder: string
let site: OwnSite
let sources: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-kill-'))
  sources = join(folder, 'Proeven')
  await mkdir(sources)
  for (let number = 0; number < fileCount; number++)
    await writeFile(join(sources, `${titleOf(number)}.txt`), contentsOf(number))
  site = new OwnSite(join(folder, 'data'))
  await site.start()
})

test.afterEach(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs an import to its end. */
async function importAll(): Promise<{ code: number; said: string }> {
  const importing = site.command('import:files', sources)
  const said = importing.stdout ? text(importing.stdout) : ''
  const [code] = await once(importing, 'exit')
  return { code, said: await said }
}

interface FoundFile {
  title: string
  id: string
  category: string
  address: string
}

const call = (task: string) =>
  `${site.url}/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=${task}`

/** Every file that a visitor finds. */
let looks = 0

async function filesFound(): Promise<FoundFile[]> {
  const body = new URLSearchParams({ q: 'proefbestand', limit: '1000' })
  // Each look is another visitor's: how often one may search is counted.
  looks += 1
  const headers = { 'x-forwarded-for': `10.3.${Math.floor(looks / 200) % 200}.${looks % 200}` }
  const html = await (await fetch(call('search.display'), { method: 'POST', body, headers })).text()
  const links = html.matchAll(
    /<a class="wpfd_downloadlink" href="(\/download\/(\d+)\/[^/]+\/(\d+)\/(proefbestand-\d+)[^"]*)"/g,
  )
  return [...links].map(([, address = '', category = '', id = '', slug = '']) => ({
    address,
    category,
    id,
    title: slug.replace('proefbestand-', 'Proefbestand '),
  }))
}

/** Prepares zips, each of other files, until the site is gone; gives the hashes that were handed out. */
async function prepareZips(files: readonly FoundFile[], isOver: () => boolean): Promise<string[]> {
  const hashes: string[] = []
  for (let number = 0; !isOver(); number++) {
    const chosen = files.slice(number % 90, (number % 90) + 1 + Math.floor(number / 90))
    const body = new URLSearchParams({
      filesId: chosen.map(({ id }) => id).join(),
      selectedFileWithCategoryIds: JSON.stringify(
        Object.fromEntries(chosen.map(({ id, category }) => [id, category])),
      ),
    })
    // A visitor may prepare thirty a minute.
    const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    try {
      const answer = await fetch(call('files.zipSeletedFilesMultipleCategories'), {
        method: 'POST',
        body,
        headers,
      })
      const hash: unknown = answer.ok ? (await answer.json())?.data?.hash : undefined
      if (typeof hash === 'string') hashes.push(hash)
    } catch {
      // The site is gone; whether the blow is over, the loop asks.
    }
    // Leaves the import some of the machine: hundreds of zips prove no more than dozens.
    await delay(zipPauseMs)
  }
  return hashes
}

/** Looks at every item, eight at a time. */
async function lookAtEach<Item>(
  items: readonly Item[],
  look: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [at, item] of waiting) await look(item, at)
    }),
  )
}

const long = process.env.SCHELP_LONG === '1'

const blows: Record<string, { strike: () => Promise<void>; startsAgain: boolean; longOnly?: boolean }> = {
  'the program': { strike: () => site.killProgram(), startsAgain: true },
  'the database': { strike: async () => site.killDatabase(), startsAgain: false },
  'the program, then the database': {
    async strike() {
      await site.killProgram()
      site.killDatabase()
    },
    startsAgain: true,
  },
  'the database, then the program': {
    async strike() {
      site.killDatabase()
      await site.killProgram()
    },
    startsAgain: true,
    longOnly: true,
  },
}

for (const [what, { strike, startsAgain, longOnly = false }] of Object.entries(blows)) {
  if (longOnly && !long) continue
  test(`RUN-04 abuse 21 nothing acknowledged is lost when ${what} is killed in the middle of writing`, async () => {
    test.setTimeout(180_000)
    const importing = site.command('import:files', sources)
    // What the site has shown once is acknowledged: it must be there afterwards.
    let shown = 0
    const look = async () => {
      shown = Math.max(shown, (await filesFound()).length)
      return shown
    }
    const importEnded = once(importing, 'exit')
    await expect.poll(look, { timeout: 60_000, intervals: [200] }).toBeGreaterThanOrEqual(100)
    let over = false
    const zips = prepareZips(await filesFound(), () => over)
    await expect.poll(look, { timeout: 60_000, intervals: [200] }).toBeGreaterThanOrEqual(acknowledgedFirst)
    await delay(Math.random() * 60)
    await strike()
    over = true
    const hashes = await zips
    if (startsAgain) await site.start()
    else await site.isWell()
    await importEnded

    const found = new Set((await filesFound()).map(({ title }) => title))
    expect(found.size, 'what was shown is found').toBeGreaterThanOrEqual(shown)
    const { code, said } = await importAll()
    expect(code).toBe(0)
    const [, added, replaced, unchanged] =
      /(\d+) added, (\d+) replaced, (\d+) unchanged, 0 renamed, 0 gone, 0 left/.exec(said) ?? []
    expect([Number(added) + Number(unchanged), Number(replaced)]).toEqual([fileCount, 0])
    expect(Number(unchanged)).toBeGreaterThanOrEqual(shown)

    const files = await filesFound()
    expect(new Set(files.map(({ title }) => title)).size).toBe(fileCount)
    expect(files).toHaveLength(fileCount)
    await lookAtEach(files, async ({ address, title }, at) => {
      const headers = { 'x-forwarded-for': `10.1.0.${at % 200}` }
      const bytes = await (await fetch(site.url + address, { headers })).text()
      expect(bytes, address).toBe(contentsOf(Number(title.slice(-3))))
    })
    expect(hashes.length, 'zips were being prepared').toBeGreaterThan(0)
    await lookAtEach(hashes, async (hash, at) => {
      const answer = await fetch(`${call('files.downloadZipedFileMultipleCategories')}&hash=${hash}`, {
        headers: { 'x-forwarded-for': `10.2.0.${at % 200}` },
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.status, bytes.length]).toEqual([200, Number(answer.headers.get('content-length'))])
    })
  })
}
