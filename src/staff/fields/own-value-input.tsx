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
import type { EntryField } from '../../kernel/own-fields.ts'
import { ColourInput } from './colour-input.tsx'
import { LinkChooser } from './link-chooser/link-chooser.tsx'
import { MediaInput } from './media-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'

const shrunk = { slotProps: { inputLabel: { shrink: true } } }
const day = { type: 'date', ...shrunk }
const noHelp = { helperText: false } as const
const degree = { step: 'any', ...noHelp } as const
const byWords = (q: string) => ({ q })
const choicesOf = (options: readonly string[]) => options.map((id) => ({ id, name: id }))

type Face = Pick<EntryField, 'type' | 'label' | 'options' | 'required' | 'min' | 'max' | 'isWeb'> & {
  help?: string
}

/** The input for a field without rows, or for a part of a row. */
export function OwnValueInput({ field, source }: { field: Face; source: string }) {
  const translate = useTranslate()
  const { type, label, options } = field
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
      return <NumberInput {...own} step="any" min={field.min} max={field.max} />
    case 'date':
      return <TextInput {...own} {...day} />
    case 'hour':
      return <TextInput {...own} {...shrunk} type="time" />
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
      return field.isWeb ? <TextInput {...own} type="url" /> : <LinkInput {...own} />
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
    case 'place':
      return (
        <fieldset className="group">
          <legend>{label}</legend>
          <div className="pairs">
            <NumberInput source={`${source}.latitude`} label={translate('entry.latitude')} {...degree} />
            <NumberInput source={`${source}.longitude`} label={translate('entry.longitude')} {...degree} />
          </div>
          <TextInput source={`${source}.name`} label={translate('ownFields.placeName')} {...noHelp} />
        </fieldset>
      )
    case 'repeater':
    case 'flexible':
      return null
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
