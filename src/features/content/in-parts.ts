/**
 * Iterates over a table by id in parts: `read` returns the first few rows after an id, so that never all are in memory.
 */
export async function* inParts<Row extends { id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.id ?? 0)) yield* rows
}
