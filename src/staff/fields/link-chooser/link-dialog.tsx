import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LinkChooser } from './link-chooser.tsx'
import { mendAddress } from './mend-address.ts'

/** Asks for the target of a link. `title` is that of the chosen target, for a link without text. */
export function LinkDialog({
  address,
  onChoose,
  onClose,
}: {
  address: string
  onChoose: (href: string, title: string | undefined) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const [href, setHref] = useState(address)
  const [title, setTitle] = useState<string>()
  const mended = mendAddress(href)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-dialog-title">
      <DialogTitle id="link-dialog-title">{translate('linkChooser.title')}</DialogTitle>
      <DialogContent className="link-dialog">
        <LinkChooser
          autoFocus
          label={translate('linkChooser.where')}
          value={href}
          onChange={(next) => {
            setHref(next)
            setTitle(undefined)
          }}
          onGoal={(goal) => setTitle(goal.title)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!mended} onClick={() => mended && onChoose(mended, title)}>
          {translate('linkChooser.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
