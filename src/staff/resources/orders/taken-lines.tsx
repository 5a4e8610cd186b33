import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  useSourceContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useOneRow } from '../../api/rows.ts'
import { Rows } from '../../fields/rows.tsx'
import { wholeRow } from '../../forms/whole-row.ts'

const byWords = (q: string) => ({ q })

/** The ordered products, chosen from the catalogue. */
export const TakenLines = () => (
  <ArrayInput source="lines" label={false} helperText={false}>
    <Rows fullWidth add="orders.addLine" disableReordering>
      <ReferenceInput source="productId" reference="products" filter={{ status: 'published' }}>
        <AutocompleteInput
          optionText="title"
          filterToQuery={byWords}
          validate={required()}
          helperText={false}
        />
      </ReferenceInput>
      <VariantInput />
      <NumberInput source="quantity" min={1} step={1} validate={required()} helperText={false} />
    </Rows>
  </ArrayInput>
)

/** Chooses a variant of a product that has variants. */
function VariantInput() {
  const { getSource } = useSourceContext()
  const productId: unknown = useWatch({ name: getSource('productId') })
  const id = typeof productId === 'number' ? productId : 0
  const { data } = useOneRow('products', id, { enabled: id > 0, ...wholeRow })
  const variants = data?.offer?.variants.filter(({ offered }) => offered) ?? []
  return variants.length === 0 ? null : (
    <SelectInput
      key={id}
      source="variantSku"
      choices={variants.map(({ sku, attributes }) => ({
        id: sku,
        name: Object.values(attributes).join(', '),
      }))}
      translateChoice={false}
      validate={required()}
      helperText={false}
    />
  )
}
