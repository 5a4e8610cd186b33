import type { Database, Transaction } from './handle.ts'

/** Runs `act` in the caller's transaction, or in a new one. */
export const within = <Answer>(
  db: Database,
  tx: Transaction | undefined,
  act: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> => (tx ? act(tx) : db.transaction(act))
