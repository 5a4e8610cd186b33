import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** What readers may choose from; without any there is one newsletter, for everybody. */
export const lists = pgTable(
  'newsletter_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** What who chooses it gets, in a sentence. */
    about: text().notNull().default(''),
    /** Visitors may choose it; another is filled by staff alone. */
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

/** A newsletter as it is sent: what it says is not changed any more. */
export const mailings = pgTable(
  'newsletter_mailings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it was written in; that is sent once. */
    documentId: integer('document_id').notNull(),
    subject: text().notNull(),
    /** Whom it goes to; null: everybody. Of a list that is gone nobody gets it. */
    listId: integer('list_id'),
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
