import type pg from 'pg'

/** What `pg` does for COPY, and its types do not tell. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/**
 * Sends these bytes to a `copy … from stdin`; resolves with the number of rows once the database has them all. The
 * connection must not be one of a pool that sends statements without waiting.
 */
export function copyIn(client: pg.ClientBase, statement: string, contents: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, contents, resolve, reject))
  })
}

/** Each method is called by `pg` when the database answers so. */
class CopyIn implements pg.Submittable {
  readonly #statement: string
  readonly #contents: Buffer
  readonly #done: (rows: number) => void
  readonly #failed: (error: Error) => void
  #rows = 0

  constructor(
    statement: string,
    contents: Buffer,
    done: (rows: number) => void,
    failed: (error: Error) => void,
  ) {
    this.#statement = statement
    this.#contents = contents
    this.#done = done
    this.#failed = failed
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#contents)
    connection.endCopyFrom()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
  }

  handleError(error: Error): void {
    this.#failed(error)
  }

  handleReadyForQuery(): void {
    this.#done(this.#rows)
  }
}
