import { type Alone, createAlone } from '../database/alone.ts'
import type { Database } from '../database/index.ts'
import type { PersonalData } from '../personal-data.ts'
import { type Acts, createActs } from './acts.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createHistory, type History } from './history.ts'
import { createMade, type Made } from './made.ts'
import { revisionsPersonalData } from './personal.ts'
import { createProposals, type Proposals } from './proposals.ts'
import { createTrash, type Trash } from './trash.ts'

/** Drafts, proposals, history, trash and log for staff, the same for every resource. */
export interface Revisions {
  drafts: Drafts
  /** Changes that wait for somebody who may publish them. */
  proposals: Proposals
  history: History
  trash: Trash
  /** Log of staff actions. */
  acts: Acts
  /** Rows that were made from forms that may be sent again. */
  made: Made
  /** Copies of rows about people in drafts, history and trash. */
  personalData: PersonalData
  /** A lock by name, over all nodes. */
  alone: Alone
}

export const createRevisions = (db: Database, clock: () => Date): Revisions => ({
  drafts: createDrafts(db, clock),
  proposals: createProposals(db, clock),
  history: createHistory(db, clock),
  trash: createTrash(db, clock),
  acts: createActs(db, clock),
  made: createMade(db, clock),
  personalData: revisionsPersonalData,
  alone: createAlone(db),
})
