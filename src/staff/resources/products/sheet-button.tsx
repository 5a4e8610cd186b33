import { useListContext, useTranslate } from 'react-admin'
import type { AnswerOf, InputOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { formatCents } from '../../fields/money.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { tableFiles, useSheet } from '../../lists/use-sheet.ts'
import { Drawing } from '../../ui/drawing.tsx'

type Preview = Extract<AnswerOf<'products', 'sheet'>, { mark: string }>
type Values = Preview['changes'][number]['to']

/** Names of the form's fields, by the name of the column. */
const names = {
  regularCents: 'regularCents',
  saleCents: 'saleCents',
  stock: 'stock',
  upSells: 'upSellIds',
  crossSells: 'crossSellIds',
} as const
const isName = (name: string): name is keyof Values => Object.hasOwn(names, name)

const send = (table: InputOf<'products', 'sheet'>) => act('products', 'all', 'sheet', table)

/** Imports prices and stock from a spreadsheet, after a preview of the changes. */
export function SheetButton() {
  const translate = useTranslate()
  const { isLoading } = useListContext()
  const { preview, open, apply, close } = useSheet(send, 'product.sheet.done')
  const { changes = [], mistakes = [] } = preview ?? {}
  return (
    <>
      <FileButton
        variant="text"
        className="table-button"
        accept={tableFiles}
        disabled={isLoading}
        onFiles={(files) => void open(files)}
      >
        <Drawing name="table" />
        {translate('product.sheet.open')}
      </FileButton>
      {preview ? (
        <AskDialog
          title="product.sheet.title"
          submit="product.sheet.apply"
          isReady={changes.length > 0 && mistakes.length === 0}
          onClose={close}
          onSubmit={() => apply()}
        >
          {mistakes.length > 0 ? (
            <div role="alert">
              <p className="refund-sum wrong">{translate('product.sheet.wrong')}</p>
              <ul>
                {mistakes.map(({ line, message }) => (
                  <li key={`${line} ${message}`}>{translate('product.sheet.line', { line, message })}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <p role="status">
            {translate(changes.length === 0 ? 'product.sheet.same' : 'product.sheet.changes', {
              smart_count: changes.length,
            })}
          </p>
          <table className="order-lines">
            <tbody>
              {changes.map(({ sku, title, from, to }) => (
                <tr key={sku}>
                  <th scope="row">
                    {title} <small>{sku}</small>
                  </th>
                  <td>
                    {Object.keys(to)
                      .filter(isName)
                      .map((name) => (
                        <div key={name}>
                          {translate(`resources.products.fields.offer.${names[name]}`)}: {shown(name, from)} →{' '}
                          <b>{shown(name, to)}</b>
                        </div>
                      ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </AskDialog>
      ) : null}
    </>
  )
}

function shown(name: keyof Values, values: Values): string {
  const value = values[name]
  if (typeof value === 'number') return name === 'stock' ? String(value) : formatCents(value)
  return value?.join(', ') || '–'
}
