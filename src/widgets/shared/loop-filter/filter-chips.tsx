import { dayMonthYear, isLocalDate } from '../../../kernel/dates.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { filterTexts } from './filter-texts.nl.ts'
import type { FilterChip } from './filters.ts'

type FilterTexts = Texts<keyof typeof filterTexts>

const sayings = {
  zoek: 'chipSearch',
  letter: 'chipLetter',
  vanaf: 'chipFrom',
  tot: 'chipTo',
  'km-vanaf': 'chipNearest',
  'km-tot': 'chipFarthest',
} as const

const labelOf = ({ name, value }: FilterChip, texts: FilterTexts): string =>
  name === 'term'
    ? value
    : texts(sayings[name], {
        value: name === 'letter' ? value.toUpperCase() : isLocalDate(value) ? dayMonthYear(value) : value,
      })

/** The chosen filters; each links to the list without it. */
export const FilterChips = ({ chips, texts }: { chips: readonly FilterChip[]; texts: FilterTexts }) =>
  chips.length > 0 ? (
    <ul className="filter-chips" aria-label={texts('filterChosen')}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <a href={chip.href} data-filter-chip="" title={texts('filterRemove')}>
            {labelOf(chip, texts)}
            <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
  ) : null
