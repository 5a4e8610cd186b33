import type { EntryType } from '../../kernel/kinds.ts'

/** The answer of `/staff-api/facts/now`; the last parts only for users with the right. */
export interface Facts {
  entries: {
    published: Readonly<Record<EntryType, number>>
    drafts: number
    scheduled: number
  }
  media: number
  mediaWithoutAlt: number
  files: number
  documentDrafts: number
  brokenLinks: number
  orders?: Readonly<Record<'toSend' | 'unpaid' | 'toPayBack' | 'withdrawn', number>>
  /** Files whose contents are missing: their number, and the first of them by name. */
  lostFiles: { total: number; files: readonly { id: number; title: string }[] }
  commentsWaiting?: number
  reviewsWaiting?: number
  reviewsReported?: number
  mailsWaiting?: number
  jobsFailed?: number
  system?: {
    /** Absent where the machine does not tell. */
    disk?: { free: number; size: number }
    database: number
    lastBackup?: { madeAt: string; size: number; missing?: number }
    sendsMail: boolean
    version: string
    untrustedProxy: boolean
    /** For visitors. */
    isClosed: boolean
  }
}
