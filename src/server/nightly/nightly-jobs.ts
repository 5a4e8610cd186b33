import { z } from 'zod'
import { linkCheckJob } from '../../features/content/index.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Program } from '../../program.ts'
import { linkFollower } from './link-check.ts'
import { forgetLostMailings } from './lost-mailings.ts'

/** Deletes expired sessions, unused password links and unfinished sign-ins. */
const expiredAccountsJob: JobKind<Record<string, never>> = {
  name: 'accounts-expired',
  schema: z.strictObject({}),
}

/** Deletes old trash, abandoned form drafts and old entries of the activity log. */
const expiredKeptJob: JobKind<Record<string, never>> = { name: 'kept-expired', schema: z.strictObject({}) }

/** Makes the scheduled backup when it is due. */
const backupJob: JobKind<Record<string, never>> = { name: 'backup-plan', schema: z.strictObject({}) }

/** At night, when there are few visitors. Not between two and three: one night in spring has no such hour. */
const times = {
  backup: '30 1 * * *',
  expiredAccounts: '20 4 * * *',
  linkCheck: '40 4 * * *',
  expiredKept: '10 3 * * *',
}

/**
 * Registers nightly jobs that need several features or belong to none. Call it before the jobs are started.
 * @param routes every address that the app knows, as Hono writes them
 */
export function defineNightlyJobs(
  { jobs, accounts, revisions, backups, ...rest }: Program,
  siteUrl: string,
  routes: readonly { method: string; path: string }[],
): void {
  jobs.define(backupJob, () => backups.makeIfDue())
  jobs.define(expiredAccountsJob, () => accounts.removeExpired())
  jobs.define(expiredKeptJob, async () => {
    await revisions.trash.sweep()
    await revisions.drafts.sweep()
    await revisions.proposals.sweep()
    await revisions.acts.sweep()
    await revisions.made.sweep()
    await forgetLostMailings({ revisions, ...rest })
  })
  const follow = linkFollower(rest, siteUrl, () => new Date(), routes)
  jobs.define(linkCheckJob, () => rest.content.checkLinks(follow))
}

export async function scheduleNightlyJobs({ jobs }: Pick<Program, 'jobs'>): Promise<void> {
  await jobs.schedule(backupJob, times.backup)
  await jobs.schedule(expiredAccountsJob, times.expiredAccounts)
  await jobs.schedule(expiredKeptJob, times.expiredKept)
  await jobs.schedule(linkCheckJob, times.linkCheck)
}
