import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useInput, useTranslate } from 'react-admin'
import { useKinds } from '../kinds/known.ts'
import { useTaxonomyChoices } from '../kinds/taxonomies.ts'
import { NewTerm } from './new-term.tsx'

export interface Term {
  id: number
  name: string
  taxonomy: string
  path: string
  depth: number
  parentId?: number
}

/** All terms of some taxonomies as trees of boxes; a long one can be searched, and one that is missing made. */
export function TermsInput({ source, taxonomies }: { source: string; taxonomies: readonly string[] }) {
  const { field } = useInput({ source, defaultValue: [] })
  const chosen: readonly number[] = Array.isArray(field.value) ? field.value : []
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return taxonomies.map((taxonomy) => (
    <Tree key={taxonomy} taxonomy={taxonomy} chosen={chosen} toggle={toggle} />
  ))
}

const longList = 12
const mostTerms = 100

function Tree({
  taxonomy,
  chosen,
  toggle,
}: {
  taxonomy: string
  chosen: readonly number[]
  toggle: (id: number) => void
}) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const terms = useTerms(taxonomy)
  const mayMake = useTaxonomyChoices().some(({ id }) => id === taxonomy)
  const name = useKinds().taxonomy(taxonomy)?.one ?? taxonomy
  const asked = words.trim().toLocaleLowerCase('nl')
  const shown = terms.filter((term) => asked === '' || term.name.toLocaleLowerCase('nl').includes(asked))
  const count = terms.filter(({ id }) => chosen.includes(id)).length
  return (
    <fieldset className="group">
      <legend>
        {name}{' '}
        {count > 0 ? <small className="group-count">{translate('terms.chosen', { count })}</small> : null}
      </legend>
      {terms.length > longList ? (
        <TextField
          fullWidth
          size="small"
          label={translate('terms.search', { taxonomy: name.toLocaleLowerCase('nl') })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      <div className="term-tree" tabIndex={-1}>
        {shown.map(({ id, name, depth }) => (
          <FormControlLabel
            key={id}
            style={{ paddingInlineStart: `${asked === '' ? depth * 1.25 : 0}rem` }}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            label={name}
          />
        ))}
        {shown.length === 0 ? <p className="hint">{translate('terms.none')}</p> : null}
      </div>
      {mayMake ? (
        <NewTerm
          taxonomy={taxonomy}
          terms={terms}
          onMade={(id) => (chosen.includes(id) ? undefined : toggle(id))}
        />
      ) : null}
    </fieldset>
  )
}

/** Every term of a taxonomy in the order of its tree, however many pages it takes to fetch them. */
export function useTerms(taxonomy: string): readonly Term[] {
  const page = (number: number) => ({
    filter: { taxonomy },
    pagination: { page: number, perPage: mostTerms },
    // The server's own order is that of the tree; react-admin would ask for the newest first.
    sort: { field: '', order: 'ASC' as const },
  })
  const first = useGetList<Term>('terms', page(1))
  const total = first.total ?? 0
  const second = useGetList<Term>('terms', page(2), { enabled: total > mostTerms })
  const third = useGetList<Term>('terms', page(3), { enabled: total > 2 * mostTerms })
  return [...(first.data ?? []), ...(second.data ?? []), ...(third.data ?? [])]
}
