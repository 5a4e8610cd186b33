import { openDatabase } from '../../src/platform/database/index.ts'
import { besideHand, measureBeside } from '../by-hand/beside.ts'
import { type Choice, filterByHand } from '../by-hand/filter.ts'
import { drawnPath, listId, listPath, provinceSlugs, sorts } from '../entries.ts'
import { fetchWhole, visitor } from '../fetch-whole.ts'
import { type Row, ratioAtLeast } from '../row.ts'
import { sessionOf } from '../session-of.ts'
import type { RunningSite } from '../site.ts'
import { measureThroughput } from '../throughput.ts'

const changes = 300

/**
 * Measures a list of 48 cards with six filters, out of many entries: rendered for each request, and after each choice
 * of a visitor.
 */
export async function listings(site: RunningSite, entries: number, give: (row: Row) => void): Promise<void> {
  const { url } = site
  const of = `${entries.toLocaleString('en')} entries`
  await fetchWhole(url + listPath)
  const choices = Array.from({ length: changes }, (_, number) => choiceOf(number))
  const handle = await openDatabase({ dataDir: site.dataDir })
  const beside = await measureBeside(
    choices,
    async (choice, number) => {
      const address = `${listPath}?${queryOf(choice)}`
      const { status, body } = await fetchWhole(url + address, { headers: visitor(number) })
      const total = /data-total="(\d+)"/.exec(body.toString())?.[1]
      if (status !== 200 || total === undefined) throw new Error(`${address} answers ${status}`)
      return Number(total)
    },
    (choice) => filterByHand(handle.db, choice),
  ).finally(() => handle.close())
  give(besideHand(`a filter change, ${of}, exact counts`, beside, 2))

  // Pages for a signed-in visitor are not cached.
  const headers = sessionOf(site)
  for (const [path, name] of [
    [listPath, 'uncached listing of 48 cards with six filters'],
    [drawnPath, 'uncached listing of 48 cards that staff drew'],
  ] as const) {
    const { perSecond, ratio } = await measureThroughput(url + path, [{ headers }])
    give(ratioAtLeast(name, perSecond, 'requests/s', ratio, 0.03))
  }
}

/**
 * A different choice for each number: kinds combined in every way, and in turn a province, a letter, a distance or a
 * word.
 */
function choiceOf(number: number): Choice {
  const [sort = '', other = ''] = [0, 1].map((step) => sorts[(number * 3 + step) % sorts.length])
  const soort = [sort, `${sort}~${other}`, `${sort}+${other}`, `!${sort}`][number % 4] ?? ''
  const more: Omit<Choice, 'soort'> =
    [
      { plaats: provinceSlugs[number % provinceSlugs.length] ?? '' },
      { letter: String.fromCharCode(65 + (number % 26)) },
      { between: [1_800 + number, 1_900 + number] as const },
      { word: String(1_200 + number) },
    ][Math.floor(number / 4) % 4] ?? {}
  return { soort, ...more }
}

/** The query string of a choice, as the filters of the list write it. */
function queryOf({ soort, plaats, letter, between, word }: Choice): string {
  const filters = { soort, plaats, letter, 'km-vanaf': between?.[0], 'km-tot': between?.[1], zoek: word }
  return new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[`e-filter-${listId}-${name}`, String(value)]],
    ),
  ).toString()
}
