import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { guardFormula } from '../kernel/csv.ts'

/** A file of text that is written piece by piece; who writes waits while the disk is behind. */
export interface TextFile {
  write(text: string): Promise<void>
  end(): Promise<void>
}

/** A folder whose files nobody but their owner may read: it holds names and addresses. */
export class OutFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** @param name its path in the folder */
  async text(name: string): Promise<TextFile> {
    const stream = createWriteStream(await this.#place(name), { flags: 'wx', mode: 0o600, flush: true })
    const ended = finished(stream)
    // Whoever writes next hears of it.
    ended.catch(() => undefined)
    let waiting = ''
    const flush = async () => {
      const part = waiting
      waiting = ''
      if (part === '' || stream.write(part)) return
      await Promise.race([new Promise<void>((resolve) => stream.once('drain', resolve)), ended])
    }
    return {
      async write(text) {
        if (stream.errored) throw stream.errored
        waiting += text
        if (waiting.length >= bufferedLetters) await flush()
      },
      async end() {
        await flush()
        stream.end()
        await ended
      },
    }
  }

  async bytes(name: string, contents: Readable): Promise<void> {
    const place = await this.#place(name)
    await pipeline(contents, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
  }

  async #place(name: string): Promise<string> {
    const place = join(this.path, name)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    return place
  }
}

const bufferedLetters = 65_536

/** A JSON array with one item a line. */
export async function jsonArray(folder: OutFolder, name: string) {
  const file = await folder.text(name)
  let count = 0
  return {
    async add(item: unknown) {
      await file.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(item)}`)
      count += 1
    },
    async end() {
      await file.write(count === 0 ? '[]\n' : '\n]\n')
      await file.end()
      return count
    },
  }
}

export type Cell = string | number | boolean | undefined

/** A table as RFC 4180 has it (commas, UTF-8 with a BOM) with a point in numbers; cells that read as formulas are guarded. */
export async function csvFile(folder: OutFolder, name: string, head: readonly string[]) {
  const file = await folder.text(name)
  let count = 0
  await file.write(`\uFEFF${csvLine(head)}`)
  return {
    async add(cells: readonly Cell[]) {
      if (cells.length !== head.length)
        throw new Error(`${name} has ${head.length} columns, not ${cells.length}`)
      await file.write(csvLine(cells))
      count += 1
    },
    async end() {
      await file.end()
      return count
    },
  }
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  const guarded = guardFormula(value.replaceAll('\0', ''))
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
