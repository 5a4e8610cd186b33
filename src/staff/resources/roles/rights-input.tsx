import { Checkbox, FormControlLabel } from '@mui/material'
import { useId } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { type Right, rights } from '../../../kernel/rights.ts'
import { useOwnRights } from '../../api/own-rights.ts'
import { FieldFrame } from '../../fields/field-frame.tsx'

/** Groups of rights, by kind of work. */
const groups: readonly { name: string; rights: readonly Right[] }[] = [
  { name: 'content', rights: ['pages', 'entries', 'publish', 'media', 'library'] },
  { name: 'people', rights: ['newsletter', 'forms', 'statistics'] },
  { name: 'shop', rights: ['orders', 'products', 'shop_settings'] },
  { name: 'operator', rights: ['people', 'settings', 'html', 'operation'] },
]

const among = (value: unknown): Right[] =>
  Array.isArray(value) ? rights.filter((right) => value.includes(right)) : []

/** The rights of a role as checkboxes; users cannot grant rights that they lack. */
export function RightsInput({ source }: { source: string }) {
  const translate = useTranslate()
  const id = useId()
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const own = useOwnRights()
  const held = among(field.value)
  return (
    <FieldFrame source={source} error={fieldState.error?.message} help={translate('roles.rightsHelp')}>
      {({ labelId }) => (
        <fieldset aria-labelledby={labelId} className="rights">
          {groups.map(({ name, rights: offered }) => (
            <fieldset key={name}>
              <legend>{translate(`roles.groups.${name}`)}</legend>
              {offered.map((right) => (
                <div key={right}>
                  <FormControlLabel
                    label={translate(`roles.short.${right}`)}
                    disabled={!own.includes(right)}
                    control={
                      <Checkbox
                        checked={held.includes(right)}
                        slotProps={{ input: { 'aria-describedby': `${id}-${right}` } }}
                        onChange={(_, isTicked) =>
                          field.onChange(
                            rights.filter((one) => (one === right ? isTicked : held.includes(one))),
                          )
                        }
                      />
                    }
                  />
                  <p className="hint" id={`${id}-${right}`}>
                    {translate(`roles.long.${right}`)}
                  </p>
                </div>
              ))}
            </fieldset>
          ))}
        </fieldset>
      )}
    </FieldFrame>
  )
}
