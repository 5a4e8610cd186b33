import type { Block } from '../../../kernel/document.ts'
import type { Field, Fields } from '../../../widgets/fields.ts'

type Props = Readonly<Record<string, unknown>>

/** Fields for look and motion. The devices on which a widget is shown do not count as look. */
const isLook = (name: string, field: Field | undefined): field is Field & { part: string } =>
  field !== undefined &&
  'part' in field &&
  (field.part === 'look' || field.part === 'motion') &&
  (field.type === 'choice' || field.type === 'number' || field.type === 'toggle') &&
  name !== 'hiddenOn'

/** The look of `source`, limited to props and values that `target` supports. */
export function lookFor(
  target: Fields,
  source: Pick<Block, 'props'>,
  sourceFields: Fields,
): Record<string, unknown> {
  const look: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(target)) {
    const own = sourceFields[name]
    if (!isLook(name, field) || own?.type !== field.type) continue
    const value = source.props[name]
    if (value !== undefined && fits(field, value)) look[name] = value
  }
  return look
}

/** Another widget may have a prop of the same name with fewer choices. */
function fits(field: Field, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    const onDevices: Props = { ...value }
    return (
      'perDevice' in field &&
      field.perDevice === true &&
      Object.values(onDevices).every((one) => one === undefined || fits(field, one))
    )
  }
  if (field.type !== 'choice') return true
  return field.options.some((option) => option.value === String(value))
}
