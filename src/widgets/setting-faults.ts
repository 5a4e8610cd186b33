import type { z } from 'zod'
import type { DocumentData } from '../kernel/document.ts'
import { changeProps } from './change-props.ts'
import type { Field, Fields } from './fields.ts'
import { schemaOf } from './schema.ts'
import { withoutSlots } from './slots.ts'

/** A setting of a widget whose stored value has another type than the widget reads. */
export interface SettingFault {
  /** Name of the widget, as the editor says it. */
  widget: string
  /** Label of the setting, or its name when it has none; of an item of a list with that of the list. */
  setting: string
}

/**
 * A value of another type, which no input of the editor makes. What somebody may still be typing, such as an empty text
 * or half a link, is none.
 */
function isWrongType({ code, path }: z.core.$ZodIssue, props: unknown): boolean {
  if (code === 'invalid_type' || code === 'invalid_union') return true
  if (code !== 'invalid_value' && code !== 'custom') return false
  const value = path.reduce<unknown>((at, name) => Object(at)[name], props)
  return typeof value !== 'string' && typeof value !== 'number'
}

/** Returns the settings of wrong types in a document of the present version, also within slots. */
export function settingFaults(document: DocumentData): SettingFault[] {
  const faults: SettingFault[] = []
  changeProps(document, (widget, props) => {
    const own = withoutSlots(widget.fields, props)
    for (const issue of schemaOf(widget.fields).safeParse(own).error?.issues ?? [])
      if (isWrongType(issue, own))
        faults.push({ widget: widget.label ?? '', setting: labelOf(widget.fields, issue.path) })
    return props
  })
  return faults
}

/** The labels on the way to a setting: ‘Vragen: Kop’. */
function labelOf(fields: Fields, [name, , ...inside]: readonly PropertyKey[]): string {
  const field: Field | undefined = fields[String(name)]
  const label = field?.label || String(name)
  return field?.type === 'list' && inside.length > 0 ? `${label}: ${labelOf(field.item, inside)}` : label
}
