import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const

/** Who asked for the newsletter. An address is kept in small letters. */
export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull().default(''),
    surname: text().notNull().default(''),
    /**
     * `pending` until the link of the mail was followed; only `confirmed` ones are written to. `bounced`: mail does not
     * arrive there.
     */
    status: text({ enum: subscriberStatuses }).notNull(),
    /** Of the links in the mails; cannot be guessed. */
    token: text().notNull(),
    /** When and on which page the consent was given: its proof. */
    askedAt: instant('asked_at').notNull(),
    askedOn: text('asked_on').notNull(),
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    /** Mails in a row that came back for now. */
    softBounces: integer('soft_bounces').notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    uniqueIndex('newsletter_subscribers_token').on(table.token),
    index('newsletter_subscribers_asked').on(table.askedAt),
    check(
      'newsletter_subscribers_proven',
      sql`${table.status} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
)

export const mailingStates = ['planned', 'sending', 'paused', 'done', 'stopped'] as const

/** A newsletter as it is sent: what it says is not changed any more. */
export const mailings = pgTable(
  'newsletter_mailings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it was written in; that is sent once. */
    documentId: integer('document_id').notNull(),
    subject: text().notNull(),
    /** With `tokenMark` in the place of a reader's own token. */
    html: text().notNull(),
    text: text().notNull(),
    state: text({ enum: mailingStates }).notNull(),
    startAt: instant('start_at').notNull(),
    perMinute: integer('per_minute').notNull(),
    /** A user's id. */
    madeBy: text('made_by').notNull(),
    finishedAt: instant('finished_at'),
    /** What the mail server said that holds up all of it. */
    trouble: text(),
  },
  (table) => [uniqueIndex('newsletter_mailings_document').on(table.documentId)],
)

export const deliveryStates = ['waiting', 'begun', 'sent', 'refused', 'uncertain', 'skipped'] as const

/** One mailing to one reader. */
export const deliveries = pgTable(
  'newsletter_deliveries',
  {
    mailingId: integer('mailing_id')
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /**
     * `begun` from just before the mail server has the whole mail until it says that it took it. Who stays there was cut
     * off in between and is `uncertain`: nobody knows, and it is not sent twice by itself. `skipped`: unsubscribed since.
     */
    state: text({ enum: deliveryStates }).notNull(),
    begunAt: instant('begun_at'),
    /** Not before, when the mail server asked to wait. */
    retryAt: instant('retry_at'),
    tries: integer().notNull().default(0),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.mailingId, table.subscriberId] }),
    index('newsletter_deliveries_state').on(table.mailingId, table.state),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
)
