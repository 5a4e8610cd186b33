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

/**
 * Property names are better-auth's; its properties that this site never fills (pictures, OAuth tokens) have no column.
 */

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
const written = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** The site's own roles; each is a set of rights. */
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
    /** `own`: the role in `own_role_id`. */
    role: text().$type<BuiltInRole | 'own'>().notNull().default('customer'),
    /** A role that is in use cannot be deleted. */
    ownRoleId: integer('own_role_id').references(() => roles.id, { onDelete: 'restrict' }),
    /** Names of the things that the user has dismissed permanently. */
    dismissed: text().array().notNull().default(sql`'{}'`),
    /** Whether sign-in also requires a code from an app. */
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
    /** Always empty: IP addresses are not stored. */
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

/** A customer's addresses, by the field names of the checkout form. */
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

/** A user's authenticator app; `verified` after its first right code. */
export const twoFactors = pgTable(
  'account_two_factors',
  {
    id: id(),
    userId: userId(),
    /** Both encrypted with the site's secret. */
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(false),
    /** Consecutive failures; too many lock it for a while. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** Time step (half minutes since 1970) of the last accepted code: only later codes are accepted (RFC 6238, 5.2). */
    lastStep: integer('last_step'),
  },
  (table) => [uniqueIndex('account_two_factors_user').on(table.userId)],
)

/** A user's passkeys; each replaces password and code (decision 0035). */
export const passkeys = pgTable(
  'account_passkeys',
  {
    id: id(),
    userId: userId(),
    /** The owner's name for it. */
    name: text().notNull(),
    /** The credential id and the public key (COSE), both base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** The signature counter that the device last reported; many devices always report 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    lastUsedAt: instant('last_used_at'),
    ...written(),
  },
  (table) => [
    uniqueIndex('account_passkeys_credential').on(table.credentialId),
    index('account_passkeys_user').on(table.userId),
  ],
)

/** Named views of lists, each of one member of staff. */
export const savedViews = pgTable(
  'account_saved_views',
  {
    id: id(),
    userId: userId(),
    /** Resource name of the list. */
    list: text().notNull(),
    name: text().notNull(),
    /** Search parameters of the list's URL. */
    query: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [uniqueIndex('account_saved_views_name').on(table.userId, table.list, table.name)],
)

/**
 * Unused reset links and proofs of e-mail addresses, sign-ins that wait for their code, and challenges of passkeys. The
 * identifier is a digest of the secret in the link, cookie or challenge, or names the purpose of a typed code.
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
