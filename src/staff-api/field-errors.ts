import type { z } from 'zod'
import { type FieldText, fieldTexts } from './texts.nl.ts'

/** Errors by the path of the field (`position.latitude`), in Dutch. */
export type FieldErrors = Readonly<Record<string, string>>

/** Returns the text of an error, with its number filled in. */
export const fieldText = (name: FieldText, count: number | bigint = 0): string =>
  fieldTexts[name].replace('{count}', String(count))

/** Returns the first error of each field. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'form'
    errors[path] ??= issue.message
  }
  return errors
}

/** Dutch texts for all errors of zod; a schema's own message takes precedence. */
export const dutch: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? fieldText('required')
        : fieldText(
            issue.expected === 'number' ? 'number' : issue.expected === 'int' ? 'whole_number' : 'wrong_kind',
          )
    case 'too_small':
      if (issue.origin === 'string')
        return fieldText(issue.minimum === 1 ? 'required' : 'too_short', issue.minimum)
      return fieldText(issue.origin === 'array' ? 'too_few' : 'too_low', issue.minimum)
    case 'too_big':
      if (issue.origin === 'string') return fieldText('too_long', issue.maximum)
      return fieldText(issue.origin === 'array' ? 'too_many' : 'too_high', issue.maximum)
    case 'invalid_format':
      if (issue.format === 'email') return fieldText('email')
      if (issue.format === 'url') return fieldText('url')
      if (issue.format === 'date') return fieldText('day')
      return fieldText(issue.format === 'datetime' ? 'date' : 'wrong_kind')
    case 'invalid_value':
      return fieldText('choice')
    default:
      return fieldText('wrong_kind')
  }
}
