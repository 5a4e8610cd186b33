import { Alert } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useRights } from '../../api/auth-provider.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

interface Place {
  documentId: number
  state: 'none' | 'draft' | 'live'
}

/** Says that visitors will see no comments as long as the template for news has no place for them, and makes one. */
export function CommentsPlace() {
  const translate = useTranslate()
  const sayError = useSayError()
  const { documents } = useRights()
  const isOn: unknown = useWatch({ name: 'comments.isOn' })
  const told = useRecordContext<{ id: string; commentsPlace?: Place }>()?.commentsPlace
  const [made, setMade] = useState<Place>()
  const [isBusy, setIsBusy] = useState(false)
  const place = made ?? told
  if (!isOn || !place || place.state === 'live') return null
  const put = async () => {
    setIsBusy(true)
    try {
      setMade((await call('settings/site/place-comments', { method: 'POST' })) as Place)
    } catch (error) {
      sayError(error)
    }
    setIsBusy(false)
  }
  return (
    <Alert severity="warning" role="status">
      <p>{translate(`settings.comments.${place.state}`)}</p>
      {documents !== 'write' ? null : place.state === 'none' ? (
        <WordButton label="settings.comments.put" disabled={isBusy} onClick={() => void put()} />
      ) : (
        <a href={`/wp-admin/edit/${place.documentId}`} target="_blank" rel="noreferrer">
          {translate('settings.comments.open')}
        </a>
      )}
    </Alert>
  )
}
