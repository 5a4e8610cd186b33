import type { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import { madeOnce } from '../made-once.ts'
import { readInput } from '../read-input.ts'
import { proposes, publishes } from '../review/proposes.ts'
import type { Row, StampedRow } from '../row.ts'
import { stamped } from '../stamp.ts'

interface Creatable<New extends z.ZodType> {
  name: string
  create: {
    schema: New
    first?(call: Call, input: z.output<New>): Promise<Outcome<() => Promise<Outcome<Row>>>>
    run?(call: Call, input: z.output<New>): Promise<Outcome<Row>>
  }
  isReviewed: boolean
  stampedBy?: z.ZodType | undefined
  one?: ((call: Call, raw: string) => Promise<Outcome<Row>>) | undefined
}

/** Creates a row, once for each form: a form that is sent again gets the row that it made. */
export const createRow =
  <New extends z.ZodType>({ name, create, isReviewed, stampedBy, one }: Creatable<New>) =>
  async (call: Call, body: unknown): Promise<Outcome<StampedRow>> => {
    const input = readInput(create.schema, body)
    if (!input.ok) return input
    if (isReviewed && publishes(input.value) && (await proposes(call))) return fail('proposes')
    const ready = await create.first?.(call, input.value)
    if (ready && !ready.ok) return ready
    const make = async () => {
      const made = await (ready ? ready.value() : create.run?.(call, input.value))
      if (!made) throw new Error(`${name}: nothing creates a row`)
      return made.ok ? ok(stamped(stampedBy, made.value)) : made
    }
    return madeOnce(call, name, make, async (raw) => (await one?.(call, raw)) ?? ok({ id: raw }))
  }
