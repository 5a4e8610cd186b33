import type { CustomField } from '../../src/features/library/index.ts'
import type { BuiltInRole } from '../../src/kernel/rights.ts'
import type { Place } from '../material/places.ts'

/** The sources of the demo's files. The same sources give the same files, byte for byte. */
export interface Desk {
  places: readonly Place[]
  /** The latest date of a file. */
  today: Date
}

/** A file of the demo library before it is added. */
export interface ShelfFile {
  /** Its category, as `categories.ts` names it: 'routes/jabikspaad/dagtochten'. */
  category: string
  /** With its extension; unique among all files. */
  name: string
  title: string
  description: string
  tags: readonly string[]
  createdAt: Date
  updatedAt?: Date
  version?: string
  customFields?: readonly CustomField[]
  maker?: string
  licence?: string
  source?: string
  /** Who must be signed in to open it. */
  roles?: readonly BuiltInRole[]
  contents(): Promise<Buffer>
  /** Numbers of the places whose pages name it. */
  about?: readonly number[]
  /** Earlier versions, the oldest first. */
  earlier?: readonly { version: string; contents(): Promise<Buffer> }[]
}

export type Shelf = (desk: Desk) => readonly ShelfFile[]

/** Caches contents that several files need. */
export function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined
  return () => {
    made ??= make()
    return made
  }
}
