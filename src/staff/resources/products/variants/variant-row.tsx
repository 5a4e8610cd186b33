import { memo, useId, useState } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import type { Media } from '../../../fields/media-picker/media.ts'
import { smallestOf } from '../../../fields/smallest.ts'
import { type Column, columns, mistakeIn, read, shown } from './columns.ts'
import type { Variant } from './variant.ts'

/** Callbacks of a row; each is stable while the form is open. */
export interface RowActs {
  change(row: number, change: Partial<Variant>): void
  remove(row: number): void
  choosePicture(row: number): void
}

interface RowProps {
  variant: Variant
  name: string
  row: number
  isTwice: boolean
  /** The variant no longer matches a combination of the choices. */
  isStray: boolean
  /** Visitors can still buy it nevertheless. */
  isStraySold: boolean
  media: Media | undefined
  /** Error messages of the server, by column. */
  refused: Readonly<Partial<Record<Column, string>>> | undefined
  acts: RowActs
}

/** One variant. Rendered again only when it changes: a table may have 500. */
export const VariantRow = memo(function VariantRow({
  variant,
  name,
  row,
  isTwice,
  isStray,
  isStraySold,
  media,
  refused,
  acts,
}: RowProps) {
  const translate = useTranslate()
  const { pictureId } = variant
  return (
    <tr>
      <th scope="row">
        {name}
        {isStray ? (
          <small>{translate(isStraySold ? 'product.variants.straySold' : 'product.variants.stray')}</small>
        ) : null}
      </th>
      {columns.map((column) => (
        <Cell key={column} {...{ variant, row, column, name, isTwice, acts }} refused={refused?.[column]} />
      ))}
      <td className="variant-picture" data-label={translate('product.variants.picture')}>
        <button
          type="button"
          aria-label={translate(pictureId ? 'product.variants.otherPicture' : 'product.variants.addPicture', {
            name,
          })}
          onClick={() => acts.choosePicture(row)}
        >
          {media ? <img src={smallestOf(media.picture)} alt="" /> : <span aria-hidden="true">+</span>}
        </button>
        {pictureId ? (
          <button
            type="button"
            className="variant-small"
            aria-label={translate('product.variants.noPicture', { name })}
            onClick={() => acts.change(row, { pictureId: null })}
          >
            ×
          </button>
        ) : null}
      </td>
      <td className="variant-remove">
        <button
          type="button"
          className="variant-small"
          aria-label={translate('product.variants.remove', { name })}
          onClick={() => acts.remove(row)}
        >
          ×
        </button>
      </td>
    </tr>
  )
})

function Cell({
  variant,
  row,
  column,
  name,
  isTwice,
  refused,
  acts,
}: Pick<RowProps, 'variant' | 'name' | 'row' | 'isTwice' | 'acts'> & {
  column: Column
  refused: string | undefined
}) {
  const translate = useTranslate()
  const noteId = useId()
  // The text as typed, as long as it equals the form's value; otherwise a comma would disappear while typing.
  const [typed, setTyped] = useState('')
  const value = variant[column]
  const mistake = mistakeIn(variant, column, isTwice)
  const note = mistake ? translate(`product.variants.mistakes.${mistake}`) : refused
  const wires = {
    'data-cell': `${row}:${columns.indexOf(column)}`,
    'aria-label': `${translate(`product.variants.${column}`)}, ${name}`,
    'aria-invalid': note !== undefined,
    ...(note !== undefined && { 'aria-describedby': noteId }),
  }
  return (
    <td className={`variant-${column}`} data-label={translate(`product.variants.${column}`)}>
      {column === 'offered' ? (
        <input
          {...wires}
          type="checkbox"
          checked={value !== false && typeof value !== 'string'}
          onChange={({ target }) => acts.change(row, { offered: target.checked })}
        />
      ) : (
        <input
          {...wires}
          type="text"
          inputMode={column === 'sku' ? 'text' : column === 'stock' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={read(column, typed) === (value ?? null) ? typed : shown(column, value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => {
            setTyped(target.value)
            acts.change(row, { [column]: read(column, target.value) })
          }}
          onBlur={() => setTyped('')}
        />
      )}
      {column === 'offered' && typeof value === 'string' ? <q>{value}</q> : null}
      {note === undefined ? null : (
        <small id={noteId} className="variant-wrong">
          <ValidationError error={note} />
        </small>
      )}
    </td>
  )
}
