import { FormControlLabel, Switch } from '@mui/material'
import { email, required, TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const isEmail = email()
const emptyToNothing = (typed: string) => typed || undefined

/** Manufacturer and safety information (GPSR): all fields or none. */
export function MakerFields() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const maker: unknown = useWatch({ name: 'offer.maker' })
  const isKnown = maker !== null && maker !== undefined
  return (
    <>
      <FormControlLabel
        label={translate('product.hasMaker')}
        control={
          <Switch
            checked={isKnown}
            onChange={({ target }) =>
              setValue('offer.maker', target.checked ? {} : null, { shouldDirty: true })
            }
          />
        }
      />
      {isKnown ? (
        <>
          <TextInput source="offer.maker.name" validate={required()} helperText={false} />
          <TextInput source="offer.maker.address" validate={required()} helperText={false} />
          <TextInput source="offer.maker.email" validate={[required(), isEmail]} helperText={false} />
          <TextInput source="offer.maker.warnings" multiline parse={emptyToNothing} helperText={false} />
        </>
      ) : null}
    </>
  )
}
