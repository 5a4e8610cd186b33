import { TextInput, type TextInputProps } from 'react-admin'

const toLines = (options: unknown): string => (Array.isArray(options) ? options.join('\n') : '')
const fromLines = (text: string): string[] => text.split('\n')

/** The possibilities of a choice, one a line. */
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

/** An empty line is none; while one types it is the next. */
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
