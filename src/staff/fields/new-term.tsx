import { Button, MenuItem, TextField } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useCreate, useRefresh, useTranslate } from 'react-admin'
import { useSayError } from '../api/say-error.ts'
import { useKinds } from '../kinds/known.ts'
import type { Term } from './use-terms.ts'

interface NewTermProps {
  taxonomy: string
  /** Terms of the taxonomy: possible parents; one with the same name is used instead of a new one. */
  terms: readonly Term[]
  onMade(id: number): void
}

/** Creates a term from the form of an entry, without leaving it. */
export function NewTerm({ taxonomy, terms, onMade }: NewTermProps) {
  const translate = useTranslate()
  const { one = taxonomy, isTree = false } = useKinds().taxonomy(taxonomy) ?? {}
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [parentId, setParentId] = useState<number>()
  const [create, { isPending }] = useCreate()
  const refresh = useRefresh()
  const onError = useSayError()
  const done = (id: number) => {
    onMade(id)
    setName('')
  }
  const add = () => {
    const wanted = name.trim()
    if (wanted === '' || isPending) return
    const same = terms.find((term) => isSameName(term.name, wanted) && term.parentId === parentId)
    if (same) return done(same.id)
    create(
      'terms',
      { data: { taxonomy, name: wanted, ...(parentId !== undefined && { parentId }) } },
      {
        onSuccess({ id }) {
          done(id)
          refresh()
        },
        onError,
      },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Keeps the surrounding dialog open.
      event.stopPropagation()
      setOpen(false)
    }
    if (event.key !== 'Enter') return
    // The event would also submit the entry's form.
    event.preventDefault()
    add()
  }
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('terms.new', { taxonomy: one.toLocaleLowerCase('nl') })}
      </Button>
    )
  return (
    <div className="new-term">
      <TextField
        size="small"
        autoFocus
        label={translate('terms.newName')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {isTree && terms.length > 0 ? (
        <TextField
          select
          size="small"
          label={translate('terms.under')}
          value={parentId ?? ''}
          onChange={({ target: { value } }) => setParentId(value === '' ? undefined : Number(value))}
        >
          <MenuItem value="">{translate('terms.top')}</MenuItem>
          {terms.map(({ id, name, depth }) => (
            <MenuItem key={id} value={id} style={{ paddingInlineStart: `${1 + depth * 1.25}rem` }}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Button size="small" disabled={name.trim() === '' || isPending} onClick={add}>
        {translate('terms.add')}
      </Button>
    </div>
  )
}

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'nl', { sensitivity: 'base' }) === 0
