import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'

const kinds = ['more', 'less', 'pieces'] as const
type Kind = (typeof kinds)[number]

interface Props {
  productId: number
  place: { name: string; stock: number | null; variantSku: string | undefined }
  onClose(): void
}

/** Changes stock: pieces in, pieces out, or a new count; always with a reason. */
export function ChangeDialog({ productId, place: { name, stock, variantSku }, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const [kind, setKind] = useState<Kind>(stock === null ? 'pieces' : 'more')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
  const left =
    count === undefined
      ? undefined
      : { more: (stock ?? 0) + count, less: (stock ?? 0) - count, pieces: count }[kind]
  const isTooFew = left !== undefined && left < 0
  const keep = async () => {
    if (count === undefined) return false
    const change = kind === 'pieces' ? { pieces: count } : { more: kind === 'less' ? -count : count }
    try {
      await act('stock', productId, 'change', { variantSku, reason, change })
      notify('stock.changed', { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <AskDialog
      title={translate('stock.title', { name })}
      submit="stock.keep"
      isReady={left !== undefined && !isTooFew && reason.trim() !== ''}
      onClose={onClose}
      onSubmit={keep}
    >
      <FormControl>
        <FormLabel id="stock-kind">{translate('stock.what')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="stock-kind"
          value={kind}
          onChange={(_, value) => setKind(kinds.find((known) => known === value) ?? 'more')}
        >
          {kinds.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={translate(`stock.kinds.${value}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        label={translate('stock.pieces')}
        value={typed}
        error={isTooFew || (typed !== '' && count === undefined)}
        helperText={
          left === undefined ? ' ' : translate(isTooFew ? 'stock.tooFew' : 'stock.becomes', { count: left })
        }
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } }}
      />
      <TextField
        label={translate('orders.why')}
        helperText={translate('stock.whyHelp')}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </AskDialog>
  )
}
