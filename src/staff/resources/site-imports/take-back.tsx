import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { act, ask } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'

type Edited = AnswerOf<'site-imports', 'edited', 'GET'>

/** Takes the last import back, once staff have seen what was changed here since. */
export function TakeBackButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [edited, setEdited] = useState<Edited>()
  const [force, setForce] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      setForce(false)
      setEdited(await ask('site-imports', 'all', 'edited'))
    } catch (error) {
      sayError(error)
    }
    setBusy(false)
  }
  const takeBack = async () => {
    try {
      await act('site-imports', 'all', 'take-out', { force })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void open()}>
        {translate('siteImports.back.button')}
      </Button>
      {edited ? (
        <AskDialog
          title="siteImports.back.title"
          submit="siteImports.back.sure"
          isGrave
          onClose={() => setEdited(undefined)}
          onSubmit={takeBack}
        >
          <p>{translate('siteImports.back.about', { site: edited.source ?? '' })}</p>
          {edited.total === 0 ? (
            <p>{translate('siteImports.back.nothing')}</p>
          ) : (
            <>
              <p>{translate('siteImports.back.edited', { smart_count: edited.total })}</p>
              <ul className="import-edited">
                {edited.names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
                  <li key={at}>{name}</li>
                ))}
                {edited.total > edited.names.length ? (
                  <li>{translate('siteImports.back.more', { count: edited.total - edited.names.length })}</li>
                ) : null}
              </ul>
              <FormControlLabel
                control={<Checkbox checked={force} onChange={({ target }) => setForce(target.checked)} />}
                label={translate('siteImports.back.force')}
              />
            </>
          )}
        </AskDialog>
      ) : null}
    </>
  )
}
