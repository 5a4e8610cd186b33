import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { askedOf, type EntryProblem, givenTo, problemOf } from './check-entry.ts'
import type { FormProps } from './fields.ts'
import { formAddress } from './form-address.ts'

const refusals = ['tooMany', 'full'] as const
export type Refusal = (typeof refusals)[number]

const isRefusal = (problem: string | undefined): problem is Refusal =>
  (refusals as readonly (string | undefined)[]).includes(problem)

export interface FormModel {
  /** Address that receives the form; absent when no page holds it. */
  address?: string
  /** Path of the page that shows the form. */
  page: string
  /** Typed values by field name. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, EntryProblem>>
  /** Why the form was not accepted although all answers are right. */
  refused?: Refusal
  /** On a page of its own, which has the form's title. */
  isAlone: boolean
}

/** A form. One that was submitted with errors comes back with the typed values and the errors. */
export async function load(
  { questions }: FormProps,
  { documentId, path, posted }: RenderContext,
  id: string,
): Promise<Loaded<FormModel>> {
  const back = posted?.form === formName(id) ? posted : undefined
  const problems = back
    ? askedOf(questions).flatMap((asked) => {
        const problem = problemOf(asked, givenTo(asked, back.values))
        return problem ? [[asked.name, problem] as const] : []
      })
    : []
  const address = documentId === undefined ? undefined : formAddress(documentId, id)
  return {
    model: {
      ...(address !== undefined && { address }),
      ...(isRefusal(back?.problem) && { refused: back.problem }),
      isAlone: path === address,
      page: back?.values.pagina ?? path,
      values: back?.values ?? {},
      problems: Object.fromEntries(problems),
    },
    ...(back && { cacheable: false }),
  }
}

/** Name of the form among those that may come back (`RenderContext.posted`). */
export const formName = (id: string): string => `form ${id}`
