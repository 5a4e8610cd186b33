import type { Field as PuckField } from '@puckeditor/core'
import { dynamicTypes } from '../../../widgets/dynamic-types.ts'
import { type Field, type Fields, initialValues } from '../../../widgets/fields.ts'
import { CategoriesField } from '../fields/categories-field.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { ChoicesField } from '../fields/choices-field.tsx'
import type { FieldControl } from '../fields/control.ts'
import { DeviceField } from '../fields/device-field.tsx'
import { DeviceNumberField } from '../fields/device-number-field.tsx'
import { DynamicField } from '../fields/dynamic-field.tsx'
import { CategoryField, FileField } from '../fields/file-field.tsx'
import { KindField } from '../fields/kind-field.tsx'
import { LinkField } from '../fields/link-field.tsx'
import { ListsField } from '../fields/lists-field.tsx'
import { MediaField, PicturesField } from '../fields/media-field.tsx'
import { MenuField } from '../fields/menu-field.tsx'
import { NamedField } from '../fields/named-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { OwnFieldField } from '../fields/own-field-field.tsx'
import { PartField } from '../fields/part-field.tsx'
import { RichTextField } from '../fields/rich-text-field.tsx'
import { RolesField } from '../fields/roles-field.tsx'
import { TaxonomiesField, TaxonomyField } from '../fields/taxonomy-fields.tsx'
import { TermField } from '../fields/term-field.tsx'
import { TermsField } from '../fields/terms-field.tsx'
import { DateTimeField, LongTextField, TextField } from '../fields/text-field.tsx'
import { ToggleField } from '../fields/toggle-field.tsx'
import { isNote } from '../note-field.ts'
import { editorTexts } from '../texts.ts'

/** A room's fields as Puck takes them; those of the widget itself, and not of items in it, can be dynamic. */
export const toPuckFields = (fields: Fields, isWidget = true): Record<string, PuckField> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.type === 'beside') return []
      const shown = toPuckField(field, name)
      return [[name, isWidget && !isNote(field) ? dynamic(shown, name, field) : shown]]
    }),
  )

/** The same, with a choice of a dynamic source for fields that may have one. */
function dynamic(shown: PuckField, name: string, { type, label = '' }: Field): PuckField {
  const filled = dynamicTypes.find((one) => one === type)
  if (!filled || shown.type !== 'custom') return shown
  const { render } = shown
  return {
    ...shown,
    render: (props) => (
      <DynamicField name={name} type={filled} label={label}>
        {render(props)}
      </DynamicField>
    ),
  }
}

function toPuckField(field: Exclude<Field, { type: 'beside' }>, name: string): PuckField {
  const { label } = field
  switch (field.type) {
    case 'slot':
      return { type: 'slot', label }
    case 'richtext':
      return custom(label, (props) => <RichTextField field={field} {...props} />)
    case 'list':
      return {
        type: 'array',
        label,
        arrayFields: toPuckFields(field.item, false),
        defaultItemProps: newItem(field),
        getItemSummary: (item, index = 0) => summaryOf(item, field, index),
      }
    case 'text':
    case 'anchor':
      return custom(label, (props) => <TextField field={field} {...props} />)
    case 'html':
    case 'longtext':
      return custom(label, (props) => <LongTextField field={field} {...props} />)
    case 'number':
      if (field.perDevice) return custom(label, (props) => <DeviceNumberField field={field} {...props} />)
      return custom(label, (props) => <NumberField field={field} {...props} />)
    case 'toggle':
      return custom(label, (props) => <ToggleField field={field} {...props} />)
    case 'choice':
      if (field.perDevice) return custom(label, (props) => <DeviceField field={field} {...props} />)
      return custom(label, (props) => <ChoiceField field={field} {...props} />)
    case 'file-categories':
      return custom(label, (props) => <CategoriesField field={field} {...props} />)
    case 'choices':
      return custom(label, (props) => <ChoicesField field={field} {...props} />)
    case 'roles':
      return custom(label, (props) => <RolesField field={field} {...props} />)
    case 'taxonomy':
      return custom(label, (props) => <TaxonomyField field={field} {...props} />)
    case 'taxonomies':
      return custom(label, (props) => <TaxonomiesField field={field} {...props} />)
    case 'term':
      return custom(label, (props) => <TermField field={field} name={name} {...props} />)
    case 'terms':
      return custom(label, (props) => <TermsField field={field} {...props} />)
    case 'link':
      return custom(label, (props) => <LinkField field={field} {...props} />)
    case 'media':
      return custom(label, (props) => <MediaField field={field} {...props} />)
    case 'author':
      return custom(label, (props) => (
        <NamedField field={field} resource="authors" none={editorTexts('authorAny')} {...props} />
      ))
    case 'card':
      return custom(label, (props) => (
        <NamedField
          field={field}
          resource="documents"
          filter={onlyCards}
          none={editorTexts('cardUsual')}
          {...props}
        />
      ))
    case 'part':
      return custom(label, (props) => <PartField field={field} {...props} />)
    case 'pictures':
      return custom(label, (props) => <PicturesField field={field} {...props} />)
    case 'datetime':
    case 'date':
      return custom(label, (props) => <DateTimeField field={field} {...props} />)
    case 'menu':
      return custom(label, (props) => <MenuField field={field} {...props} />)
    case 'newsletter-lists':
      return custom(label, (props) => <ListsField field={field} {...props} />)
    case 'kind':
      return custom(label, (props) => <KindField field={field} {...props} />)
    case 'own-field':
      return custom(label, (props) => <OwnFieldField field={field} {...props} />)
    case 'file':
      return custom(label, (props) => <FileField field={field} name={name} {...props} />)
    case 'file-category':
      return custom(label, (props) => <CategoryField field={field} name={name} {...props} />)
  }
}

/** A stable reference: a new one would repeat the request at every key press. */
const onlyCards = { kind: 'card' }

const custom = (label: string, render: (control: FieldControl) => React.ReactElement): PuckField => ({
  type: 'custom',
  label,
  // The name by which a text on the page finds its field.
  render: ({ name, value, onChange }) => <div data-field={name}>{render({ value, onChange })}</div>,
})

type ListField = Extract<Field, { type: 'list' }>

/** A new item of a list: empty, except for the text that identifies it. */
function newItem({ item, itemLabel }: ListField): Record<string, unknown> {
  const slots = Object.entries(item).flatMap(([name, { type }]) => (type === 'slot' ? [[name, []]] : []))
  const empty = { ...initialValues(item), ...Object.fromEntries(slots) }
  const words = wordsOf(item)
  return words === undefined ? empty : { ...empty, [words]: itemLabel }
}

/** The field whose text identifies an item. */
const wordsOf = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([, { type }]) => type === 'text')?.[0]

function summaryOf(
  item: Readonly<Record<string, unknown>>,
  { item: fields, itemLabel }: ListField,
  index: number,
): string {
  const name = wordsOf(fields)
  const words = name === undefined ? undefined : item[name]
  return typeof words === 'string' && words.trim() !== ''
    ? words
    : editorTexts('listItem', { label: itemLabel, number: index + 1 })
}
