import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { BuiltInAnswer } from '../../staff-api/contract.ts'
import { act, ask } from '../api/acts.ts'
import { useSayError } from '../api/say-error.ts'
import { isValues, type Values } from '../api/values.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import { WordButton } from '../fields/word-button.tsx'
import { Changed } from './changed.tsx'
import { useFieldName } from './field-name.ts'
import { differences } from './values.ts'

type Version = BuiltInAnswer<'history', 'GET'>['data'][number]

/** Query parameter of a form's address that opens its history. */
export const historyParameter = 'geschiedenis'

/** Earlier versions of the row, which can be restored. */
export function HistoryButton() {
  const sayError = useSayError()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const [versions, setVersions] = useState<readonly Version[]>()
  const [parameters, setParameters] = useSearchParams()
  const isAskedFor = parameters.has(historyParameter) && record?.stamp !== undefined
  const id = record?.id ?? ''
  const open = async () => {
    try {
      setVersions((await ask(resource, id, 'history')).data)
    } catch (error) {
      sayError(error)
    }
  }
  const openAsked = useEffectEvent(() => {
    setParameters({}, { replace: true })
    void open()
  })
  useEffect(() => {
    if (isAskedFor) openAsked()
  }, [isAskedFor])
  if (record?.stamp === undefined) return null
  return (
    <>
      <WordButton label="history.open" onClick={() => void open()} />
      {versions ? (
        <HistoryDialog {...{ resource, id }} versions={versions} onClose={() => setVersions(undefined)} />
      ) : null}
    </>
  )
}

function HistoryDialog({
  resource,
  id: rowId,
  versions,
  onClose,
}: {
  resource: string
  id: string | number
  versions: readonly Version[]
  onClose: () => void
}) {
  const translate = useTranslate()
  const sayError = useSayError()
  const { getValues, setValue } = useFormContext()
  const [chosen, setChosen] = useState<{ id: number; data: Values }>()
  const choose = async (id: number) => {
    try {
      const { data } = await act(resource, rowId, 'history', { versionId: id })
      if (isValues(data)) setChosen({ id, data })
    } catch (error) {
      sayError(error)
    }
  }
  const nameOf = useFieldName()
  const changed = chosen
    ? differences(getValues(), chosen.data, {}).filter(({ path }) => nameOf(path) !== undefined)
    : []
  /** Restores only the fields: the next save is still based on the current version. */
  const takeBack = () => {
    for (const { path, theirs } of changed)
      setValue(path, theirs ?? null, { shouldDirty: true, shouldTouch: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="history-title">
      <DialogTitle id="history-title">{translate('history.title')}</DialogTitle>
      <DialogContent>
        {versions.length === 0 ? <p>{translate('history.none')}</p> : <p>{translate('history.hint')}</p>}
        <ul className="history-list">
          {versions.map(({ id, at, by }) => (
            <li key={id}>
              <Button size="small" aria-pressed={chosen?.id === id} onClick={() => void choose(id)}>
                {at === undefined
                  ? translate('history.first')
                  : translate('history.saved', {
                      date: formatInstant(at),
                      name: by ?? translate('conflict.somebody'),
                    })}
              </Button>
              {chosen?.id === id ? <Changed changed={changed} /> : null}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" disabled={changed.length === 0} onClick={takeBack}>
          {translate('history.takeBack')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
