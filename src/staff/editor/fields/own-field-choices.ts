import { z } from 'zod'
import type { BuiltInField } from '../../../kernel/built-in-field.ts'
import { shownFields } from '../../../kernel/built-in-fields.ts'
import { hasRows, type OwnFieldType, type PartType, partTypes } from '../../../kernel/own-fields.ts'
import { editorTexts } from '../texts.ts'
import { useFound } from './use-found.ts'

const most = 100
const part = z.object({ name: z.string(), label: z.string(), type: z.enum(partTypes) })
const answer = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.enum([...partTypes, 'repeater', 'flexible']),
      layouts: z.array(z.object({ name: z.string(), label: z.string(), parts: z.array(part) })),
    }),
  ),
})

type Choice = z.infer<typeof answer>['data'][number] | BuiltInField

/**
 * The fields that pages may show, by the path under which a widget asks for them: those that staff declared, then those
 * of the program. Kinds may have one of the same name: it is offered once. With `of` those that hold one of these types, also in rows; `undefined` asks nothing yet.
 */
export function useOwnFieldChoices(of?: readonly PartType[], isAsked = true): ReadonlyMap<string, string> {
  const found = useFound('own-fields', isAsked ? '' : undefined, most, answer) ?? []
  return new Map(
    [...found, ...shownFields].flatMap((field) =>
      of ? pathsOf(field, of) : [[field.name, field.label] satisfies [string, string]],
    ),
  )
}

function pathsOf({ name, label, type, layouts }: Choice, of: readonly PartType[]): [string, string][] {
  const fits = (type: OwnFieldType) => of.some((one) => one === type)
  if (!hasRows(type)) return fits(type) ? [[name, label]] : []
  return layouts.flatMap((layout) =>
    layout.parts
      .filter((part) => fits(part.type))
      .map((part): [string, string] =>
        type === 'repeater'
          ? [`${name}.${part.name}`, editorTexts('ownFieldPart', { field: label, part: part.label })]
          : [
              `${name}.${layout.name}.${part.name}`,
              editorTexts('ownFieldLayoutPart', { field: label, layout: layout.label, part: part.label }),
            ],
      ),
  )
}
