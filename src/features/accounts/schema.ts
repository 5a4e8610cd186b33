import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BuiltInRole, Right } from '../../kernel/rights.ts'
import { instant } from '../../platform/database/columns.ts'

/** Names of properties are better-auth's; what it never fills here (pictures, tokens of other sign-in services) has no column. */

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const written = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Roles that this site made itself, each a choice of rights. */
export const roles = pgTable('account_roles', {
  id: id(),
  name: text().notNull(),
  rights: text().array().$type<Right[]>().notNull(),
  ...written(),
})

export const users = pgTable(
  'account_users',
  {
    id: id(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** `own`: the role of the site's own that stands beside it. */
    role: text().$type<BuiltInRole | 'own'>().notNull().default('customer'),
    /** A role that somebody has cannot go. */
    ownRoleId: integer('own_role_id').references(() => roles.id, { onDelete: 'restrict' }),
    /** Names of what they put away for good. */
    dismissed: text().array().notNull().default(sql`'{}'`),
    /** Whether signing in also asks for a code of their app. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    ...written(),
  },
  (table) => [
    uniqueIndex('account_users_email').on(table.email),
    index('account_users_own_role').on(table.ownRoleId),
    check('account_users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check(
      'account_users_role',
      sql`${table.role} in ('customer', 'editor', 'shop_manager', 'administrator', 'own') and (${table.role} = 'own') = (${table.ownRoleId} is not null)`,
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

/** Addresses of a customer as a checkout form has them, by the names of its fields. */
export const addresses = pgTable('account_addresses', {
  userId: userId().primaryKey(),
  billing: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  shipping: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
})

/** Passwords (`provider_id` is `credential`). */
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

/** The app with which somebody proves a second time who they are; `verified` once it gave a right code. */
export const twoFactors = pgTable(
  'account_two_factors',
  {
    id: id(),
    userId: userId(),
    /** Both encrypted with the site's secret. */
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(false),
    /** In a row; some of them lock it for a while. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** The half minute, counted from 1970, of the app's code that was taken last: no earlier one is (RFC 6238, 5.2). */
    lastStep: integer('last_step'),
  },
  (table) => [uniqueIndex('account_two_factors_user').on(table.userId)],
)

/** Keys that devices of somebody hold, each in the place of password and code (decision 0035). */
export const passkeys = pgTable(
  'account_passkeys',
  {
    id: id(),
    userId: userId(),
    /** As its owner calls it. */
    name: text().notNull(),
    /** What the device calls it, and the public key (COSE): both base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often the device used it, as it said the last time; many devices always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    lastUsedAt: instant('last_used_at'),
    ...written(),
  },
  (table) => [
    uniqueIndex('account_passkeys_credential').on(table.credentialId),
    index('account_passkeys_user').on(table.userId),
  ],
)

/** Lists as staff like to see them, under a name of their own. */
export const savedViews = pgTable(
  'account_saved_views',
  {
    id: id(),
    userId: userId(),
    /** The list, by the name of its resource. */
    list: text().notNull(),
    name: text().notNull(),
    /** Search parameters of the list's address. */
    query: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [uniqueIndex('account_saved_views_name').on(table.userId, table.list, table.name)],
)

/**
 * Reset links that were mailed and not used yet, sign-ins that wait for their code, and questions put to passkeys, by a
 * digest of what the link, the cookie or the question holds.
 */
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
