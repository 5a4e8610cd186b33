import type { Call, Outcome } from './call.ts'
import { noteAct } from './note-act.ts'

type Made = { id: number | string }

const isKey = /^[\w-]{16,64}$/

/**
 * Creates a row in the unit of work of its call, once for each key of a form (the header `Idempotency-Key`): sent again,
 * because the answer got lost, it gets the row that was made then, as `again` reads it.
 */
export async function madeOnce<Row extends Made>(
  call: Call,
  resource: string,
  make: () => Promise<Outcome<Row>>,
  again: (id: string) => Promise<Outcome<Row>>,
): Promise<Outcome<Row>> {
  const { made: known, alone } = call.features.revisions
  const key = call.headers.get('idempotency-key') ?? ''
  const of = { by: call.viewer.userId ?? '', resource, key }
  const makeNow = async () => {
    const row = await make()
    if (!row.ok) return row
    await noteAct(call, resource, row.value.id, 'create')
    if (isKey.test(key)) await known.note(of, String(row.value.id))
    return row
  }
  if (!isKey.test(key)) return call.together(makeNow)
  return call.together(() =>
    alone(`made ${of.by} ${resource} ${key}`, async () => {
      const rowId = await known.find(of)
      return rowId === undefined ? makeNow() : again(rowId)
    }),
  )
}
