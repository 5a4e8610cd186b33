import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, open, readdir, rm, utimes } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { fileWords } from '../../src/features/library/testing/invented-library.ts'
import type { Bytes } from '../../src/kernel/bytes.ts'
import { openDatabase } from '../../src/platform/database/index.ts'
import { fetchWhole, form, visitor } from '../fetch-whole.ts'
import { proportionalSet } from '../memory.ts'
import { atLeast, atMost, median, percentile, type Row } from '../row.ts'
import { type RunningSite, withFolder } from '../site.ts'

const parts = 20
const megabyte = 1024 * 1024
const sampleMs = 25
/** Garbage of earlier sections is collected within three seconds. */
const restMs = 5_000
const streams = 8
const searches = 150

/**
 * Twenty files as one zip, and one file of the same size. Each is downloaded once before measuring. Then they are
 * downloaded in pairs, with the zip and the file first in turn, so that the state of the machine favours neither.
 * Memory is measured in separate rounds, because reading it slows down the program.
 */
export async function zip(site: RunningSite, size: Bytes, give: (row: Row) => void): Promise<void> {
  const files = await importFiles(site, size)
  const large = size >= 1e9
  const name = `zip of ${large ? `${size / 1e9} GB` : `${size / 1e6} MB`}`
  const pair = { zip: await zipAddress(site, files.parts), single: site.url + files.whole }
  await delay(restMs)
  const idle = proportionalSet(site.pid)
  await download(pair.zip)
  await download(pair.single)

  const overIdle = async (count: number) => {
    const peak = await peakMeanwhile(site, () =>
      Promise.all(Array.from({ length: count }, () => download(pair.zip))),
    )
    return Math.max(0, peak - idle) / megabyte
  }
  give(atMost(`${name}, memory over idle`, await overIdle(1), 'MB', 64))
  if (!large) give(atMost(`${name}, ${streams} at once, memory over idle`, await overIdle(streams), 'MB', 64))

  const { zips, ratio } = await inTurns(pair, large ? 1 : 9)
  give(atMost(`${name}, first byte`, median(zips.map(({ firstByteMs }) => firstByteMs)), 'ms', 50))
  give(atLeast(`${name}, to the same bytes as one file`, ratio, '', 0.8))
  if (!large) {
    const first = await inTurns(pair, 3, () => renewFiles(site))
    console.log(`      (${first.ratio.toFixed(3)} while every file in it is summed for the first time)`)
  }

  const alone = await searchWaits(site)
  console.log(`      (a search while nothing streams, p95: ${percentile(alone, 0.95).toFixed(1)} ms)`)
  const waits = await searchesMeanwhile(site, pair.zip)
  give(atMost(`a search while ${streams} such zips stream, p95`, percentile(waits, 0.95), 'ms', 100))
}

/** @returns the median, over so many pairs, of the speed of the zip relative to that of the file */
async function inTurns(
  pair: { zip: string; single: string },
  pairs: number,
  before: () => Promise<void> = async () => undefined,
): Promise<{ zips: Download[]; ratio: number }> {
  const zips: Download[] = []
  const ratios: number[] = []
  for (let turn = 0; turn < pairs; turn++) {
    await before()
    const early = turn % 2 ? await download(pair.single) : undefined
    const zip = await download(pair.zip)
    const single = early ?? (await download(pair.single))
    zips.push(zip)
    ratios.push(zip.bytesPerMs / single.bytesPerMs)
  }
  return { zips, ratio: median(ratios) }
}

/**
 * Updates the times of the files, so that the program computes their checksums again as for files that were never
 * zipped.
 */
async function renewFiles({ dataDir }: RunningSite): Promise<void> {
  const folder = join(dataDir, 'files', 'kept')
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const now = new Date()
    if (file.isFile()) await utimes(join(file.parentPath, file.name), now, now)
  }
}

async function peakMeanwhile(site: RunningSite, work: () => Promise<unknown>): Promise<Bytes> {
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, proportionalSet(site.pid))
  }, sampleMs)
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  return peak
}

