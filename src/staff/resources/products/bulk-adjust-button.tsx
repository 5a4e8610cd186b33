import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import {
  Form,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { InputOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { InstantInput } from '../../fields/instant-input.tsx'
import { MoneyInput } from '../../fields/money-input.tsx'
import { WordButton } from '../../fields/word-button.tsx'

type Change = InputOf<'products', 'adjust'>['change']
type Kind = Change['kind']
const kinds: readonly Kind[] = ['price', 'price_percent', 'sale', 'no_sale', 'stock', 'stock_more']
const choices = kinds.map((id) => ({ id, name: `product.adjust.kinds.${id}` }))

/** Settings of each kind of change. */
function AdjustmentFields() {
  const kind: Kind = useWatch({ name: 'kind' })
  switch (kind) {
    case 'price':
      return <MoneyInput source="cents" label="product.adjust.cents" validate={required()} />
    case 'price_percent':
      return (
        <NumberInput
          source="percent"
          label="product.adjust.percent"
          helperText="product.adjust.percentHelp"
          validate={required()}
          min={-100}
          max={1_000}
        />
      )
    case 'sale':
      return (
        <>
          <NumberInput source="percent" label="product.adjust.off" validate={required()} min={1} max={99} />
          <InstantInput source="to" label="resources.products.fields.offer.saleTo" />
        </>
      )
    case 'stock':
      return <NumberInput source="pieces" label="product.adjust.pieces" validate={required()} min={0} />
    case 'stock_more':
      return (
        <NumberInput
          source="more"
          label="product.adjust.more"
          helperText="product.adjust.moreHelp"
          validate={required()}
        />
      )
    case 'no_sale':
      return null
  }
}

/** What the form holds, by the kind of change that is chosen. */
function changeOf({ kind, cents, percent, to, pieces, more }: FieldValues): Change {
  const chosen: Kind = kind
  switch (chosen) {
    case 'price':
      return { kind: chosen, cents }
    case 'price_percent':
      return { kind: chosen, percent }
    case 'sale':
      return { kind: chosen, percent, to }
    case 'no_sale':
      return { kind: chosen }
    case 'stock':
      return { kind: chosen, pieces }
    case 'stock_more':
      return { kind: chosen, more }
  }
}

/** Changes the price or the stock of all chosen products at once (EDIT-05). */
export function BulkAdjustButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems } = useListContext()
  const [open, setOpen] = useState(false)

  const adjust = async (values: FieldValues) => {
    try {
      await act('products', 'all', 'adjust', { ids: selectedIds, change: changeOf(values) })
      notify('product.adjust.done', { messageArgs: { smart_count: selectedIds.length } })
      setOpen(false)
      onUnselectItems()
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
  }

  return (
    <>
      <WordButton label="product.adjust.open" onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="adjust-products"
      >
        <DialogTitle id="adjust-products">
          {translate('product.adjust.title', { smart_count: selectedIds.length })}
        </DialogTitle>
        <Form defaultValues={{ kind: 'price' }} onSubmit={adjust} noValidate>
          <DialogContent>
            <SelectInput
              source="kind"
              label="product.adjust.kind"
              choices={choices}
              validate={required()}
              helperText={false}
              fullWidth
            />
            <AdjustmentFields />
          </DialogContent>
          <DialogActions>
            <WordButton label="ra.action.cancel" onClick={() => setOpen(false)} />
            <SaveButton label="product.adjust.save" alwaysEnable icon={null} />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}
