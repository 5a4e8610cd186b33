import { z } from 'zod'
import type { EntryType, StaffDocument, TemplateRole, TemplateScope } from '../../features/content/index.ts'
import { ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import { fieldText } from '../field-errors.ts'
import { invalid } from '../read-input.ts'
import { entryType, id } from '../schemas.ts'
import { mayBeForKind, scopeProblem } from './scope.ts'

const spans = ['all', 'kind', 'term', 'entry', 'under'] as const
type Span = (typeof spans)[number]

/** What a template is used for, as its form says it: only the limit that goes with the span counts. */
export const aimSchema = z.object({
  span: z.enum(spans),
  entryType: entryType.nullish(),
  termId: id.nullish(),
  entryId: id.nullish(),
  /** Path prefix of the part of the site. */
  under: z.string().trim().max(200).nullish(),
})
export type Aim = z.infer<typeof aimSchema>

interface Place {
  type?: EntryType | undefined
  scope?: TemplateScope | undefined
}

/** Undefined for what is no template. */
export const aimOf = ({ role, entryType, scope }: StaffDocument): Aim | undefined =>
  role && { span: spanOf(entryType, scope), ...(entryType && { entryType }), ...scope }

function spanOf(entryType: EntryType | undefined, scope: TemplateScope | undefined): Span {
  if (entryType) return 'kind'
  if (!scope) return 'all'
  if ('termId' in scope) return 'term'
  return 'entryId' in scope ? 'entry' : 'under'
}

/** The place of a template of this role, or what is wrong with it, by field. */
export async function placeOf(call: Call, role: TemplateRole, aim: Aim): Promise<Outcome<Place>> {
  const { span, entryType: type, termId, entryId, under } = aim
  if (span === 'all') return ok({})
  if (span === 'kind') {
    const isThere = type && mayBeForKind(role, type) && (await call.features.content.kinds()).named(type)
    return isThere ? ok({ type }) : invalid({ 'aim.entryType': fieldText(type ? 'choice' : 'required') })
  }
  const scope = { term: termId && { termId }, entry: entryId && { entryId }, under: under && { under } }[span]
  if (!scope) return invalid({ [`aim.${limitOf[span]}`]: fieldText('required') })
  const problem = await scopeProblem(call, role, scope)
  return problem ? invalid({ [`aim.${problem.field}`]: problem.text }) : ok({ scope })
}

const limitOf = { term: 'termId', entry: 'entryId', under: 'under' }
