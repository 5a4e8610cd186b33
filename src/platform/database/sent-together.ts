/**
 * Waits for statements of a transaction that were sent together, in this order. Fails as the first of them did: those
 * after it fail only because of it.
 */
export async function sentTogether(statements: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(statements))
    if (outcome.status === 'rejected') throw outcome.reason
}
