import { countries } from '../../kernel/countries.ts'
import { Select, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormGrid } from '../../ui/part/part.tsx'
import { type AddressKind, type AddressName, addressInputs, type Typed } from './fields.ts'
import type { Problems } from './problems.ts'
import type { CheckoutTexts } from './texts.ts'

interface AddressFieldsProps {
  kind: AddressKind
  typed: Typed
  problems: Problems
  texts: CheckoutTexts
}

/** Three fields in a row, then two and two; the others alone. */
const widths: Partial<Record<AddressName, string>> = {
  postcode: 'third first',
  house_number: 'third',
  house_number_suffix: 'third',
  address_1: 'half',
  city: 'half',
  first_name: 'half',
  last_name: 'half',
}

/** The fields of an address, the country first: other fields and the shipping costs depend on it. */
export const AddressFields = ({ kind, typed, problems, texts }: AddressFieldsProps) => {
  const token = (last: string) => `section-${kind} ${kind} ${last}`
  const country = `${kind}_country`
  return (
    <FormGrid>
      <Field id={country} label={texts('country')} error={problems.get(country)}>
        {(wires) => (
          <Select
            {...wires}
            name={country}
            defaultValue={typed[country] || 'NL'}
            autoComplete={token('country')}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {addressInputs.map(({ name, autoComplete, needed }) => {
        const id = `${kind}_${name}`
        const isOptional = !needed && name !== 'house_number_suffix'
        return (
          <Field
            key={id}
            id={id}
            className={widths[name]}
            label={
              isOptional ? (
                <>
                  {texts(name)} <span className="may">{texts('may')}</span>
                </>
              ) : (
                texts(name)
              )
            }
            error={problems.get(id)}
          >
            {(wires) => (
              <TextInput
                {...wires}
                name={id}
                defaultValue={typed[id]}
                autoComplete={token(autoComplete)}
                inputMode={name === 'house_number' ? 'numeric' : undefined}
                autoCapitalize={name === 'postcode' ? 'characters' : undefined}
                maxLength={200}
                aria-required={needed || undefined}
              />
            )}
          </Field>
        )
      })}
    </FormGrid>
  )
}
