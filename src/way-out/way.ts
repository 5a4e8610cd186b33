import type { Kinds } from '../kernel/known-kinds.ts'
import type { Storage } from '../platform/storage.ts'
import type { Snapshot } from './snapshot.ts'
import type { OutFolder } from './write-files.ts'

/** What every part of an export works with. */
export interface Way {
  snapshot: Snapshot
  folder: OutFolder
  storage: Storage
  siteUrl: string
  kinds: Kinds
  /** Of each table, without those that the database computes. */
  columns: ReadonlyMap<string, readonly string[]>
  /** Names of the authors of entries and of the staff by their number, as WordPress signs people in. */
  logins: ReadonlyMap<number, string>
  /** Called for each entry, picture, file and order; throws when the export is to stop. */
  tick(): void
  /** Notes contents that rows name and the storage does not have. */
  lost(path: string): void
}
