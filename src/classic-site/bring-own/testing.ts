import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manifestName } from '../../export-format/index.ts'
import { seedBareSite } from '../../seed/bare-site.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { exportSite } from '../../way-out/index.ts'
import { bringIn } from '../bring-in/bring-in.ts'
import { lastImport, takeBack } from '../bring-in/take-back.ts'
import type { ReportData } from '../report/report.ts'
import { openSources } from '../sources/open-sources.ts'

/** Every row of a site, by table. */
async function rowsOf({ program }: StaffTest): Promise<Map<string, string[]>> {
  const { pool } = program.handle
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const found = new Map<string, string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(r)::text as row from ${name} r order by 1`,
    )
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  // Words of titles that are gone stay until the next sweep.
  found.delete('library_title_words')
  return found
}

/** Tables whose rows are not the same, with the first that differs. */
const differences = (one: Map<string, string[]>, other: Map<string, string[]>) =>
  [...one].flatMap(([table, rows]) => {
    const now = other.get(table) ?? []
    const gone = rows.find((row) => !now.includes(row))
    const added = now.find((row) => !rows.includes(row))
    return gone === undefined && added === undefined ? [] : [{ table, gone, added }]
  })

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** What says when an export was made, and when an order that waits for its money ends: one that was brought does not. */
const mayDiffer: Readonly<Record<string, RegExp>> = {
  [manifestName]: /"madeAt": "[^"]*"/g,
  'content/orders.json': /"expires_at":(?:null|"[^"]*")/g,
  'README.txt': /uitgevoerd op \S+/g,
  'wordpress.xml': /<pubDate>[^<]*<\/pubDate>/g,
}

/** Brings an export into a site. */
export async function bringExport({ program }: StaffTest, path: string): Promise<ReportData> {
  const opened = await openSources([path])
  if (!opened.ok) throw new Error(opened.code)
  try {
    return await bringIn(program, opened.value)
  } finally {
    await opened.value.close()
  }
}

/** Tests that a site goes out and comes back without loss, and goes again without a trace. */
export const testRoundTrip = (name: string, fill: (site: StaffTest) => Promise<unknown>) =>
  describe(name, () => {
    let from: StaffTest
    let to: StaffTest
    let base: string
    let first: string
    let report: ReportData
    let before: Map<string, string[]>

    beforeAll(async () => {
      base = mkdtempSync(join(tmpdir(), 'schelp-round-trip-'))
      first = join(base, 'eerst')
      from = await createStaffTest()
      to = await createStaffTest()
      await fill(from)
      await seedBareSite(to.program)
      before = await rowsOf(to)
      await exportSite(from.program, first)
      report = await bringExport(to, first)
    }, 600_000)
    afterAll(async () => {
      await from?.close()
      await to?.close()
      rmSync(base, { recursive: true, force: true })
    })

    it('EDIT-07 EDIT-08: is taken out, brought into an empty site and taken out again without loss', async () => {
      const second = join(base, 'daarna')
      await exportSite(to.program, second)
      for (const [sort, { left }] of Object.entries(report.sorts)) expect(left, sort).toEqual({})
      expect(filesIn(second)).toEqual(filesIn(first))
      expect(filesIn(first).length).toBeGreaterThan(60)
      const differing = filesIn(first).filter((name) => {
        const [one, other] = [first, second].map((folder) => {
          const bytes = readFileSync(join(folder, name))
          const words = mayDiffer[name]
          return words ? Buffer.from(bytes.toString('utf8').replace(words, '')) : bytes
        })
        return !one?.equals(other ?? Buffer.alloc(0))
      })
      expect(differing).toEqual([])
    })

    it('EDIT-07: the same export once more changes nothing', async () => {
      const rows = await rowsOf(to)
      const again = await bringExport(to, first)
      for (const [sort, { found, same }] of Object.entries(again.sorts)) expect(same, sort).toBe(found)
      expect(differences(rows, await rowsOf(to))).toEqual([])
    })

    it('EDIT-07: taken back, the site is as empty as it was', async () => {
      await takeBack(to.program, (await lastImport(to.program)) ?? '')
      expect(differences(before, await rowsOf(to))).toEqual([])
    })
  })
