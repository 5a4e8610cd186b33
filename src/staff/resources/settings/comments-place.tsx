import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useRights } from '../../api/auth-provider.ts'
import { useWhole } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

/** Says that visitors will see no comments as long as the template for news has no place for them, and makes one. */
export function CommentsPlace() {
  const translate = useTranslate()
  const sayError = useSayError()
  const { documents } = useRights()
  const isOn: unknown = useWatch({ name: 'comments.isOn' })
  const told = useWhole('settings')?.commentsPlace
  const [made, setMade] = useState<AnswerOf<'settings', 'place-comments'>>()
  const [isBusy, setIsBusy] = useState(false)
  const place = made ?? told
  if (!isOn || !place || place.state === 'live') return null
  const put = async () => {
    setIsBusy(true)
    try {
      setMade(await act('settings', 'site', 'place-comments'))
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
