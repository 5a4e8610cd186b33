import { HttpError } from 'react-admin'

type Id = string | number

export interface RefusedRow {
  id: Id
  /** The reason, in Dutch. */
  message: string
}

/** The failure that stopped the work before these rows: the connection, the session, a full disk. */
export interface BrokenOff {
  ids: readonly Id[]
  /** The reason, in Dutch or as the key of a text. */
  message: string
}

/** Thrown when some rows were refused; the others are done. */
export class PartlyRefused extends Error {
  readonly refused: readonly RefusedRow[]
  readonly brokenOff: BrokenOff | undefined

  constructor(refused: readonly RefusedRow[], brokenOff?: BrokenOff) {
    super(brokenOff?.message ?? refused[0]?.message)
    this.refused = refused
    this.brokenOff = brokenOff
  }
}

/**
 * Does something to each row in turn. What one is refused, the others are not; what would fail for every row ends it
 * there. Throws `PartlyRefused` at the end, or the failure itself when it was the first thing that happened.
 */
export async function eachOf(ids: readonly Id[], run: (id: Id) => Promise<unknown>): Promise<void> {
  const refused: RefusedRow[] = []
  for (const [at, id] of ids.entries())
    try {
      await run(id)
    } catch (error) {
      if (isOfTheRow(error)) refused.push({ id, message: error.message })
      else if (at === 0 || !(error instanceof Error)) throw error
      else throw new PartlyRefused(refused, { ids: ids.slice(at), message: error.message })
    }
  if (refused.length > 0) throw new PartlyRefused(refused)
}

const isOfTheRow = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 401
