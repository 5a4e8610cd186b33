import type { Database, Transaction } from './handle.ts'

/** In the caller's transaction, or in one of its own. */
export const within = <Answer>(
  db: Database,
  tx: Transaction | undefined,
  act: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> => (tx ? act(tx) : db.transaction(act))
