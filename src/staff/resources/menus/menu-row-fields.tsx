import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { LinkChooser } from '../../fields/link-chooser/link-chooser.tsx'
import { deepest, type MenuRow, moveRow, stepRow } from './menu-rows.ts'

interface Props {
  row: MenuRow
  at: number
  rows: readonly MenuRow[]
  isNew: boolean
  onChange: (rows: readonly MenuRow[]) => void
  onRemove: () => void
}

/** One item of a menu: its target, its label, and buttons that move it. */
export function MenuRowFields({ row, at, rows, isNew, onChange, onRemove }: Props) {
  const translate = useTranslate()
  const id = useId()
  const put = (more: Partial<MenuRow>) =>
    onChange(rows.map((other) => (other.key === row.key ? { ...other, ...more } : other)))
  const name = row.label || translate('menus.item')
  const above = rows[at - 1]
  const ways = [
    { key: 'up', next: () => stepRow(rows, at, -1) },
    { key: 'down', next: () => stepRow(rows, at, 1) },
    ...(row.depth > 0 ? [{ key: 'out', next: () => moveRow(rows, at, at, row.depth - 1) }] : []),
    ...(above && row.depth <= above.depth && row.depth < deepest
      ? [{ key: 'in', next: () => moveRow(rows, at, at, row.depth + 1) }]
      : []),
  ]
  return (
    <div className="menu-row">
      <LinkChooser
        autoFocus={isNew}
        label={translate('resources.menus.fields.url')}
        hint=""
        value={row.url}
        onChange={(url) => put({ url })}
        onGoal={({ url, title }) => put({ url, label: row.label || title })}
      />
      <Field id={id} label={translate('resources.menus.fields.label')}>
        {(wires) => (
          <TextInput
            {...wires}
            value={row.label}
            onChange={({ currentTarget }) => put({ label: currentTarget.value })}
          />
        )}
      </Field>
      <span className="menu-ways">
        {ways.map(({ key, next }) => (
          <button
            // These two take each other's place, and the focus stays.
            key={key === 'out' ? 'in' : key}
            type="button"
            aria-label={translate(`menus.${key}Name`, { name })}
            onClick={() => onChange(next())}
          >
            {translate(`menus.${key}`)}
          </button>
        ))}
        <button type="button" aria-label={translate('menus.removeName', { name })} onClick={onRemove}>
          {translate('menus.remove')}
        </button>
      </span>
    </div>
  )
}
