import type { Transaction } from './handle.ts'

const waiting = new WeakMap<Transaction, (() => void)[]>()

/** Does something once a transaction has committed, before its `transaction` resolves; never when it does not. */
export function afterCommit(tx: Transaction, act: () => void): void {
  const acts = waiting.get(tx)
  if (!acts) throw new Error('only the outermost transaction can be waited for')
  acts.push(act)
}

/** Runs the work of a new transaction; what comes after its commit is `committed`. */
export function withCommit<Answer>(work: (tx: Transaction) => Promise<Answer>) {
  const acts: (() => void)[] = []
  return {
    work(tx: Transaction): Promise<Answer> {
      waiting.set(tx, acts)
      return work(tx)
    },
    committed() {
      for (const act of acts) act()
    },
  }
}
