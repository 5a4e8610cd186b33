import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'

interface Found {
  id: number
  title: string
  url: string
  type: string
}

/** Asks where a link leads: an address, or an entry that is found by typing. */
export function LinkDialog({
  address,
  onChoose,
  onClose,
}: {
  address: string
  onChoose: (href: string) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const [href, setHref] = useState(address)
  const [words, setWords] = useState('')
  const { data = [] } = useGetList<Found>(
    'entries',
    {
      filter: { q: words, status: 'published' },
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'title', order: 'ASC' },
    },
    { enabled: words.trim().length > 1 },
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-dialog-title">
      <DialogTitle id="link-dialog-title">{translate('richText.linkTitle')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={translate('richText.linkSearch')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <ul className="found-links" aria-live="polite">
          {words.trim().length > 1
            ? data.map(({ id, title, url }) => (
                <li key={id}>
                  <button type="button" onClick={() => onChoose(url)}>
                    {title} <small>{url}</small>
                  </button>
                </li>
              ))
            : null}
        </ul>
        <TextField
          fullWidth
          margin="dense"
          label={translate('richText.linkAddress')}
          value={href}
          placeholder="https://"
          onChange={(event) => setHref(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={href.trim() === ''} onClick={() => onChoose(href.trim())}>
          {translate('richText.linkApply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
