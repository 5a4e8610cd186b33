import type { KeptBackups } from '../backup/index.ts'
import type { SiteImports } from '../classic-site/runs/index.ts'
import type { Accounts } from '../features/accounts/index.ts'
import type { Content } from '../features/content/index.ts'
import type { Forms } from '../features/forms/index.ts'
import type { Library } from '../features/library/index.ts'
import type { Newsletter } from '../features/newsletter/index.ts'
import type { Shop } from '../features/shop/index.ts'
import type { Statistics } from '../features/statistics/index.ts'
import type { Block } from '../kernel/document.ts'
import type { Catalogue } from '../kernel/texts.ts'
import type { Changes } from '../platform/changes.ts'
import type { FailedJobs } from '../platform/failed-jobs.ts'
import type { Mail } from '../platform/mail.ts'
import type { Mailbox } from '../platform/mailbox.ts'
import type { PlannedJob } from '../platform/planned-jobs.ts'
import type { Revisions } from '../platform/revisions/index.ts'
import type { SystemFacts } from '../platform/system-facts.ts'
import type { ExtensionSite } from '../widgets/extension-site.ts'

/** The services that the calls of the staff app use. */
export interface StaffFeatures {
  content: Content
  library: Library
  newsletter: Omit<
    Newsletter,
    'subscribe' | 'confirm' | 'unsubscribe' | 'choices' | 'choose' | 'personalData' | 'takeReturn'
  >
  newsletterReturns: string
  forms: Pick<Forms, 'entries' | 'entry' | 'file' | 'mark' | 'reply' | 'forget'>
  shop: Shop
  statistics: Pick<Statistics, 'clicks' | 'consents' | 'consentDays' | 'question' | 'visits'>
  accounts: Accounts
  /** Those that are on. */
  extensions: readonly { name: string }[]
  /** As they have it. */
  site: ExtensionSite
  changes: Pick<Changes, 'publish'>
  /** Drafts of forms, earlier versions, the trash. */
  revisions: Revisions
  /** Runs what writes as one unit of work; nothing stays of what `isDone` says was refused (0059). */
  unitOfWork<Answer>(act: () => Promise<Answer>, isDone?: (answer: Answer) => boolean): Promise<Answer>
  mail: Mail
  mailbox: Mailbox
  failedJobs: FailedJobs
  plannedJobs(): Promise<readonly PlannedJob[]>
  backups: KeptBackups
  siteImports: SiteImports
  system(): Promise<SystemFacts>
  /** For the page editor's canvas. */
  canvas: {
    /** Without a trailing slash. */
    siteUrl: string
    /** Addresses of the public site's style sheets. */
    styles: readonly string[]
    /** Called when a widget cannot be shown. */
    onError(error: unknown, block: Block): void
  }
  /** Every catalogue whose texts staff may override, by the prefix of their keys. */
  catalogues: ReadonlyMap<string, Catalogue>
}
