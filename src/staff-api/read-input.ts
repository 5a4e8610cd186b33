import type { z } from 'zod'
import { fail, ok } from '../kernel/result.ts'
import type { Outcome, Problem } from './call.ts'
import { dutch, type FieldErrors, fieldErrors } from './field-errors.ts'

/** Reads input by a schema, or returns the errors by field, in Dutch. */
export function readInput<Input>(schema: z.ZodType<Input>, input: unknown): Outcome<Input> {
  const read = schema.safeParse(input, { error: dutch })
  return read.success ? ok(read.data) : invalid(fieldErrors(read.error))
}

export const invalid = (errors: FieldErrors) => fail<Problem, FieldErrors>('invalid', errors)
