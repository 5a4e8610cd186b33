import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from './database/index.ts'

/** The person whose data is requested: everything under the address, and under the account if there is one. */
export interface Person {
  /**
   * The folded address (`foldMailAddress`). Absent if nobody has proved that the account's address is theirs: then
   * nothing is found by address.
   */
  email?: string
  userId?: number
}

/**
 * The condition for rows under a person's address. Rows are collected or erased by an address only through this:
 * without a proved address it matches none.
 */
export const underAddress = (column: PgColumn, { email = '' }: Person): SQL =>
  email === '' ? sql`false` : eq(column, email)

export type PersonalValue = string | number | boolean | Date | readonly string[] | undefined

export interface PersonalFile {
  name: string
  /** The folder it is in, such as `formulieren/`, with safe names; at the top if absent. */
  folder?: string
  contents: Buffer
}

/** Personal data of one kind. */
export interface PersonalPart {
  /** The name of the part in JSON. */
  name: string
  title: string
  /** Readable labels for the field names of its rows. */
  labels: Readonly<Record<string, string>>
  rows: readonly Readonly<Record<string, PersonalValue>>[]
  /** Files that belong to it, such as invoices. */
  files?: readonly PersonalFile[]
}

/** A part of the program that stores data about people: it exports and erases a person's data. */
export interface PersonalData {
  collect(person: Person): Promise<readonly PersonalPart[]>
  /** Whether something unfinished, such as an open order, still needs the data. */
  isBusy?(person: Person, tx: Transaction): Promise<boolean>
  /** Deletes all data that the law does not require us to keep, in the caller's transaction. */
  erase(person: Person, tx: Transaction): Promise<void>
}
