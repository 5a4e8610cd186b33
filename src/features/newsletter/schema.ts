import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const

/** Subscribers. Addresses are stored in lower case. */
export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull().default(''),
    surname: text().notNull().default(''),
    /**
     * `pending` until the link in the mail was followed; only `confirmed` ones get mail. `bounced`: mail does not
     * arrive there.
     */
    status: text({ enum: subscriberStatuses }).notNull(),
    /** Token of the links in mails; unguessable. */
    token: text().notNull(),
    /** The proof of consent: its moment and the page with the form. */
    askedAt: instant('asked_at').notNull(),
    askedOn: text('asked_on').notNull(),
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    /** Number of temporary bounces in a row. */
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

/** Lists that readers choose from; without any there is one newsletter for everybody. */
export const lists = pgTable(
  'newsletter_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Description for readers, in one sentence. */
    about: text().notNull().default(''),
    /** Readers may choose it; otherwise only staff add readers. */
    isOffered: boolean('is_offered').notNull(),
  },
  (table) => [uniqueIndex('newsletter_lists_name').on(sql`lower(${table.name})`)],
)

export const listReaders = pgTable(
  'newsletter_list_readers',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.subscriberId] }),
    index('newsletter_list_readers_subscriber').on(table.subscriberId),
  ],
)

export const mailingStates = ['planned', 'sending', 'paused', 'done', 'stopped'] as const

/** A newsletter as sent; it does not change any more. */
export const mailings = pgTable(
  'newsletter_mailings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The document it was written in; each is sent once. */
    documentId: integer('document_id').notNull(),
    subject: text().notNull(),
    /** Recipients: a list, or null for everybody. A deleted list has none. */
    listId: integer('list_id'),
    /** With `tokenMark` in place of a reader's own token. */
    html: text().notNull(),
    text: text().notNull(),
    state: text({ enum: mailingStates }).notNull(),
    startAt: instant('start_at').notNull(),
    perMinute: integer('per_minute').notNull(),
    /** A user's id. */
    madeBy: text('made_by').notNull(),
    finishedAt: instant('finished_at'),
    /** The mail server's error that stops the whole mailing. */
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
     * `begun` from just before the mail server has the whole mail until it accepts it. A mail that stays so was
     * interrupted and is `uncertain`: it is not sent twice automatically. `skipped`: unsubscribed since.
     */
    state: text({ enum: deliveryStates }).notNull(),
    begunAt: instant('begun_at'),
    /** Not before this time, when the mail server asked to wait. */
    retryAt: instant('retry_at'),
    attempts: integer('tries').notNull().default(0),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.mailingId, table.subscriberId] }),
    index('newsletter_deliveries_state').on(table.mailingId, table.state),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
)
