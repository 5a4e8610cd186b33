import type { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import type { Row } from '../row.ts'
import { stamped } from '../stamp.ts'

/** Reads the id of an address; one that no row can have is `missing`. */
export type ReadId<Id> = (raw: string) => Outcome<Id>

export const readIdBy =
  <Id>(schema: z.ZodType<Id>): ReadId<Id> =>
  (raw) => {
    const id = schema.safeParse(raw)
    return id.success ? ok(id.data) : fail('missing')
  }

interface Readable<Id> {
  readId: ReadId<Id>
  one(call: Call, id: Id): Promise<Row | undefined>
  many?: ((call: Call, ids: readonly Id[]) => Promise<readonly Row[]>) | undefined
  /** Schema of the form that changes a row; absent where nobody changes it. */
  stampedBy?: z.ZodType | undefined
}

const mostIds = 500

/** Reads a row by its id, and several rows by theirs; an id that no row has is left out of several. */
export const readRows = <Id>({ readId, one, many, stampedBy }: Readable<Id>) => ({
  async one(call: Call, raw: string): Promise<Outcome<Row>> {
    const id = readId(raw)
    if (!id.ok) return id
    const row = await one(call, id.value)
    return row ? ok(stamped(stampedBy, row)) : fail('missing')
  },
  async many(call: Call, raws: readonly string[]): Promise<Outcome<readonly Row[]>> {
    const ids = raws
      .slice(0, mostIds)
      .map(readId)
      .flatMap((id) => (id.ok ? [id.value] : []))
    if (many) return ok(await many(call, ids))
    const rows = await Promise.all(ids.map((id) => one(call, id)))
    return ok(rows.filter((row) => row !== undefined))
  },
})
