import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { InputOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useRows } from '../../api/rows.ts'
import { FileButton } from '../../fields/file-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { tableFiles, useSheet } from '../../lists/use-sheet.ts'
import { Drawing } from '../../ui/drawing.tsx'

type Sent = InputOf<'subscribers', 'sheet'>
const send = (table: Sent, more: Pick<Sent, 'proof' | 'list'> | undefined) =>
  act('subscribers', 'all', 'sheet', { ...table, ...more })

/** Imports subscribers from a table, after a preview and a statement of how they consented. */
export function SheetButton() {
  const translate = useTranslate()
  const { isLoading } = useListContext()
  const [proof, setProof] = useState('')
  const [list, setList] = useState<number>()
  const { data: lists = [] } = useRows('newsletter-lists')
  const { preview, open, apply, close } = useSheet(send, 'subscribers.sheet.done')
  return (
    <>
      <FileButton
        variant="text"
        className="table-button"
        accept={tableFiles}
        disabled={isLoading}
        onFiles={(files) => {
          setProof('')
          void open(files)
        }}
      >
        <Drawing name="table" />
        {translate('subscribers.sheet.open')}
      </FileButton>
      {preview ? (
        <AskDialog
          title="subscribers.sheet.title"
          submit="subscribers.sheet.apply"
          isReady={preview.added.count + (list === undefined ? 0 : preview.known) > 0 && proof.trim() !== ''}
          onClose={close}
          onSubmit={() => apply({ proof, ...(list !== undefined && { list }) })}
        >
          <ul role="status">
            <li>{translate('subscribers.sheet.added', { smart_count: preview.added.count })}</li>
            {(['known', 'left', 'twice'] as const).map((name) =>
              preview[name] > 0 ? (
                <li key={name}>{translate(`subscribers.sheet.${name}`, { smart_count: preview[name] })}</li>
              ) : null,
            )}
            {preview.wrong.count > 0 ? (
              <li className="wrong">
                {translate('subscribers.sheet.wrong', {
                  smart_count: preview.wrong.count,
                  lines: preview.wrong.lines.join(', '),
                })}
              </li>
            ) : null}
            {preview.unknown.map(({ state, count }) => (
              <li className="wrong" key={state}>
                {translate('subscribers.sheet.unknown', { smart_count: count, state })}
              </li>
            ))}
          </ul>
          {preview.added.some.length > 0 ? (
            <details open>
              <summary>{translate('subscribers.sheet.some')}</summary>
              <table className="order-lines">
                <tbody>
                  {preview.added.some.map(({ email, name, surname, consentAt }) => (
                    <tr key={email}>
                      <th scope="row">{email}</th>
                      <td>{`${name} ${surname}`.trim()}</td>
                      <td>
                        {consentAt === undefined ? '' : new Date(consentAt).toLocaleDateString('nl-NL')}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          ) : null}
          {lists.length > 0 ? (
            <TextField
              select
              label={translate('resources.subscribers.fields.list')}
              value={list ?? ''}
              onChange={({ target }) => setList(target.value ? Number(target.value) : undefined)}
            >
              <MenuItem value="">{translate('newsletterLists.none')}</MenuItem>
              {lists.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          ) : null}
          <TextField
            required
            label={translate('subscribers.sheet.proof')}
            helperText={translate('subscribers.sheet.proofHelp')}
            value={proof}
            onChange={({ target }) => setProof(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </AskDialog>
      ) : null}
    </>
  )
}
