import type { z } from 'zod'
import { fail, ok } from '../kernel/result.ts'
import type { Outcome, Problem } from './call.ts'
import { dutch, type FieldErrors, fieldErrors, fieldText } from './field-errors.ts'
import { tooLargeIn } from './input-size.ts'

/** Reads input by a schema, or returns the errors by field, in Dutch. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Outcome<z.output<Schema>> {
  const large = tooLargeIn(schema, input)
  if (large) {
    const words = fieldText(large.origin === 'string' ? 'too_long' : 'too_many', large.most)
    return invalid({ [large.path.join('.') || 'form']: words })
  }
  const read = schema.safeParse(input, { error: dutch })
  return read.success ? ok(read.data) : invalid(fieldErrors(read.error))
}

export const invalid = (errors: FieldErrors) => fail<Problem, FieldErrors>('invalid', errors)
