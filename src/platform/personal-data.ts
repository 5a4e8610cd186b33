import type { Transaction } from './database/index.ts'

/** Somebody whose data is asked for: all that stands under the address, and under the account when there is one. */
export interface Person {
  /** In lower case. */
  email: string
  userId?: number
}

export type PersonalValue = string | number | boolean | Date | readonly string[] | undefined

/** Data of one sort. */
export interface PersonalPart {
  /** Of the part in JSON. */
  name: string
  title: string
  /** What the names in its rows are called for people. */
  labels: Readonly<Record<string, string>>
  rows: readonly Readonly<Record<string, PersonalValue>>[]
  /** What belongs to it as files, such as invoices. */
  files?: readonly { name: string; contents: Buffer }[]
}

/** A part of the program that stores data about people: it exports and erases what it has about a person. */
export interface PersonalData {
  collect(person: Person): Promise<readonly PersonalPart[]>
  /** Whether something that is not finished, such as an open order, still needs the data. */
  isBusy?(person: Person, tx: Transaction): Promise<boolean>
  /** Deletes all that the law does not make us keep, in the caller's transaction. */
  erase(person: Person, tx: Transaction): Promise<void>
}
