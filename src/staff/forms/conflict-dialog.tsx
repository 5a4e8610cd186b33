import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useRecordContext, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatInstant } from '../fields/instant-field.tsx'
import { useFieldName } from './field-name.ts'
import { FieldWords } from './field-words.tsx'
import { type Conflict, useTrouble } from './trouble.tsx'
import { type Difference, differences } from './values.ts'

/** Shown when somebody else saved first. */
export function ConflictDialog() {
  const { conflict } = useTrouble()
  return conflict ? <Choices key={String(conflict.now.stamp)} conflict={conflict} /> : null
}

/** Shows both versions side by side, field by field; the chosen values are saved. */
function Choices({ conflict: { now, by, at } }: { conflict: Conflict }) {
  const translate = useTranslate()
  const nameOf = useFieldName()
  const { solved } = useTrouble()
  const { getValues, setValue } = useFormContext()
  const { save } = useSaveContext()
  const base = useRecordContext() ?? {}
  const [found] = useState(() => differences(getValues(), now, base))
  const [chosen, setChosen] = useState(() => new Map(found.map(({ path, choice }) => [path, choice])))
  const shown = found.filter(({ path }) => nameOf(path) !== undefined)

  const keep = async () => {
    for (const { path, theirs, choice } of found)
      if ((chosen.get(path) ?? choice) === 'theirs') setValue(path, theirs ?? null, { shouldDirty: true })
    setValue('stamp', now.stamp)
    solved()
    await save?.(getValues())
  }

  return (
    <Dialog open onClose={solved} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <p>
          {at
            ? translate('conflict.by', {
                name: by ?? translate('conflict.somebody'),
                date: formatInstant(at),
              })
            : translate('conflict.unknown')}
        </p>
        {shown.length === 0 ? <p>{translate('conflict.none')}</p> : null}
        {shown.map((difference) => (
          <Choice
            key={difference.path}
            name={nameOf(difference.path) ?? ''}
            difference={difference}
            choice={chosen.get(difference.path) ?? difference.choice}
            onChoose={(choice) => setChosen(new Map(chosen).set(difference.path, choice))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={solved}>{translate('conflict.back')}</Button>
        <Button variant="contained" onClick={() => void keep()}>
          {translate('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Choice({
  name,
  difference: { path, mine, theirs },
  choice,
  onChoose,
}: {
  name: string
  difference: Difference
  choice: Difference['choice']
  onChoose: (choice: Difference['choice']) => void
}) {
  const translate = useTranslate()
  const id = useId()
  return (
    <fieldset className="conflict-field">
      <legend>{name}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={choice === side ? 'chosen' : undefined}>
          <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
          <strong>{translate(`conflict.${side}`)}</strong>
          <span className="conflict-words">
            <FieldWords path={path} value={side === 'mine' ? mine : theirs} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
