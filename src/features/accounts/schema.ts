import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '../../kernel/viewer.ts'

/** Names of properties are better-auth's; what it never fills here (pictures, tokens of other sign-in services) has no column. */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const written = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const users = pgTable(
  'account_users',
  {
    id: id(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    role: text().$type<Role>().notNull().default('customer'),
    /** Names of what they put away for good. */
    dismissed: text().array().notNull().default(sql`'{}'`),
    ...written(),
  },
  (table) => [
    uniqueIndex('account_users_email').on(table.email),
    check('account_users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'account_users_role',
      sql`${table.role} in ('customer', 'editor', 'shop_manager', 'administrator')`,
    ),
  ],
)

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'account_sessions',
  {
    id: id(),
    userId: userId(),
    token: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Always empty: addresses are not kept. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...written(),
  },
  (table) => [
    uniqueIndex('account_sessions_token').on(table.token),
    index('account_sessions_user').on(table.userId),
    index('account_sessions_expires_at').on(table.expiresAt),
  ],
)

/** How somebody proves who they are; for now by password alone (`provider_id` is `credential`). */
export const credentials = pgTable(
  'account_credentials',
  {
    id: id(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** A scrypt hash with its salt. */
    password: text(),
    ...written(),
  },
  (table) => [uniqueIndex('account_credentials_user_provider').on(table.userId, table.providerId)],
)

/** Reset links that were mailed and not used yet, by a digest of what the link holds. */
export const verifications = pgTable(
  'account_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    ...written(),
  },
  (table) => [
    index('account_verifications_identifier').on(table.identifier),
    index('account_verifications_expires_at').on(table.expiresAt),
  ],
)
