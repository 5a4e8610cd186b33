import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
} from 'react-admin'
import type { EntryType } from '../../kernel/kinds.ts'
import { ColourInput } from './colour-input.tsx'
import { LinkChooser } from './link-chooser/link-chooser.tsx'
import { MediaInput } from './media-input.tsx'
import { type DeclaredField, useOwnFields } from './own-fields.ts'
import { RichTextInput } from './rich-text-input.tsx'

/** The fields that staff gave a kind, each with the input of its type. */
export function OwnFieldInputs({ kind }: { kind: EntryType }) {
  const translate = useTranslate()
  const fields = useOwnFields(kind)
  if (fields.length === 0) return null
  return (
    <fieldset className="group">
      <legend>{translate('ownFields.group')}</legend>
      {fields.map((field) => (
        <OwnFieldInput key={field.id} field={field} />
      ))}
    </fieldset>
  )
}

const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } }
const byWords = (q: string) => ({ q })
const choicesOf = (options: readonly string[]) => options.map((id) => ({ id, name: id }))

function OwnFieldInput({ field }: { field: DeclaredField }) {
  const translate = useTranslate()
  const { type, label, options } = field
  const source = `fields.${field.name}`
  const own = {
    source,
    label,
    helperText: field.help || false,
    ...(field.required && { validate: required() }),
  } as const
  switch (type) {
    case 'text':
      return <TextInput {...own} />
    case 'longtext':
      return <TextInput {...own} multiline minRows={3} />
    case 'richtext':
      return <RichTextInput {...own} />
    case 'number':
      return <NumberInput {...own} step="any" />
    case 'date':
      return <TextInput {...own} {...day} />
    case 'period':
      return (
        <fieldset className="group">
          <legend>{label}</legend>
          <div className="pairs">
            <TextInput source={`${source}.from`} label={translate('ownFields.from')} {...day} />
            <TextInput source={`${source}.until`} label={translate('ownFields.until')} {...day} />
          </div>
        </fieldset>
      )
    case 'choice':
      return <SelectInput {...own} choices={choicesOf(options)} />
    case 'choices':
      return <CheckboxGroupInput {...own} choices={choicesOf(options)} />
    case 'toggle':
      return <BooleanInput {...own} />
    case 'colour':
      return <ColourInput {...own} />
    case 'link':
      return <LinkInput {...own} />
    case 'picture':
    case 'pictures':
      return <MediaInput source={source} label={label} several={type === 'pictures'} />
    case 'files':
    case 'entries':
      return (
        <ReferenceArrayInput source={source} reference={type} perPage={25}>
          <AutocompleteArrayInput {...own} optionText="title" filterToQuery={byWords} />
        </ReferenceArrayInput>
      )
  }
}

function LinkInput({
  source,
  label,
  helperText,
}: {
  source: string
  label: string
  helperText: string | false
}) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  return (
    <LinkChooser
      label={label}
      hint={helperText || undefined}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
