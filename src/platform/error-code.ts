/** Returns the `code` of an error from the system or the database, such as `ENOENT` or `23505`. */
export const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
