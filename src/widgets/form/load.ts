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
  /** Where it is sent to; absent where no page holds it. */
  address?: string
  /** The page that it stands on. */
  page: string
  /** What came back, by the names of the fields. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, EntryProblem>>
  /** Why it could not be taken in, though all was right. */
  refused?: Refusal
  /** On a page of its own, which has its title. */
  isAlone: boolean
}

/** A form that was sent and is not right comes back with what was typed and what is wrong with it. */
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

/** A form among those that may come back (`RenderContext.posted`). */
export const formName = (id: string): string => `form ${id}`
