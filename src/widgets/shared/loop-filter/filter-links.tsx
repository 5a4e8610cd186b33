import type { Texts } from '../../../kernel/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { filterTexts } from './filter-texts.nl.ts'
import type { FilterBar } from './filters.ts'

interface Props {
  path: string
  bars: readonly FilterBar[]
  texts: Texts<keyof typeof filterTexts>
}

/**
 * The terms of a list as links, one at a time. They are part of the list, with the classes and numbers by which scripts
 * of the classic site fetch what such a link shows (decisions, Listings).
 */
export const FilterLinks = ({ path, bars, texts }: Props) =>
  bars.map(({ taxonomy, name, parameter, kept, options }) => {
    const hrefOf = (slug?: string) => {
      const query = new URLSearchParams(kept.map((each) => [each.name, each.value]))
      if (slug) query.set(parameter, slug)
      return query.size > 0 ? `${path}?${query}` : path
    }
    const all = { id: 0, slug: undefined, chosen: !options.some(({ chosen }) => chosen) }
    return (
      <nav
        key={taxonomy}
        className="tabs filter-links"
        aria-label={texts('filterBy', { name: name.toLocaleLowerCase('nl') })}
      >
        {[{ ...all, name: texts('filterAll'), count: undefined }, ...options].map((term) => (
          <span
            key={term.id}
            className={classNames('filter-items', term.chosen && 'active')}
            data-hashtag={term.slug}
          >
            <a
              href={hrefOf(term.slug)}
              data-filter-chip=""
              data-term-id={term.id}
              aria-current={term.chosen ? 'true' : undefined}
            >
              {term.name}
              {term.count === undefined ? null : <span className="count">{term.count}</span>}
            </a>
          </span>
        ))}
      </nav>
    )
  })
