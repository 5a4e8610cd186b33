import { createUsePuck } from '@puckeditor/core'
import { Children, isValidElement, type ReactNode, useState } from 'react'
import type { Field, FieldPart } from '../../../widgets/fields.ts'
import { rooms } from '../rooms.ts'
import { rootFieldsOf } from '../root-fields.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'

const usePuck = createUsePuck()
const parts = ['content', 'opens', 'timing', 'look', 'working', 'map', 'sticky', 'motion', 'note'] as const
type Part = (typeof parts)[number]

/** Groups that staff opened or closed stay so for the next widget. */
const opened = new Map<Part, boolean>([['content', true]])

const partOf = (field: Field | undefined): Part => {
  const part: FieldPart | undefined = field && 'part' in field ? field.part : undefined
  return part ?? 'content'
}

/** For a field that depends on another: whether the other one's value calls for it. */
const isWanted = (field: Field | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  !field ||
  field.type === 'slot' ||
  field.type === 'beside' ||
  !field.when ||
  field.when.is.includes(String(values[field.when.prop] ?? ''))

/** Puck uses the field's name as React key, to which React adds a prefix. */
const nameOf = (child: ReactNode): string =>
  isValidElement(child) ? String(child.key ?? '').replace(/^\.\$/, '') : ''

/** The fields of the chosen widget, or else of the document, in groups; when all are of one kind, without. */
export function FieldParts({ children }: { children: ReactNode }) {
  const type = usePuck(({ selectedItem }) => selectedItem?.type)
  const values = usePuck(({ selectedItem, appState }) => (selectedItem ?? appState.data.root).props)
  const { document } = useSession()
  const fields = type === undefined ? rootFieldsOf(document) : rooms.get(type)?.fields
  if (!fields) return children
  const all = Children.toArray(children).filter((child) => isWanted(fields[nameOf(child)], values ?? {}))
  const groups = parts
    .map((part) => ({ part, inside: all.filter((child) => partOf(fields[nameOf(child)]) === part) }))
    .filter(({ inside }) => inside.length > 0)
  if (groups.length < 2) return children
  return groups.map(({ part, inside }) => (
    <FieldPartGroup key={part} part={part}>
      {inside}
    </FieldPartGroup>
  ))
}

function FieldPartGroup({ part, children }: { part: Part; children: ReactNode }) {
  const [open, setOpen] = useState(opened.get(part) ?? false)
  return (
    <details
      className="field-part"
      open={open}
      onToggle={({ currentTarget }) => {
        opened.set(part, currentTarget.open)
        setOpen(currentTarget.open)
      }}
    >
      <summary>{editorTexts(`part.${part}`)}</summary>
      {children}
    </details>
  )
}
