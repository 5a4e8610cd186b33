import { MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useCanAccess, useNotify, useTranslate } from 'react-admin'
import { act, ask } from '../../api/acts.ts'
import { useRows } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'

interface Texts {
  label: string
  help: string
}
const ofOne: Texts = { label: 'users.handOver', help: 'users.handOverHelp' }
const ofGone: Texts = { label: 'users.handOverLeft', help: 'users.handOverLeftHelp' }

/** Shown while there is work of deleted accounts, which can be handed over too. */
export function LeftWorkButton() {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'create' })
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!canAccess) return
    ask('users', 'all', 'hand-over', { quiet: true })
      .then(({ count }) => setLeft(count > 0))
      .catch(() => undefined)
  }, [canAccess])
  return isLeft ? <HandOverButton id="all" onDone={() => setLeft(false)} /> : null
}

/** Makes a colleague the author of all that a user wrote; `all` stands for all deleted accounts. */
export function HandOverButton({ id, onDone }: { id: number | 'all'; onDone?: () => void }) {
  const { label, help } = id === 'all' ? ofGone : ofOne
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState<number>()
  const { data: people = [] } = useRows('authors', { pagination: { page: 1, perPage: 100 } })
  const handOver = async () => {
    try {
      const { count } = await act('users', id, 'hand-over', { to })
      notify('users.handedOver', { type: 'success', messageArgs: { smart_count: count } })
      onDone?.()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <>
      <WordButton label={label} onClick={() => setOpen(true)} />
      {isOpen ? (
        <AskDialog
          title={label}
          submit="users.handOverNow"
          isReady={to !== undefined}
          onClose={() => setOpen(false)}
          onSubmit={handOver}
        >
          <p>{translate(help)}</p>
          <TextField
            select
            label={translate('users.handOverTo')}
            value={to ?? ''}
            onChange={({ target }) => setTo(Number(target.value))}
          >
            {people
              .filter((person) => person.id !== id)
              .map((person) => (
                <MenuItem key={person.id} value={person.id}>
                  {person.name}
                </MenuItem>
              ))}
          </TextField>
        </AskDialog>
      ) : null}
    </>
  )
}
