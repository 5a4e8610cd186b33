import { NumberInput, required, useTranslate } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { MoneyInput } from '../../fields/money-input.tsx'

/** Price and stock of a product; those of its variants stand in its own form. */
export function PriceQuickFields() {
  const translate = useTranslate()
  const offer = useWhole('products')?.offer
  if (!offer || offer.variants.length > 0) return <p className="hint">{translate('quick.variants')}</p>
  return (
    <div className="quick-price">
      <MoneyInput source="offer.regularCents" validate={required()} />
      <MoneyInput source="offer.saleCents" />
      <NumberInput source="offer.stock" min={0} step={1} />
    </div>
  )
}
