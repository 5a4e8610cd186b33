import { HttpError } from 'react-admin'

export interface RefusedRow {
  id: string | number
  /** Why, in Dutch. */
  message: string
}

/** Some of several rows stayed as they were; the others are done. */
export class PartlyRefused extends Error {
  readonly refused: readonly RefusedRow[]

  constructor(refused: readonly RefusedRow[]) {
    super(refused[0]?.message)
    this.refused = refused
  }
}

/** Does something to each row in turn; what one is refused, the others are not. Throws `PartlyRefused` at the end. */
export async function eachOf(
  ids: readonly (string | number)[],
  run: (id: string | number) => Promise<unknown>,
): Promise<void> {
  const refused: RefusedRow[] = []
  for (const id of ids)
    try {
      await run(id)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 401) throw error
      refused.push({ id, message: error.message })
    }
  if (refused.length > 0) throw new PartlyRefused(refused)
}
