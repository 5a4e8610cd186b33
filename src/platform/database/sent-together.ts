/**
 * Waits for statements of a transaction that were sent together, in this order. Throws the error of the first one
 * that failed, because the later ones fail only as a consequence.
 */
export async function sentTogether(statements: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(statements))
    if (outcome.status === 'rejected') throw outcome.reason
}
