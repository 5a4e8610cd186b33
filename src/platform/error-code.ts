/** The `code` that the system and the database give their errors, such as `ENOENT` or `23505`. */
export const errorCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
