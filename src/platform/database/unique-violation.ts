import { errorCode } from '../error-code.ts'

/** Whether the database refused a row because another one has its key. Drizzle wraps the database's own error. */
export const isUniqueViolation = (error: unknown): boolean =>
  errorCode(error) === '23505' ||
  (error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause))
