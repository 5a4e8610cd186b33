import type { CustomField } from '../../src/features/library/index.ts'
import type { BuiltInRole } from '../../src/kernel/rights.ts'
import type { Place } from '../material/places.ts'

/** What the shelves are filled from. The same desk gives the same files, byte for byte. */
export interface Desk {
  places: readonly Place[]
  /** No file is younger. */
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
  /** What it held before, oldest first. */
  earlier?: readonly { version: string; contents(): Promise<Buffer> }[]
}

export type Shelf = (desk: Desk) => readonly ShelfFile[]

/** Contents that more than one file needs are made once. */
export function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined
  return () => {
    made ??= make()
    return made
  }
}
