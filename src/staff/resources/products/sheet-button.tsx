import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { formatCents } from '../../fields/money.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'

interface Values {
  regularCents?: number
  saleCents?: number | null
  stock?: number | null
  upSells?: readonly string[]
  crossSells?: readonly string[]
}

/** And where the form names them. */
const names = {
  regularCents: 'regularCents',
  saleCents: 'saleCents',
  stock: 'stock',
  upSells: 'upSellIds',
  crossSells: 'crossSellIds',
} as const
const isName = (name: string): name is keyof Values => Object.hasOwn(names, name)

interface Preview {
  changes: readonly { sku: string; title: string; from: Values; to: Values }[]
  mistakes: readonly { line: number; message: string }[]
  mark: string
}

/** Takes prices and stocks back from a spreadsheet, once it is seen what that changes. */
export function SheetButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const { isLoading } = useListContext()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const send = async (body: object) => {
    try {
      // The server's own shape; its test holds it.
      const answer = (await call('products/all/sheet', { method: 'POST', body })) as
        | Preview
        | { changed: number }
      if ('mark' in answer) {
        setPreview(answer)
        return false
      }
      notify('product.sheet.done', { type: 'success', messageArgs: { smart_count: answer.changed } })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    const read = await file.text()
    setText(read)
    await send({ text: read })
  }
  const { changes = [], mistakes = [] } = preview ?? {}
  return (
    <>
      <FileButton
        variant="text"
        accept=".csv,text/csv"
        disabled={isLoading}
        onFiles={(files) => void open(files)}
      >
        {translate('product.sheet.open')}
      </FileButton>
      {preview ? (
        <AskDialog
          title="product.sheet.title"
          submit="product.sheet.apply"
          isReady={changes.length > 0 && mistakes.length === 0}
          onClose={() => setPreview(undefined)}
          onSubmit={() => send({ text, agreed: preview.mark })}
        >
          {mistakes.length > 0 ? (
            <div role="alert">
              <p className="refund-sum wrong">{translate('product.sheet.wrong')}</p>
              <ul>
                {mistakes.map(({ line, message }) => (
                  <li key={line}>{translate('product.sheet.line', { line, message })}</li>
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
