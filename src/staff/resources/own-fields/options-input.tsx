import { TextInput, type TextInputProps } from 'react-admin'

const toLines = (options: unknown): string => (Array.isArray(options) ? options.join('\n') : '')
const fromLines = (text: string): string[] => text.split('\n')

/** The options of a choice, one per line. */
export const OptionsInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    multiline
    minRows={3}
    format={toLines}
    parse={fromLines}
    helperText="ownFields.optionsHelp"
  />
)

type Row = Readonly<Record<string, unknown>>

/** An empty line is no option; while typing, it is the next one. */
export const withoutEmptyLines = (field: Row): Row => ({
  ...field,
  options: Array.isArray(field.options)
    ? field.options.filter((option) => typeof option === 'string' && option.trim() !== '')
    : [],
  ...(Array.isArray(field.layouts) && {
    layouts: field.layouts.map((layout: Row) => ({
      ...layout,
      parts: Array.isArray(layout.parts) ? layout.parts.map(withoutEmptyLines) : [],
    })),
  }),
})
