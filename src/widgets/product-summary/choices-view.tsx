import { formatPrice } from '../../kernel/money.ts'
import { Select } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { FormProps, SummaryProduct } from './form-props.ts'

/** A select for everything in which the variants differ, as `attribute_{name}`. */
export const Choices = ({ product, texts, id }: FormProps) => (
  <div className="variations">
    {product.choices.map(({ name, values }, index) => (
      <Field key={name} id={`${id}-keuze-${index + 1}`} label={name}>
        {(wires) => (
          <Select {...wires} name={`attribute_${name}`} defaultValue="" required>
            <option value="">{texts('chooseOption')}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {optionOf(product, name, value)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    ))}
    <input type="hidden" name="variation_id" className="variation_id" defaultValue="" />
    <p className="err no-variant" role="alert" hidden>
      <span>{texts('noSuchVariant')}</span>
    </p>
  </div>
)

/** With its price, where one choice decides over it: who has no scripts sees it nowhere else. */
function optionOf({ choices, variants, isFrom }: SummaryProduct, name: string, value: string): string {
  const variant = variants.find(({ attributes }) => attributes[name] === value)
  return variant && isFrom && choices.length === 1 ? `${value}, ${formatPrice(variant.price.cents)}` : value
}
