import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { SaveButton, useNotify, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useReview } from '../api/review.ts'
import { useWhole } from '../api/rows.ts'
import { useSayError } from '../api/say-error.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import { Changed } from '../forms/changed.tsx'
import { useFieldName } from '../forms/field-name.ts'
import { differences, fieldsOf } from '../forms/values.ts'
import { type Proposal, useProposal } from './proposal.ts'
import { SendBackDialog } from './send-back-dialog.tsx'

/** Shows above a form what is proposed for the row, or why the proposal was sent back. */
export function ProposalBar() {
  const record = useWhole<'pages' | 'products'>()
  const resource = useResourceContext() ?? ''
  // Each row has a bar of its own: what was proposed of another one is not shown here.
  return record?.stamp === undefined ? null : (
    <Bar key={`${resource} ${record.id}`} resource={resource} rowId={String(record.id)} />
  )
}

function Bar({ resource, rowId }: { resource: string; rowId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const { proposes, isOn } = useReview()
  const { proposal, act } = useProposal(resource, rowId)
  const [asksWords, setAsksWords] = useState(false)
  const { getValues, setValue } = useFormContext()
  const nameOf = useFieldName()
  if (!proposal) return null
  const { state, change, note, isOwn } = proposal
  const changed = change ? proposedIn(change, getValues()) : []
  const named = changed.filter(({ path }) => nameOf(path) !== undefined)
  const take = () => {
    for (const { path, theirs } of changed) setValue(path, theirs ?? null, { shouldDirty: true })
    setValue('proposal', proposal.at)
  }
  const takeBack = async () => {
    try {
      await act('take-back', {})
      notify('review.takenBack')
    } catch (error) {
      sayError(error)
    }
  }
  return (
    <Alert severity={state === 'returned' ? 'warning' : 'info'} className="proposal">
      <p>{translate(...said(proposal, translate('conflict.somebody')))}</p>
      {state === 'returned' ? <blockquote>{proposal.answer}</blockquote> : null}
      {note && state === 'waiting' ? <blockquote>{note}</blockquote> : null}
      {change ? <Changed changed={named} /> : null}
      {change || proposes || state === 'returned' ? null : <p>{translate('review.publishBelow')}</p>}
      <p className="proposal-acts">
        {change && !proposes ? (
          <SaveButton
            type="button"
            label="entry.publish"
            icon={null}
            size="small"
            alwaysEnable
            onClick={take}
            mutationOptions={{ onSuccess: () => notify('review.published', { type: 'success' }) }}
          />
        ) : null}
        {change ? (
          <Button size="small" onClick={take}>
            {translate(proposes ? 'review.goOn' : 'review.intoForm')}
          </Button>
        ) : null}
        {state === 'waiting' && !proposes ? (
          <Button size="small" onClick={() => setAsksWords(true)}>
            {translate('review.sendBack')}
          </Button>
        ) : null}
        {isOwn && isOn ? (
          <Button size="small" onClick={() => void takeBack()}>
            {translate('review.takeBack')}
          </Button>
        ) : null}
      </p>
      {asksWords ? (
        <SendBackDialog
          onClose={() => setAsksWords(false)}
          onSend={async (words) => {
            await act('send-back', { words })
            notify('review.sentBack')
          }}
        />
      ) : null}
    </Alert>
  )
}

/** Only the fields that the proposal holds. */
function proposedIn(change: NonNullable<Proposal['change']>, values: Readonly<Record<string, unknown>>) {
  const held = fieldsOf(change)
  return differences(values, { ...values, ...change }, {}).filter(({ path }) => held.has(path))
}

/** The sentence about a proposal, with the names of people. */
function said({ state, isOwn, by, at, answeredBy }: Proposal, somebody: string): [string, object] {
  if (state === 'returned') return ['review.returnedBy', { name: answeredBy ?? somebody }]
  const date = formatInstant(at)
  return isOwn ? ['review.ownWaits', { date }] : ['review.waits', { name: by ?? somebody, date }]
}
