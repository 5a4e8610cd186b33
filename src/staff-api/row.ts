export type Row = { id: number | string }

/** A row as a form opens it; `stamp` differs once anything that the form may change has changed. */
export type StampedRow = Row & { stamp?: string }
