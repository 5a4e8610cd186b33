import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayAfter, isLocalDate, type LocalDate, localDateOf, startOfDay } from '../../../kernel/dates.ts'
import type { Executor } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { fileTags, type Parts } from '../parts.ts'
import { files } from '../schema.ts'
import type { Offer } from '../view/offered.ts'

/** Runs when a day begins: publishes files whose first day it is, and withdraws those whose last day has passed. */
export const offerJob: JobKind<{ day: LocalDate }> = {
  name: 'library-offer',
  schema: z.strictObject({ day: z.string().max(10).refine(isLocalDate) }),
}

/** Schedules the job for a day. Repeated calls schedule it once. */
const plan = ({ jobs }: Pick<Parts, 'jobs'>, tx: Executor, day: LocalDate): Promise<void> =>
  jobs.send(offerJob, { day }, { tx, startAfter: startOfDay(day), singletonKey: day })

export async function runOffer(parts: Parts, { day }: { day: LocalDate }): Promise<void> {
  // The database's clock may be ahead of this program's, so the job may start before the day begins here.
  if (localDateOf(parts.clock()) < day) await plan(parts, parts.db, day)
  else await settleOffers(parts)
}

/** Updates the column `offered` of every file for today, and expires what is cached of the files that changed. */
export async function settleOffers({ db, changes, clock }: Parts): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await settle(tx, localDateOf(clock()), sql`true`)
    if (ids.length > 0) await changes.publish(fileTags(...ids), tx)
  })
}

/** Whether a file still has a day on which it is offered after this change. */
export async function leavesDays({ db }: Parts, id: number, change: Partial<Offer>): Promise<boolean> {
  if (!change.offeredFrom && !change.offeredTo) return true
  const { offeredFrom, offeredTo } = files
  const [row] = await db.select({ offeredFrom, offeredTo }).from(files).where(eq(files.id, id))
  const [from, to] = [change.offeredFrom, change.offeredTo]
  const first = from === undefined ? row?.offeredFrom : from
  const last = to === undefined ? row?.offeredTo : to
  return !first || !last || first <= last
}

/** Updates `offered` of a changed file, and schedules the job for its first day and for the day after its last. */
export async function changeOffer(parts: Parts, tx: Executor, id: number, offer: Partial<Offer>) {
  const { offeredFrom, offeredTo } = offer
  if (offeredFrom === undefined && offeredTo === undefined) return
  const today = localDateOf(parts.clock())
  await settle(tx, today, sql`id = ${id}`)
  const days = [offeredFrom, offeredTo && dayAfter(offeredTo)]
  for (const day of days) if (day && day > today) await plan(parts, tx, day)
}

async function settle(executor: Executor, today: LocalDate, which: SQL): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    with wanted as materialized (select id, coalesce(offered_from <= ${today}::date, true)
        and coalesce(offered_to >= ${today}::date, true) as now from library_files where ${which}),
      other as materialized (select file.id, now from library_files file join wanted using (id)
        where file.offered <> now order by file.id for update of file)
    update library_files set offered = other.now from other where library_files.id = other.id
    returning library_files.id`)
  return rows.map(({ id }) => id)
}

/** The last day of a published file that is no longer offered; undefined for any other file. */
export async function lastDayOf({ db, clock }: Parts, id: number): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ day: files.offeredTo })
    .from(files)
    .where(
      and(
        eq(files.id, id),
        files.published,
        isNotNull(files.offeredTo),
        lt(files.offeredTo, localDateOf(clock())),
      ),
    )
  return row?.day ?? undefined
}
