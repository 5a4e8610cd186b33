import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

/** A field of the entry, under the name that it has here. */
function field(from: ClassicWidget, ...keys: string[]) {
  const key = keys
    .map((one) => from.raw(one))
    .find((value): value is string => typeof value === 'string' && value !== '')
  const known = key === undefined ? undefined : from.links.field(key)
  if (known === undefined) {
    from.lose('dynamic', `${from.name} ${key ?? ''}`)
    return undefined
  }
  return draft(fields, { field: known, showLabel: false })
}

export const classic: ClassicMapping = {
  elementor: {
    'ae-acf': (from) => field(from, 'field_name', 'acf_field_name'),
    'ae-acf-fields': (from) => field(from, 'field_name'),
    'ae-custom-field': (from) => field(from, 'custom-field', 'custom_field'),
    'ae-acf-repeater': (from) => field(from, 'field', 'acf_repeater_name'),
    'ae-acf-flexible-content': (from) => field(from, 'field'),
    'jet-listing-dynamic-field': (from) =>
      field(from, 'dynamic_field_post_meta', 'dynamic_field_post_meta_custom'),
  },
  shortcodes: { acf: (from) => field(from, 'field') },
}
