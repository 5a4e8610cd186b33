import { createHmac } from 'node:crypto'
import { createKeptBackups } from './backup/index.ts'
import { createSiteImports } from './classic-site/runs/index.ts'
import { connectAll } from './extensions/connect-all.ts'
import type { OnExtension } from './extensions/load.ts'
import { withKinds } from './extensions/with-kinds.ts'
import { withTables } from './extensions/with-tables.ts'
import { createAccounts } from './features/accounts/index.ts'
import { createContent, neededFiles as neededOfContent, usualBackups } from './features/content/index.ts'
import { createForms } from './features/forms/index.ts'
import { createLibrary, neededFiles as neededOfLibrary } from './features/library/index.ts'
import { createNewsletter } from './features/newsletter/index.ts'
import { createShop } from './features/shop/index.ts'
import { createStatistics } from './features/statistics/index.ts'
import { createFeaturesAt } from './features-at.ts'
import { createChanges } from './platform/changes.ts'
import type { Config } from './platform/config.ts'
import { type DatabaseHandle, migrate, openDatabase, unitOfWork } from './platform/database/index.ts'
import { createFailedJobs } from './platform/failed-jobs.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMail } from './platform/mail.ts'
import { createMailbox } from './platform/mailbox.ts'
import { makeFolder } from './platform/make-folder.ts'
import { createPlannedJobs } from './platform/planned-jobs.ts'
import { createRateLimits } from './platform/rate-limit.ts'
import { createRevisions } from './platform/revisions/index.ts'
import { ownSecret, readSecret } from './platform/secret.ts'
import { createStorage } from './platform/storage.ts'
import { systemFacts } from './platform/system-facts.ts'
import { createWaitingJobs } from './platform/waiting-jobs.ts'
import type { ExtensionSite } from './widgets/extension-site.ts'

export type Program = Awaited<ReturnType<typeof openProgram>>

/** The files in the storage that rows of any feature need: a backup tells which of them are missing. */
export const neededFiles = [neededOfContent, neededOfLibrary]

/** Everything the site and its commands work with, connected. The jobs do not run until they are started. */
export async function openProgram(config: Config) {
  const log = createLog(config)
  // Also where everything is kept elsewhere: the date of the last backup stands there.
  makeFolder(config.dataDir)
  const secret = readSecret(config)
  const handle = await openDatabase(config, (message) => log.warn(message))
  try {
    await migrate(handle)
    const extensions = await extensionsOf(config, log, handle)
    return await connect(config, secret, log, handle, extensions)
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * Those that are on, with their tables. What they join draws pages: where none is wanted, nothing of that is loaded.
 */
async function extensionsOf(
  { extensions }: Config,
  log: Log,
  handle: DatabaseHandle,
): Promise<readonly OnExtension[]> {
  if (extensions.length === 0) return []
  const { loadExtensions } = await import('./extensions/load.ts')
  return withTables(handle, await loadExtensions(extensions, log))
}

async function connect(
  config: Config,
  secret: string,
  log: Log,
  handle: DatabaseHandle,
  brought: readonly OnExtension[],
) {
  const clock = () => new Date()
  const jobs = createJobs({ handle, log })
  const changes = await createChanges(handle)
  const storage = createStorage(config)
  const { db } = handle
  const { siteUrl } = config
  const mail = createMail({ config, db, jobs })
  const limits = createRateLimits({ pool: handle.pool, secret })
  const revisions = createRevisions(db, clock)
  const content = createContent({ db, storage, jobs, changes, clock, siteUrl })
  const siteName = async () => (await content.settings()).title || new URL(siteUrl).host
  const accounts = createAccounts({ db, mail, secret, siteUrl, siteName, clock, log, limits })
  const synonyms = async () => (await content.settings()).synonyms ?? []
  const library = createLibrary({ db, storage, jobs, changes, log, clock, secret, siteUrl, synonyms })
  const newsletter = createNewsletter({ db, jobs, mail, changes, config, clock })
  const forms = createForms({ db, jobs, mail, siteUrl, clock, onForgotten: library.withdrawGrants })
  const statistics = createStatistics({ db, clock, log })
  const shop = createShop({
    db,
    content,
    jobs,
    changes,
    clock,
    siteUrl,
    mail,
    log,
    limits,
    mollieApi: config.mollieApi,
  })
  library.registerGrants({ bought: shop.orders.boughtFiles, count: shop.orders.countDownloads })
  const featuresAt = createFeaturesAt({ handle, storage, changes, log, secret, siteUrl, mail })
  const mailbox = createMailbox(db)
  const backups = createKeptBackups({
    handle,
    storage,
    secret: ownSecret(config),
    dataDir: config.dataDir,
    jobs,
    clock,
    needed: neededFiles,
    plan: async () => (await content.settings()).backups ?? usualBackups,
  })
  for (const { personalData } of [content, shop, newsletter, forms, mailbox, revisions])
    accounts.registerPersonalData(personalData)
  const site: ExtensionSite = {
    siteUrl,
    content,
    library,
    shop,
    newsletter,
    forms,
    statistics,
    mail,
    jobs,
    db,
    clock,
    log,
  }
  const connected = connectAll(await withKinds(content, brought), site)
  const { extensions } = connected
  for (const { kind, run } of extensions.flatMap(({ jobs = [] }) => jobs))
    jobs.define(kind, (payload) => run(payload, site))
  return {
    /** Those that are on. */
    extensions,
    /** As they have it. */
    site,
    siteUrl,
    log,
    handle,
    jobs,
    changes,
    limits,
    revisions,
    accounts,
    content,
    library,
    newsletter,
    /** Who posts with it what came back of a newsletter is our mail server. */
    newsletterReturns: createHmac('sha256', secret).update('newsletter returns').digest('base64url'),
    forms,
    statistics,
    shop,
    /** What visitors see, as of another moment. */
    featuresAt: featuresAt.at,
    storage,
    mail,
    mailbox,
    backups,
    siteImports: createSiteImports({ handle, storage, jobs, dataDir: config.dataDir, clock }),
    plannedJobs: createPlannedJobs(db),
    failedJobs: createFailedJobs(db),
    waitingJobs: createWaitingJobs(db),
    system: () => systemFacts(db, config),
    /** Runs what writes as one unit of work; nothing stays of what `isDone` says was refused (0059). */
    unitOfWork: <Answer>(act: () => Promise<Answer>, isDone?: (answer: Answer) => boolean) =>
      unitOfWork(db, act, isDone),
    async close() {
      await jobs.stop()
      await connected.close()
      await changes.close()
      await featuresAt.close()
      await handle.close()
    },
  }
}
