import { setTimeout as delay } from 'node:timers/promises'
import { isVacuuming, memoryOf } from '../memory.ts'
import { atMost, type Row } from '../row.ts'
import type { RunningSite } from '../site.ts'

/** Within ten seconds the program collects its garbage and closes idle connections to the database. */
const restMs = 11_000
const mostVacuums = 60
const megabyte = 1024 * 1024

/** The memory of the program and its database after some time without requests. */
export async function idleMemory(site: RunningSite, after: string, give: (row: Row) => void): Promise<void> {
  await delay(restMs)
  for (let second = 0; second < mostVacuums && isVacuuming(site); second++) await delay(1_000)
  const { program, database } = memoryOf(site)
  console.log(`      (program ${inMegabytes(program)}, database ${inMegabytes(database)})`)
  const both = (program + database) / megabyte
  give(atMost(`memory, program and database (PSS), after ${after}`, both, 'MB', 220))
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`
