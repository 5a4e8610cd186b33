import { type DetailName, filterParameter } from '../../../kernel/loop-filter.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { filterTexts } from './filter-texts.nl.ts'

type FilterTexts = Texts<keyof typeof filterTexts>

/** Plain data, for views. */
export interface DetailFields {
  offered: readonly DetailName[]
  values: Readonly<Partial<Record<DetailName, string>>>
  /** Hidden fields: the filters by terms. */
  kept: readonly { name: string; value: string }[]
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const fields = [
  { name: 'zoek', type: 'search', text: 'filterSearch' },
  { name: 'vanaf', type: 'date', text: 'filterFrom' },
  { name: 'tot', type: 'date', text: 'filterTo' },
  { name: 'km-vanaf', type: 'number', text: 'filterNearest' },
  { name: 'km-tot', type: 'number', text: 'filterFarthest' },
] as const

interface Props {
  id: string
  path: string
  fields: DetailFields
  texts: FilterTexts
}

/** Filters by words, dates, distance and first letter: a form that leads to the filtered page without scripts. */
export function DetailForm({ id, path, fields: { offered, values, kept }, texts }: Props) {
  const shown = fields.filter(({ name }) => offered.includes(name))
  return (
    <form className="filter-details" action={path}>
      {shown.map(({ name, type, text }) => (
        <label key={name}>
          <span>{texts(text)}</span>
          <input
            type={type}
            name={filterParameter(id, name)}
            defaultValue={values[name]}
            {...(type === 'number' ? { min: 0, max: 99_999, step: 1 } : {})}
            {...(type === 'search' ? { maxLength: 100 } : {})}
            data-detail={name}
          />
        </label>
      ))}
      {shown.length > 0 ? (
        <Button plain type="submit">
          {texts('filterShow')}
        </Button>
      ) : null}
      {offered.includes('letter') ? (
        <Letters name={filterParameter(id, 'letter')} chosen={values.letter?.toUpperCase()} texts={texts} />
      ) : null}
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** Pressing a chosen letter again removes it. The form sends what is chosen with its other fields. */
const Letters = ({
  name,
  chosen = '',
  texts,
}: {
  name: string
  chosen: string | undefined
  texts: FilterTexts
}) => (
  <fieldset className="letters">
    <legend>{texts('filterLetter')}</legend>
    {letters.map((letter) => (
      <button
        key={letter}
        type="submit"
        className="e-filter-item"
        name={name}
        value={letter === chosen ? '' : letter}
        aria-pressed={letter === chosen}
        data-letter={letter}
      >
        {letter}
      </button>
    ))}
    {/* After the buttons: of two values the first is read. */}
    <input type="hidden" name={name} value={chosen} data-detail="letter" />
  </fieldset>
)
