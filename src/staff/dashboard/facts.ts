import type { EntryType } from '../../kernel/kinds.ts'

/** What `/staff-api/facts/now` tells; the last parts only to those who may know. */
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
  /** Files whose contents are gone; the first of them by name. */
  lostFiles: { total: number; files: readonly { id: number; title: string }[] }
  commentsWaiting?: number
  reviewsWaiting?: number
  reviewsReported?: number
  mailsWaiting?: number
  jobsFailed?: number
  system?: {
    disk: { free: number; size: number }
    database: number
    lastBackup?: { madeAt: string; size: number }
    sendsMail: boolean
    version: string
    untrustedProxy: boolean
    /** For visitors. */
    isClosed: boolean
  }
}
