import { errorCode } from './error-code.ts'

/** `ENOSPC` and `EDQUOT` of the system, `disk full` of PostgreSQL. */
const codes: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error means that the disk of the program or of the database is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (codes.includes(errorCode(error)) || isDiskFull(error.cause))

/** Ignores a full disk, for copies that only save work: the copy is not stored, but the original can still be used. */
export function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error
}
