import { AsyncLocalStorage } from 'node:async_hooks'
import { inTurn, type Turns } from '../in-turn.ts'
import type { Database, Executor, Transaction } from './handle.ts'

interface Root {
  db: Database
  state: 'open' | 'over' | 'failed'
  /** Tags of the changes that it has published. */
  published: Set<string>
  /** Functions to call after it has committed. */
  later: (() => Promise<void>)[]
}

interface UnitOfWork {
  root: Root
  /** The innermost transaction: that of the unit, or of a part of it that can fail by itself. */
  tx: Transaction
  /** Parts are nested or run one after the other, because PostgreSQL's savepoints allow nothing else. */
  turn: Turns
}

const units = new AsyncLocalStorage<UnitOfWork>()

/**
 * How many units may run at once. The pool has ten connections: the others are for pages, also while units wait for
 * each other's locks.
 */
const mostAtOnce = 5
const turn = inTurn(mostAtOnce)

/** Thrown to roll back a unit whose answer is a refusal. */
class Undone {
  readonly answer: unknown
  constructor(answer: unknown) {
    this.answer = answer
  }
}

/**
 * The unit of work in which this code runs; undefined if it has ended, as for a timer that was started in it. Throws
 * if the unit has failed: of several things at once, one that still writes must not be stored alone.
 */
function openUnit(): UnitOfWork | undefined {
  const unit = units.getStore()
  if (unit?.root.state === 'failed') throw new Error('the unit of work has failed')
  return unit?.root.state === 'open' ? unit : undefined
}

/**
 * Runs `act` as one unit of work (0059): everything that it and the functions it calls ask of `db` goes over one
 * transaction, on one connection. `db.transaction` in it makes a part, which can fail without the rest. All of it
 * commits together when `act` returns. Nothing is stored if `act` throws, or if `isDone` says that its answer is a
 * refusal. Inside another unit of work it is a part of that one.
 *
 * In it, wait for nothing but the database: no drawing, no storage, no other server. Do those in a job, or in
 * `onceCommitted`.
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
    // The answer inside has this type.
    if (error instanceof Undone) return error.answer as Answer
    throw error
  }
}

/** Runs a unit of work to its end: it commits or is rolled back after all of its parts have ended. */
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

/** Runs `act` as a part of the open unit of work; `begin` makes its transaction inside that of the unit. */
export function asPart<Answer>(
  begin: (outer: Transaction, run: (tx: Transaction) => Promise<Answer>) => Promise<Answer>,
  act: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> | undefined {
  const unit = openUnit()
  return unit?.turn(async () => {
    // The unit may have failed while this part waited for its turn.
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

/** The transaction of the unit of work in which this code runs; with `db`, only if it is on that database. */
export const presentTransaction = (db?: Executor): Transaction | undefined => {
  const unit = openUnit()
  return db === undefined || unit?.root.db === db ? unit?.tx : undefined
}

/** Runs `act` outside the open unit of work: for writes that must stay if the unit fails, and for caches. */
export const outsideUnit = <Answer>(act: () => Answer): Answer => units.exit(act)

/** Whether the unit of work in which this code runs has published one of these tags. */
export const isChangedHere = (tags: readonly string[]): boolean => {
  const published = openUnit()?.root.published
  return published !== undefined && (published.has('*') || tags.some((tag) => published.has(tag)))
}

/** Records the changes of a unit of work, so that it does not read older values from a cache. */
export const noteChanged = (tags: readonly string[]): void => {
  const published = openUnit()?.root.published
  for (const tag of tags) published?.add(tag)
}

/**
 * Does what the database cannot undo, such as deleting from the storage: after the open unit of work has committed,
 * or at once if none is open. It is lost if the program is killed before; something else, such as a sweep, must then
 * do it.
 */
export async function onceCommitted(act: () => Promise<void>): Promise<void> {
  const unit = openUnit()
  if (unit) unit.root.later.push(act)
  else await act()
}
