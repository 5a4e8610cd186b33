import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Executor } from '../database/index.ts'
import { proposals } from '../revisions-schema.ts'
import type { Thing } from './thing.ts'

/** A change that one member of staff has made and another may publish. */
export interface Proposal extends Thing {
  /** `returned`: whoever publishes has sent it back. */
  state: 'waiting' | 'returned'
  /** Id of the user. */
  by: string
  at: Date
  /** A note for whoever publishes; may be empty. */
  note: string
  /** The new values of the fields of a row that visitors see; null if the row itself is a draft. */
  change: Readonly<Record<string, unknown>> | null
  answeredBy: string | null
  answer: string
}

export interface ProposalsQuery {
  resources: readonly string[]
  state?: Proposal['state'] | undefined
  page: number
  perPage: number
}

export interface Proposals {
  /**
   * Adds a proposal; a thing has one at a time. `tell` runs in the transaction, unless those who publish were told
   * within the last hour.
   */
  propose(
    thing: Thing,
    proposal: Pick<Proposal, 'by' | 'note' | 'change'>,
    tell: (tx: Executor) => Promise<void>,
  ): Promise<void>
  /** The open proposal, which was neither published nor withdrawn. */
  read(thing: Thing): Promise<Proposal | undefined>
  among(resource: string, rowIds: readonly string[]): Promise<readonly Proposal[]>
  /** Proposals, the latest first. */
  list(query: ProposalsQuery): Promise<{ proposals: readonly Proposal[]; total: number }>
  /** Ids of things with a waiting proposal. */
  waiting(resource: string): Promise<readonly string[]>
  /** Sends a waiting proposal back; false if it no longer waits. */
  sendBack(
    thing: Thing,
    answer: { by: string; words: string },
    tell: (tx: Executor, proposal: Proposal) => Promise<void>,
  ): Promise<boolean>
  /** Ends an open proposal, if it still matches `which`; false otherwise. */
  end(
    thing: Thing,
    which?: Pick<Proposal, 'at'> | undefined,
    tell?: (tx: Executor, proposal: Proposal) => Promise<void>,
  ): Promise<boolean>
  /** Deletes proposals that ended long ago. */
  sweep(): Promise<void>
}

// unbounded: a row as it was checked
const fields = z.record(z.string(), z.unknown())

/** How often those who publish may be mailed about one thing. */
const tellEveryMs = 3_600_000
const proposalDays = 90

export function createProposals(db: Database, clock: () => Date): Proposals {
  const of = ({ resource, rowId }: Thing) => and(eq(proposals.resource, resource), eq(proposals.rowId, rowId))
  const open = ne(proposals.state, 'done')
  const { resource, rowId, state, by, at, note, change, answeredBy, answer } = proposals
  const columns = { resource, rowId, state, by, at, note, change, answeredBy, answer }
  const opened = async (executor: Executor, where: SQL | undefined, limit = 1_000, offset = 0) => {
    const rows = await executor
      .select(columns)
      .from(proposals)
      .where(and(open, where))
      .orderBy(desc(at), resource, rowId)
      .limit(limit)
      .offset(offset)
    return rows.flatMap(({ state, ...row }): Proposal[] =>
      state === 'done' ? [] : [{ ...row, state, change: fields.safeParse(row.change).data ?? null }],
    )
  }
  return {
    propose: (thing, { by, note, change }, tell) =>
      db.transaction(async (tx) => {
        const now = clock()
        const values = { state: 'waiting' as const, by, note, change, at: now, answer: '', answeredBy: null }
        await tx
          .insert(proposals)
          .values({ ...thing, ...values })
          .onConflictDoUpdate({ target: [resource, rowId], set: values })
        const hourAgo = new Date(now.getTime() - tellEveryMs)
        const due = await tx
          .update(proposals)
          .set({ toldAt: now })
          .where(and(of(thing), sql`coalesce(${proposals.toldAt}, '-infinity') < ${hourAgo.toISOString()}`))
          .returning({ rowId })
        if (due.length > 0) await tell(tx)
      }),
    read: async (thing) => (await opened(db, of(thing)))[0],
    among: async (of, rowIds) =>
      rowIds.length === 0 ? [] : opened(db, and(eq(resource, of), inArray(rowId, [...rowIds]))),
    async list({ resources, state: wanted, page, perPage }) {
      const where = and(open, inArray(resource, [...resources]), wanted && eq(state, wanted))
      const [found, total] = await Promise.all([
        opened(db, where, perPage, (page - 1) * perPage),
        db.$count(proposals, where),
      ])
      return { proposals: found, total }
    },
    async waiting(of) {
      const rows = await db
        .select({ rowId })
        .from(proposals)
        .where(and(eq(resource, of), eq(state, 'waiting')))
      return rows.map(({ rowId }) => rowId)
    },
    sendBack: (thing, { by, words }, tell) =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(proposals)
          .set({ state: 'returned', answer: words, answeredBy: by })
          .where(and(of(thing), eq(state, 'waiting')))
        const [proposal] = rowCount === 0 ? [] : await opened(tx, of(thing))
        if (proposal) await tell(tx, proposal)
        return proposal !== undefined
      }),
    end: (thing, which, tell) =>
      db.transaction(async (tx) => {
        const [proposal] = await opened(tx, and(of(thing), which && eq(at, which.at)))
        if (!proposal) return false
        const { rowCount } = await tx
          .update(proposals)
          .set({ state: 'done', note: '', change: null, answer: '', answeredBy: null })
          .where(and(of(thing), open, eq(at, proposal.at)))
        if (rowCount === 0) return false
        await tell?.(tx, proposal)
        return true
      }),
    async sweep() {
      const old = new Date(clock().getTime() - proposalDays * 86_400_000)
      await db.delete(proposals).where(and(eq(state, 'done'), lt(at, old)))
    },
  }
}
