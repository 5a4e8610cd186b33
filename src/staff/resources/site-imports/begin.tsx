import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { HttpError, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'

interface Props {
  kind: 'try' | 'bring'
  label: string
  base: string
  isReady?: boolean
  isPlain?: boolean
  onRefused?: (message: string) => void
}

/** Asks for a dry run, or for the import itself. */
export function BeginButton({ kind, label, base, isReady = true, isPlain = false, onRefused }: Props) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      await act('site-imports', 'all', 'begin', { kind, base: base.trim() || null })
      refresh()
    } catch (error) {
      const refused = error instanceof HttpError ? error.body?.errors?.base : undefined
      if (refused && onRefused) onRefused(refused)
      else sayError(error)
    }
    setBusy(false)
  }
  return (
    <Button
      variant={isPlain ? 'outlined' : 'contained'}
      fullWidth={!isPlain}
      disabled={isBusy || !isReady}
      onClick={() => void begin()}
    >
      {translate(label)}
    </Button>
  )
}

/** The next step while there was no dry run: where the old site answers, if it does, and the dry run. */
export function TryFirst({ isReady, base: known = '' }: { isReady: boolean; base?: string | undefined }) {
  const translate = useTranslate()
  const [base, setBase] = useState(known)
  const [mistake, setMistake] = useState('')
  return (
    <section className="import-next">
      <h3>{translate('siteImports.try.title')}</h3>
      <p>{translate('siteImports.try.about')}</p>
      <TextField
        label={translate('siteImports.try.base')}
        helperText={mistake || translate('siteImports.try.baseHint')}
        error={mistake !== ''}
        value={base}
        type="url"
        slotProps={{ htmlInput: { maxLength: 300, inputMode: 'url' } }}
        onChange={({ target }) => {
          setBase(target.value)
          setMistake('')
        }}
        fullWidth
      />
      <BeginButton
        kind="try"
        label="siteImports.try.begin"
        base={base}
        isReady={isReady}
        onRefused={setMistake}
      />
    </section>
  )
}
