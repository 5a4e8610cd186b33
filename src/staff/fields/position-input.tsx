import { Button, MenuItem, TextField } from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { FieldFrame } from './field-frame.tsx'

interface Position {
  latitude: number | null
  longitude: number | null
  precision: string
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'latitude' in value

/** A position on the map, or none. */
export function PositionInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const position = isPosition(field.value) ? field.value : undefined
  const mistakes = nestedMessages(fieldState.error)
  const set = (change: Partial<Position>) => field.onChange({ ...position, ...change })
  const number = (name: 'latitude' | 'longitude') => (
    <TextField
      size="small"
      type="number"
      label={translate(`entry.${name}`)}
      value={position?.[name] ?? ''}
      error={mistakes[name] !== undefined}
      helperText={mistakes[name]}
      slotProps={{ htmlInput: { step: 'any' } }}
      onChange={({ target }) => set({ [name]: target.value === '' ? null : Number(target.value) })}
    />
  )
  return (
    <FieldFrame source={source}>
      {({ labelId }) =>
        position ? (
          <fieldset className="plain position" aria-labelledby={labelId}>
            {number('latitude')}
            {number('longitude')}
            <TextField
              select
              size="small"
              label={translate('entry.precision')}
              value={position.precision}
              onChange={({ target }) => set({ precision: target.value })}
            >
              {['exact', 'near', 'centre'].map((precision) => (
                <MenuItem key={precision} value={precision}>
                  {translate(`entry.precisions.${precision}`)}
                </MenuItem>
              ))}
            </TextField>
            <Button onClick={() => field.onChange(null)}>{translate('entry.removePosition')}</Button>
          </fieldset>
        ) : (
          <Button
            variant="outlined"
            onClick={() => field.onChange({ latitude: null, longitude: null, precision: 'exact' })}
          >
            {translate('entry.addPosition')}
          </Button>
        )
      }
    </FieldFrame>
  )
}

/** The server's error messages of fields below a name. */
function nestedMessages(error: unknown): Partial<Record<'latitude' | 'longitude', string>> {
  if (typeof error !== 'object' || error === null) return {}
  const entries = Object.entries(error).flatMap(([name, mistake]): [string, string][] =>
    typeof mistake === 'object' && mistake !== null && typeof mistake.message === 'string'
      ? [[name, mistake.message]]
      : [],
  )
  return Object.fromEntries(entries)
}
