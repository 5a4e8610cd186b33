import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { type CategoryFieldProps, rootLabel } from './root-label.ts'

/** The category: a native select until scripts run, then the picker (LIB-03). */
export function CategoryField(props: CategoryFieldProps & { live: boolean }) {
  const { id, texts, categories, root, chosen, live } = props
  if (live) return <CategoryPicker {...props} />
  const label = rootLabel(props)
  return (
    <Field id={`${id}-catid`} label={texts('categoryFilter')} className="picker" big>
      {(wires) => (
        <Select {...wires} name="catid" defaultValue={chosen}>
          <option value={root} lang={label.lang}>
            {label.text}
          </option>
          {categories.map(({ id: category, name, level }) => (
            <option key={category} value={category}>
              {'\u00a0\u00a0\u00a0'.repeat(level - 1) + name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
