import { formatPrice } from '../../kernel/money.ts'
import { Select } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { FormProps, SummaryProduct } from './form-props.ts'

/** A select for each attribute in which the variants differ, named `attribute_{name}`. */
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

/** Shows the price in the option when one attribute decides it; without scripts it shows nowhere else. */
function optionOf({ choices, variants, isFrom }: SummaryProduct, name: string, value: string): string {
  const variant = variants.find(({ attributes }) => attributes[name] === value)
  return variant && isFrom && choices.length === 1 ? `${value}, ${formatPrice(variant.price.cents)}` : value
}
