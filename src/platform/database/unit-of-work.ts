import { AsyncLocalStorage } from 'node:async_hooks'
import { inTurn, type Turns } from '../in-turn.ts'
import type { Database, Executor, Transaction } from './handle.ts'

interface Root {
  db: Database
  state: 'open' | 'over' | 'failed'
  /** Tags of what it has changed. */
  published: Set<string>
  /** What is to happen once it has committed. */
  later: (() => Promise<void>)[]
}

interface UnitOfWork {
  root: Root
  /** The innermost transaction: that of the unit, or a part of it that can fail by itself. */
  tx: Transaction
  /** Parts stand one in the other or one after the other: PostgreSQL's savepoints know nothing else. */
  turn: Turns
}

const units = new AsyncLocalStorage<UnitOfWork>()

/** Of ten connections: the others are for pages, also while units wait for each other's locks. */
const mostAtOnce = 5
const turn = inTurn(mostAtOnce)

/** What a unit ends with when it is to leave nothing behind. */
class Undone {
  readonly answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
}

/**
 * The unit of work in which this code runs. One that is over, as for a timer that was started in it, is none. Throws
 * where the unit has failed: what one of several things at once still wants to write must not be kept alone.
 */
function openUnit(): UnitOfWork | undefined {
  const unit = units.getStore()
  if (unit?.root.state === 'failed') throw new Error('the unit of work has failed')
  return unit?.root.state === 'open' ? unit : undefined
}

/**
 * Runs `act` as one unit of work (0059): everything that it asks of `db`, directly or in functions that it calls, goes
 * over one transaction, on one connection. `db.transaction` in it makes a part, which can fail without the rest. All of
 * it commits together when `act` returns, unless `isDone` says of the answer that it was refused; then, as when `act`
 * throws, nothing is kept. In another unit of work it is a part of that one.
 *
 * Nothing in it waits for anything but the database: no drawing, no storage, no server elsewhere. What must follow is a
 * job, or `onceCommitted`.
 */
export async function unitOfWork<Answer>(
  db: Database,
  act: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const outer = openUnit()
  const done = async () => {
    const answer = await act()
    if (!isDone(answer)) throw new Undone(answer)
    return answer
  }
  const root: Root = { db, state: 'open', published: new Set(), later: [] }
  try {
    if (outer) return await db.transaction(done)
    const answer = await turn(() => db.transaction((tx) => asWhole({ root, tx, turn: inTurn(1) }, done)))
    for (const act of root.later) await act()
    return answer
  } catch (error) {
    // What it answered was of this type.
    if (error instanceof Undone) return error.answer as Answer
    throw error
  }
}

/** Runs a unit of work to its end: no part of it is still at work when it commits or is rolled back. */
async function asWhole<Answer>(unit: UnitOfWork, act: () => Promise<Answer>): Promise<Answer> {
  const { root } = unit
  try {
    return await units.run(unit, act)
  } catch (error) {
    root.state = 'failed'
    throw error
  } finally {
    await unit.turn(async () => undefined)
    if (root.state === 'open') root.state = 'over'
  }
}

/** Runs `act` as a part of the open unit of work: `begin` makes its transaction in that of the unit. */
export function asPart<Answer>(
  begin: (outer: Transaction, run: (tx: Transaction) => Promise<Answer>) => Promise<Answer>,
  act: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> | undefined {
  const unit = openUnit()
  return unit?.turn(async () => {
    // It may have waited for its turn while the unit failed.
    openUnit()
    const { root } = unit
    const before = root.later.length
    try {
      return await begin(unit.tx, (tx) => units.run({ root, tx, turn: inTurn(1) }, () => act(tx)))
    } catch (error) {
      root.later.length = before
      throw error
    }
  })
}

/** The transaction of the unit of work in which this code runs, over this database if one is given. */
export const presentTransaction = (db?: Executor): Transaction | undefined => {
  const unit = openUnit()
  return db === undefined || unit?.root.db === db ? unit?.tx : undefined
}

/** Runs `act` outside the unit of work that is open, for what is to stay when the unit fails, and for caches. */
export const outsideUnit = <Answer>(act: () => Answer): Answer => units.exit(act)

/** Whether the unit of work in which this code runs has published a change of one of these. */
export const isChangedHere = (tags: readonly string[]): boolean => {
  const published = openUnit()?.root.published
  return published !== undefined && (published.has('*') || tags.some((tag) => published.has(tag)))
}

/** Notes what a unit of work has changed, so that it does not read the earlier value from a cache. */
export const noteChanged = (tags: readonly string[]): void => {
  const published = openUnit()?.root.published
  for (const tag of tags) published?.add(tag)
}

/**
 * Does what the database cannot undo, such as deleting from the storage: after the open unit of work has committed, or
 * at once where none is open. It is lost when the program is killed before it; something else must then clear up.
 */
export async function onceCommitted(act: () => Promise<void>): Promise<void> {
  const unit = openUnit()
  if (unit) unit.root.later.push(act)
  else await act()
}
