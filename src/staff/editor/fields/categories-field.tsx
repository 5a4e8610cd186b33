import { z } from 'zod'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { Several } from './several.tsx'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'file-categories' }>
}

const most = 1_000
const categories = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), parentId: z.number().optional() })),
})

/** Some categories of the library, by their names. */
export function CategoriesField(props: Props) {
  const all = useFound('file-categories', '', most, categories) ?? []
  const byId = new Map(all.map((category) => [category.id, category]))
  const pathOf = (one: number): string => {
    const category = byId.get(one)
    if (!category) return editorTexts('pickedNumber', { number: String(one) })
    return category.parentId === undefined ? category.name : `${pathOf(category.parentId)} › ${category.name}`
  }
  return (
    <Several
      {...props}
      nameOf={(key) => pathOf(Number(key))}
      add={editorTexts('categoryAdd')}
      choose={editorTexts('categoryChoose')}
    >
      {(chosen) =>
        all
          .filter(({ id }) => !chosen.includes(String(id)))
          .map(({ id }) => (
            <option key={id} value={id}>
              {pathOf(id)}
            </option>
          ))
      }
    </Several>
  )
}
