import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../call.ts'
import { proposes } from '../review/proposes.ts'
import { requiredText } from '../schemas.ts'
import { type Aim, aimSchema, placeOf } from './aim.ts'
import { longestTitle } from './scope.ts'
import { changeState } from './state.ts'

export const documentChange = z.object({
  state: z.enum(['published', 'draft']).optional(),
  title: requiredText(longestTitle).optional(),
  /** Of a template. */
  aim: aimSchema.nullish(),
})

export async function changeDocument(
  call: Call,
  id: number,
  { state, title, aim }: z.infer<typeof documentChange>,
): Promise<Outcome<{ id: number }>> {
  const described = title === undefined && !aim ? ok(undefined) : await nameAndAim(call, id, title, aim)
  if (!described.ok) return described
  return state ? changeState(call, id, state) : ok({ id })
}

/** Renames a document, and sets the pages for which a template is used. */
async function nameAndAim(
  call: Call,
  id: number,
  title: string | undefined,
  aim: Aim | null | undefined,
): Promise<Outcome<undefined>> {
  const { content } = call.features
  const [document] = (await content.listDocuments({ ids: [id] })).documents
  if (!document || document.kind === 'newsletter') return fail('missing')
  if (await proposes(call)) return fail('proposes')
  const { role, entryType: type, scope } = document
  const place = role && aim ? await placeOf(call, role, aim) : ok({ type, scope })
  if (!place.ok) return place
  const done = await content.describeDocument(id, { title: title ?? document.title, ...place.value })
  if (done.ok) return ok(undefined)
  const codes = { taken: 'template-taken', 'in-use': 'last-template', missing: 'missing' } as const
  return fail(codes[done.code])
}
