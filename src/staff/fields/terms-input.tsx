import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { useTaxonomyChoices } from '../api/own-taxonomies.ts'
import { useKinds } from '../kinds/known.ts'
import { NewTerm } from './new-term.tsx'
import { useTerms } from './use-terms.ts'

/** The terms of some taxonomies as trees of checkboxes, with a search in long ones, and a button for new terms. */
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
