import { Button } from '@mui/material'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { isSameData } from '../../../kernel/same-data.ts'
import { DragHandle } from '../../fields/drag-handle.tsx'
import { FieldFrame } from '../../fields/field-frame.tsx'
import { MenuRowFields } from './menu-row-fields.tsx'
import { type MenuItem, type MenuRow, moveRow, newRow, removeRow, toItems, toRows } from './menu-rows.ts'

const isItems = (value: unknown): value is readonly MenuItem[] => Array.isArray(value)

/** Width in pixels by which each level is indented. */
const layerPx = 32

/** The items of a menu as rows, which can be dragged, or moved up, down, in and out by buttons. */
export function MenuItemsInput({ source }: { source: string }) {
  const translate = useTranslate()
  const incomplete = (value: unknown) =>
    isItems(value) && toRows(value).some(({ label, url }) => label.trim() === '' || url.trim() === '')
      ? translate('menus.incomplete')
      : undefined
  const { field, fieldState } = useInput({ source, defaultValue: [], validate: incomplete })
  const [rows, setRows] = useState(() => toRows(isItems(field.value) ? field.value : []))
  const sent = useRef<unknown>(field.value)
  const dragged = useRef<{ at: number; fromX: number }>(undefined)
  const [over, setOver] = useState<number>()
  const [added, setAdded] = useState<number>()

  const { list, addButton, focusAfterRemoval } = useFocusAfterRemoval(rows)

  // The form's value changed from outside: another record, or a restored version. The form may give back a copy.
  if (!isSameData(field.value, sent.current)) {
    sent.current = field.value
    setRows(toRows(isItems(field.value) ? field.value : []))
  }
  const change = (next: readonly MenuRow[]) => {
    setRows([...next])
    sent.current = toItems(next)
    field.onChange(sent.current)
  }
  const add = () => {
    const row = newRow()
    setAdded(row.key)
    change([...rows, row])
  }
  const remove = (at: number) => {
    focusAfterRemoval(at)
    change(removeRow(rows, at))
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    setOver(undefined)
    const { at, fromX } = dragged.current ?? {}
    if (at === undefined || fromX === undefined) return
    const layers = Math.round((event.clientX - fromX) / layerPx)
    change(moveRow(rows, at, to, (rows[at]?.depth ?? 0) + layers))
  }
  const message = fieldState.error?.message
  return (
    <FieldFrame source={source} label="menus.items" error={typeof message === 'string' ? message : undefined}>
      {() => (
        <div className="menu-rows">
          <ol ref={list}>
            {rows.map((row, at) => (
              <li
                key={row.key}
                style={{ marginInlineStart: `${row.depth * layerPx}px` }}
                className={over === at ? 'is-over' : undefined}
                onDragOver={(event) => {
                  event.preventDefault()
                  setOver(at)
                }}
                onDrop={(event) => drop(event, at)}
              >
                <DragHandle
                  title={translate('menus.drag')}
                  onDragStart={({ clientX }) => {
                    dragged.current = { at, fromX: clientX }
                  }}
                  onDragEnd={() => setOver(undefined)}
                />
                <MenuRowFields
                  row={row}
                  at={at}
                  rows={rows}
                  isNew={row.key === added}
                  onChange={change}
                  onRemove={() => remove(at)}
                />
              </li>
            ))}
          </ol>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropped here a line goes to the end */}
          <div
            className={over === rows.length ? 'menu-end is-over' : 'menu-end'}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(rows.length)
            }}
            onDrop={(event) => drop(event, rows.length)}
          >
            <Button ref={addButton} variant="outlined" onClick={add}>
              {translate('menus.addItem')}
            </Button>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** The focus goes to the row that follows the removed one, else to the last, else to the button that adds one. */
function useFocusAfterRemoval(rows: readonly MenuRow[]) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    if (removed.current === undefined) return
    const row = list.current?.children[Math.min(removed.current, rows.length - 1)]
    removed.current = undefined
    const button = row?.querySelector<HTMLButtonElement>('.menu-ways button:last-child')
    ;(button ?? addButton.current)?.focus()
  }, [rows])
  return {
    list,
    addButton,
    focusAfterRemoval: (at: number) => {
      removed.current = at
    },
  }
}
