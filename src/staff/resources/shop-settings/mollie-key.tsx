import { Button, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { usePermitted } from '../../api/auth-provider.ts'
import { useWhole } from '../../api/rows.ts'

/** The API key of Mollie: tested before it is stored, and never shown again. For administrators only. */
export function MollieKey() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()
  const { permissions } = usePermitted()
  const settings = useWhole('shop-settings')
  const [mistake, setMistake] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (!settings || permissions?.settings !== 'write') return null

  const keep = async (key: string) => {
    setBusy(true)
    setMistake(undefined)
    try {
      const { methods } = await act('shop-settings', 'shop', 'mollie-key', { key })
      notify(key === '' ? 'shopSettings.mollie.gone' : 'shopSettings.mollie.kept', {
        type: 'success',
        messageArgs: { methods: methods.join(', ') },
      })
      refresh()
    } catch (error) {
      setMistake(keyMistake(error))
    } finally {
      setBusy(false)
    }
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    await keep(String(new FormData(form).get('key') ?? ''))
    form.reset()
  }

  return (
    <section className="shop-mollie" aria-labelledby={title}>
      <h2 id={title}>{translate('shopSettings.mollie.title')}</h2>
      <p>{translate(`shopSettings.mollie.${settings.mollie}`)}</p>
      <form onSubmit={send}>
        <TextField
          name="key"
          label={translate('shopSettings.mollie.key')}
          required
          error={mistake !== undefined}
          helperText={mistake ?? translate('shopSettings.mollie.hint')}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {translate('shopSettings.mollie.try')}
        </Button>
        {settings.mollie === 'none' ? null : (
          <Button onClick={() => keep('')} disabled={busy}>
            {translate('shopSettings.mollie.remove')}
          </Button>
        )}
      </form>
    </section>
  )
}

/** The error of the key, or else of the call. */
function keyMistake(error: unknown): string {
  const body: unknown =
    typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  if (typeof errors === 'object' && errors !== null && 'key' in errors && typeof errors.key === 'string')
    return errors.key
  return error instanceof Error ? error.message : String(error)
}
