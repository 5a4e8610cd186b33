import type { SQL } from 'drizzle-orm'
import type { Transaction } from './handle.ts'
import { statementsStandOn } from './prepared.ts'
import { sentTogether } from './sent-together.ts'

interface Ending {
  statements: SQL[]
  acts: (() => void)[]
}

const endings = new WeakMap<Transaction, Ending>()

function endingOf(tx: Transaction): Ending {
  const ending = endings.get(tx)
  if (!ending) throw new Error('this transaction was not begun with the transaction method of its database')
  return ending
}

/** Calls `act` after a transaction has committed, before its `transaction` resolves; not at all if it fails. */
export function afterCommit(tx: Transaction, act: () => void): void {
  endingOf(tx).acts.push(act)
}

/**
 * Adds statements that are sent together with the commit of a transaction. Others then wait for their locks only
 * while the database works, however busy this program is. If one fails, nothing is committed, and `transaction`
 * rejects.
 */
export function sendWithCommit(tx: Transaction, statements: readonly SQL[]): void {
  endingOf(tx).statements.push(...statements)
}

/**
 * Runs a part of a transaction, which can fail without the rest. Statements to be sent with its commit are sent at
 * its end, so that they can make it fail; acts after its commit wait for the commit of the whole.
 */
export async function asPartOf<Answer>(
  outer: Transaction,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const ending: Ending = { statements: [], acts: [] }
  const answer = await outer.transaction(async (tx) => {
    endings.set(tx, ending)
    statementsStandOn(tx, outer)
    const answer = await work(tx)
    await sentTogether(ending.statements.map((statement) => tx.execute(statement).execute()))
    return answer
  })
  endingOf(outer).acts.push(...ending.acts)
  return answer
}

/**
 * Wraps the work of a new transaction. `committed` awaits the statements that were sent with its commit, then runs
 * the acts. `failed` rejects with the error of such a statement, if that made the commit fail.
 */
export function withCommit<Answer>(work: (tx: Transaction) => Promise<Answer>) {
  const ending: Ending = { statements: [], acts: [] }
  let sent: Promise<unknown> = Promise.resolve()
  return {
    async work(tx: Transaction): Promise<Answer> {
      endings.set(tx, ending)
      const answer = await work(tx)
      sent = Promise.all(ending.statements.map((statement) => tx.execute(statement).execute()))
      sent.catch(() => undefined)
      return answer
    },
    async committed(): Promise<void> {
      await sent
      for (const act of ending.acts) act()
    },
    async failed(): Promise<void> {
      await sent
    },
  }
}
