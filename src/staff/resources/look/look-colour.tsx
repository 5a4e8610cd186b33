import { Button } from '@mui/material'
import { required, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { faultsOf } from '../../../kernel/look/faults.ts'
import { isColour, type LookColour as Name, readLook } from '../../../kernel/look/look.ts'
import { ColourInput } from '../../fields/colour-input.tsx'
import { useLook } from './use-look.ts'

const lower = (typed: string) => typed.trim().toLowerCase()

const isWritten = (value: unknown) => (isColour(value) ? undefined : 'look.noColour')

const isRead = (name: Name) => (_: unknown, values: unknown) => {
  const look = readLook(values)
  return look && faultsOf(look).find(({ field }) => field === name)?.sentence
}
const checks = {
  paper: [required(), isWritten, isRead('paper')],
  ink: [required(), isWritten, isRead('ink')],
  accent: [required(), isWritten, isRead('accent')],
  mark: [required(), isWritten, isRead('mark')],
  night: [required(), isWritten, isRead('night')],
}

/** A colour of the look. Too little contrast is reported at once, with a button for the nearest readable colour. */
export function LookColour({ source }: { source: Name }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const look = useLook()
  const fault = look && faultsOf(look).find(({ field }) => field === source)
  return (
    <div className="look-colour">
      <ColourInput source={source} parse={lower} validate={checks[source]} helperText={false} />
      <div role="status">
        {fault ? (
          <p className="field-note wrong">
            {fault.sentence}{' '}
            <Button
              size="small"
              startIcon={<i className="look-dot" style={{ backgroundColor: fault.proposal }} />}
              onClick={() => setValue(source, fault.proposal, { shouldDirty: true, shouldValidate: true })}
            >
              {translate('look.take', { colour: fault.proposal })}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  )
}
