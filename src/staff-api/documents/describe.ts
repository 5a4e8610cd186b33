import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import { fieldText } from '../field-errors.ts'
import { invalid, readInput } from '../read-input.ts'
import { entryType, requiredText } from '../schemas.ts'
import { isOneLimit, longestTitle, mayBeForKind, scopeFields, scopeProblem, toScope } from './scope.ts'

const description = z
  .object({ title: requiredText(longestTitle), entryType: entryType.nullish(), ...scopeFields })
  .refine(isOneLimit, { path: ['entryType'] })

/** Renames a document, and sets the pages for which a template is used. */
export async function describe(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<{ id: number }>> {
  const { content } = call.features
  const [document] = (await content.listDocuments({ ids: [id] })).documents
  if (!document || document.kind === 'newsletter') return fail('missing')
  const read = readInput(description, await body())
  if (!read.ok) return read
  const { title, entryType: type, ...limits } = read.value
  const { role } = document
  const scope = toScope(limits)
  if (type && !(mayBeForKind(role, type) && (await content.kinds()).named(type)))
    return invalid({ entryType: fieldText('choice') })
  if (scope && !role) return invalid({ role: fieldText('choice') })
  const problem = scope && role && (await scopeProblem(call, role, scope))
  if (problem) return invalid(problem)
  const done = await content.describeDocument(id, { title, type: type ?? undefined, scope })
  if (done.ok) return ok({ id })
  const codes = { taken: 'template-taken', 'in-use': 'last-template', missing: 'missing' } as const
  return fail(codes[done.code])
}
