import type { SourceKind } from '../sources/sources.ts'

export const runKinds = ['try', 'bring', 'undo'] as const
/** Counts what would come; brings it; takes it back. */
export type RunKind = (typeof runKinds)[number]

export const runStates = ['waiting', 'running', 'stopped', 'done', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** A source as the reader of a run knew it. */
export interface RunSource {
  name: string
  kind: SourceKind
  sizeBytes?: number | undefined
}

export interface RunProgress {
  /** A sort, or a step that is of none: sources are read, old addresses tried, an import is taken back. */
  at: string
  /** How many of each sort were handled; of `read`, how many items came from the sources. */
  done: Readonly<Record<string, number>>
}

/** What a run took back. */
export interface TakenBackSummary {
  entries: number
  media: number
  files: number
  orders: number
  people: number
  /** Names of what was changed here since, and stayed; the first of them. */
  kept: readonly string[]
  keptCount: number
}

/** Something that was asked of the importer, by staff or by the command. */
export interface Run {
  id: number
  kind: RunKind
  state: RunState
  byCommand: boolean
  /** Id of the user; absent for a command. */
  askedBy?: string
  /** Where the old site still answers. */
  base?: string
  /** Takes back also what was changed here since. */
  force: boolean
  askedAt: Date
  begunAt?: Date
  endedAt?: Date
  progress?: RunProgress
  /** How many of each sort a dry run found. */
  expected?: Readonly<Record<string, number>>
  sources: readonly RunSource[]
  /** The address of the old site, once it is known. */
  oldSite?: string
  /** Why it could not go on, in one sentence. */
  problem?: string
  takenBack?: TakenBackSummary
}