/**
 * How long visitors wait for a search while others download large zips without pause, each on a fast connection. The
 * downloads run in a program of their own, so that only the site's time counts.
 */
async function searchesMeanwhile(site: RunningSite, zip: string): Promise<number[]> {
  const readers = fork(join(import.meta.dirname, '..', 'zip-readers.ts'), [zip, String(streams)])
  try {
    await once(readers, 'message')
    const waits = await searchWaits(site)
    if (readers.exitCode !== null) throw new Error('the downloads of zips broke off')
    return waits
  } finally {
    readers.kill()
  }
}

async function searchWaits(site: RunningSite): Promise<number[]> {
  const waits: number[] = []
  for (let number = 0; number < searches; number++) {
    const started = performance.now()
    const path = `/bestanden/?q=${fileWords[number % fileWords.length]}`
    const answer = await fetchWhole(site.url + path, { headers: visitor(2_000 + number) })
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
    waits.push(performance.now() - started)
  }
  return waits
}

interface Files {
  /** The category of each file. */
  parts: ReadonlyMap<number, number>
  /** The address for downloading the one file. */
  whole: string
}

/**
 * Imports files by the operator's command. The parts are one file under many names, and the whole file is a hole, so
 * that neither takes space on the disk.
 */
async function importFiles({ dataDir }: RunningSite, size: Bytes): Promise<Files> {
  await withFolder(async (root) => {
    const folder = join(root, 'Zipproef')
    await mkdir(folder)
    const source = join(root, 'source')
    const file = await open(source, 'w')
    const block = randomBytes(megabyte)
    for (let written = 0; written < size / parts; written += block.length)
      await file.write(block, 0, Math.min(block.length, size / parts - written))
    await file.close()
    for (let part = 1; part <= parts; part++) await link(source, join(folder, `Deel ${part}.dat`))
    const whole = await open(join(folder, 'Geheel.dat'), 'w')
    // Without bytes at its start, the file might be taken for another type.
    await whole.write(block, 0, block.length)
    await whole.truncate(size)
    await whole.close()
    const cli = spawn(
      process.execPath,
      [join(import.meta.dirname, '..', '..', 'dist', 'server', 'cli.js'), 'import:files', folder],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
      },
    )
    const [code] = await once(cli, 'exit')
    if (code !== 0) throw new Error('the files cannot be imported')
    await rm(folder, { recursive: true })
  })
  const handle = await openDatabase({ dataDir })
  try {
    const { rows } = await handle.pool.query<{ id: number; category: number; title: string }>(
      `select file.id, category_id as category, title from library_files file
       join library_categories category on category.id = category_id where category.name = 'Zipproef'`,
    )
    const whole = rows.find(({ title }) => title === 'Geheel')
    if (rows.length !== parts + 1 || !whole) throw new Error('the files are not in the library')
    return {
      parts: new Map(rows.filter((row) => row !== whole).map(({ id, category }) => [id, category])),
      whole: `/download/${whole.category}/zipproef/${whole.id}/geheel.dat`,
    }
  } finally {
    await handle.close()
  }
}

const prepared = z.object({ data: z.object({ hash: z.string() }) })

async function zipAddress({ url }: RunningSite, files: Files['parts']): Promise<string> {
  const call = `${url}/wp-admin/admin-ajax.php?action=wpfd&task=files.`
  const input = form({
    filesId: [...files.keys()].join(),
    selectedFileWithCategoryIds: JSON.stringify(Object.fromEntries(files)),
  })
  const answer = await fetchWhole(`${call}zipSeletedFilesMultipleCategories`, {
    ...input,
    headers: { ...input.headers, ...visitor(1) },
  })
  const { hash } = prepared.parse(JSON.parse(answer.body.toString())).data
  return `${call}downloadZipedFileMultipleCategories&hash=${hash}`
}

interface Download {
  firstByteMs: number
  bytesPerMs: number
}

function download(url: string): Promise<Download> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let firstByteMs = 0
    let bytes = 0
    get(url, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - started
        bytes += chunk.length
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ firstByteMs, bytesPerMs: bytes / (performance.now() - started) }))
    }).on('error', reject)
  })
}
