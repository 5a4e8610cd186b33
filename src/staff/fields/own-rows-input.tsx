import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { ArrayInput, required, useArrayInput, useSourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { EntryField, FieldPart, RowLayout } from '../../kernel/own-fields.ts'
import { isValues, type Values } from '../api/values.ts'
import { OwnRow, type RowControl } from './own-row.tsx'
import { OwnValueInput } from './own-value-input.tsx'

/** The rows of a field, which can be added, removed, and ordered by dragging or by buttons. */
export const OwnRowsInput = ({ field, source }: { field: EntryField; source: string }) => (
  <ArrayInput
    className="own-rows-field"
    source={source}
    label={field.label}
    helperText={field.help || false}
    {...(field.required && { validate: required() })}
  >
    <OwnRows field={field} />
  </ArrayInput>
)

function OwnRows({ field: { type, layouts, rowLimit } }: { field: EntryField }) {
  const translate = useTranslate()
  const { fields: rows, append, move, remove } = useArrayInput()
  const { getSource } = useSourceContext()
  const { getValues, setValue } = useFormContext()
  const { list, focusAt } = useFocusLater(rows)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [said, say] = useState('')
  const isFull = rows.length >= rowLimit

  const layoutOf = (row: object) =>
    type === 'repeater' ? layouts[0] : layouts.find(({ name }) => Object.hasOwn(row, name))
  const nameOf = (at: number, layout: RowLayout | undefined) =>
    translate(layout?.label ? 'ownFields.rowOf' : 'ownFields.row', { number: at + 1, layout: layout?.label })
  const add = (layout: RowLayout) => {
    const row = emptyRow(layout)
    append(type === 'repeater' ? row : { [layout.name]: row }, { shouldFocus: false })
    focusAt(rows.length, 'first')
  }
  /** An absent value of a moved row would show the record's value at its new index. */
  const complete = () => {
    for (const [at, row] of rows.entries()) {
      const layout = layoutOf(row)
      if (!layout) continue
      const source = getSource(type === 'repeater' ? String(at) : `${at}.${layout.name}`)
      setValue(source, filledIn(emptyRow(layout), getValues(source)))
    }
  }
  const put = (at: number, to: number) => {
    complete()
    move(at, to)
    say(translate('ownFields.moved', { number: to + 1, count: rows.length }))
  }
  const act = (at: number, name: string, control: RowControl) => {
    if (control === 'remove') {
      complete()
      remove(at)
      say(translate('ownFields.removed', { name }))
      focusAt(Math.min(at, rows.length - 2), control)
    } else {
      const to = control === 'up' ? at - 1 : at + 1
      put(at, to)
      focusAt(to, control)
    }
  }
  const leave = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <div className="own-rows">
      <ol ref={list}>
        {rows.map((row, at) => {
          const layout = layoutOf(row)
          const name = nameOf(at, layout)
          const prefix = type === 'repeater' ? at : `${at}.${layout?.name}`
          return (
            <li
              key={row.id}
              className={over === at ? 'is-over' : undefined}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                setOver(at)
              }}
              onDrop={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                if (dragged !== at) put(dragged, at)
                leave()
              }}
            >
              <OwnRow
                name={name}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onControl={(control) => act(at, name, control)}
                onDragStart={() => setDragged(at)}
                onDragEnd={leave}
              >
                {layout ? (
                  layout.parts.map((part) => (
                    <OwnValueInput key={part.name} field={part} source={`${prefix}.${part.name}`} />
                  ))
                ) : (
                  <p className="hint">{translate('ownFields.unknownRow')}</p>
                )}
              </OwnRow>
            </li>
          )
        })}
      </ol>
      <div className="own-rows-add">
        {layouts.map((layout) => (
          <Button
            key={layout.name}
            size="small"
            variant="outlined"
            disabled={isFull}
            onClick={() => add(layout)}
          >
            {layout.label
              ? translate('ownFields.addRowOf', { layout: layout.label })
              : translate('ownFields.addRow')}
          </Button>
        ))}
        {isFull ? (
          <span className="hint">{translate('ownFields.full', { smart_count: rowLimit })}</span>
        ) : null}
      </div>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
}

/** An empty row with every part. */
const emptyRow = ({ parts }: RowLayout): Values =>
  Object.fromEntries(parts.map(({ name, type }) => [name, emptyParts[type] ?? null]))

const emptyParts: Partial<Record<FieldPart['type'], Values>> = {
  period: { from: null, until: null },
  place: { latitude: null, longitude: null, name: null },
}

/** The empty value, with the filled-in values over it. */
const filledIn = (empty: Values, given: unknown): Values =>
  Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => {
      const value = isValues(given) ? given[name] : undefined
      return [name, isValues(nothing) ? filledIn(nothing, value) : (value ?? nothing)]
    }),
  )

const fields = 'input, textarea, select, [role="combobox"], [contenteditable="true"]'

/** Focuses an element of a row after the rows have changed. */
function useFocusLater(rows: readonly unknown[]) {
  const list = useRef<HTMLOListElement>(null)
  const wish = useRef<{ at: number; control: RowControl | 'first' }>(undefined)
  useEffect(() => {
    if (!wish.current || rows.length === 0) return
    const { at, control } = wish.current
    wish.current = undefined
    const row = list.current?.children[at]
    const wanted = control === 'first' ? fields : `[data-control="${control}"]:not(:disabled)`
    const target = row?.querySelector(wanted) ?? row?.querySelector('[data-control]:not(:disabled)')
    if (target instanceof HTMLElement) target.focus()
  }, [rows])
  return {
    list,
    focusAt: (at: number, control: RowControl | 'first') => {
      wish.current = { at, control }
    },
  }
}
