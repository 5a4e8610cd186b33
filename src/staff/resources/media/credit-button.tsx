import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Button as PlainButton,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useListContext, useRefresh, useTranslate, useUpdateMany } from 'react-admin'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

const fields = ['caption', 'maker', 'licence', 'source'] as const

/** Sets one caption, maker, licence and source on all chosen pictures. */
export function CreditButton() {
  const translate = useTranslate()
  const sayError = useSayError()
  const refresh = useRefresh()
  const title = useId()
  const { selectedIds, onUnselectItems } = useListContext()
  const [open, setOpen] = useState(false)
  const [update, { isPending }] = useUpdateMany()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const data = Object.fromEntries([...typed].filter(([, value]) => value !== ''))
    update(
      'media',
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setOpen(false)
          onUnselectItems()
          refresh()
        },
        onError: sayError,
      },
    )
  }
  return (
    <>
      <WordButton label="media.credit" onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="xs">
        <form onSubmit={keep}>
          <DialogTitle id={title}>{translate('media.credit')}</DialogTitle>
          <DialogContent>
            <p className="hint">{translate('media.creditSay')}</p>
            {fields.map((name) => (
              <TextField key={name} name={name} label={translate(`resources.media.fields.${name}`)} />
            ))}
          </DialogContent>
          <DialogActions>
            <PlainButton onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</PlainButton>
            <PlainButton type="submit" variant="contained" disabled={isPending}>
              {translate('media.creditKeep')}
            </PlainButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
