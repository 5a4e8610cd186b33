import { errorCode } from './error-code.ts'

/** `ENOSPC` of the system, `disk full` of PostgreSQL. */
const codes: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether something failed because nothing fits on the disk any more, of ours or of the database. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (codes.includes(errorCode(error)) || isDiskFull(error.cause))

/** For copies that only save work: on a full disk the copy is not kept, and the original is shown all the same. */
export function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error
}
