import type { ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type DetailFields, DetailForm } from './detail-form.tsx'
import type { filterTexts } from './filter-texts.nl.ts'
import type { FilterBar } from './filters.ts'

interface FilterBarsProps {
  /** Of the list. */
  id: string
  path: string
  page: number
  bars: readonly FilterBar[]
  look: FilterLook
  /** Fields beside the bars of terms. */
  details?: DetailFields | undefined
  isChosen: boolean
  texts: Texts<keyof typeof filterTexts>
}

/** How the terms of a bar are offered. */
export type FilterLook = 'buttons' | 'checkboxes' | 'select' | 'links'

/**
 * The filters of a list, as forms that lead to the filtered page without scripts. Classes, attributes and settings are
 * those that scripts of the classic site read (decisions, Listings).
 */
export const FilterBars = ({ id, path, page, bars, look, details, isChosen, texts }: FilterBarsProps) => (
  <div className="loop-filters">
    {bars.map(({ taxonomy, name, operator, parameter, kept, options }) => (
      <div
        key={taxonomy}
        className={`elementor-element elementor-element-${id}-${taxonomy} elementor-widget elementor-widget-taxonomy-filter`}
        data-id={`${id}-${taxonomy}`}
        data-element_type="widget"
        data-widget_type="taxonomy-filter.default"
        data-settings={JSON.stringify({
          selected_element: id,
          taxonomy,
          ...(operator === 'DISABLED' ? {} : { multiple_selection: 'yes', logical_combination: operator }),
        })}
      >
        <form className="elementor-widget-container" action={path}>
          {kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset
            className={classNames('e-filter', look === 'checkboxes' && 'as-boxes')}
            data-base-url={path}
            data-page-num={page}
          >
            <legend>{texts('filterBy', { name: name.toLocaleLowerCase('nl') })}</legend>
            {look === 'select' ? (
              <Choices name={parameter} label={name} options={options} texts={texts} />
            ) : (
              <>
                <Choice slug="__all" name={parameter} chosen={!options.some(({ chosen }) => chosen)}>
                  {texts('filterAll')}
                </Choice>
                {options.map(({ slug, name: term, count, chosen, value }) => (
                  <Choice key={slug} slug={slug} name={parameter} value={value} chosen={chosen}>
                    {term} <span className="count">{count}</span>
                  </Choice>
                ))}
              </>
            )}
          </fieldset>
        </form>
      </div>
    ))}
    {details ? <DetailForm id={id} path={path} fields={details} texts={texts} /> : null}
    <a className="clear" href={path} hidden={!isChosen} data-filter-clear="">
      {texts('filterClear')}
    </a>
  </div>
)

interface ChoiceProps {
  slug: string
  /** Value of the parameter after pressing; without one the parameter is removed. */
  name: string
  value?: string | undefined
  chosen: boolean
  children: ReactNode
}

const Choice = ({ slug, name, value, chosen, children }: ChoiceProps) => (
  <button
    type="submit"
    className="e-filter-item"
    {...(value === undefined ? {} : { name, value })}
    data-filter={slug}
    aria-pressed={chosen}
    data-hashtag={slug === '__all' ? undefined : slug}
  >
    {children}
  </button>
)

/** One term from a drop-down list; the button is for visitors without scripts. */
const Choices = ({
  name,
  label,
  options,
  texts,
}: Pick<FilterBar, 'options'> & { name: string; label: string } & Pick<FilterBarsProps, 'texts'>) => (
  <>
    <select
      name={name}
      aria-label={label}
      defaultValue={options.find(({ chosen }) => chosen)?.slug ?? ''}
      data-filter-select=""
    >
      <option value="">{texts('filterAll')}</option>
      {options.map((option) => (
        <option key={option.slug} value={option.slug} data-hashtag={option.slug}>
          {option.name} ({option.count})
        </option>
      ))}
    </select>
    <Button plain type="submit" className="without-scripts">
      {texts('filterShow')}
    </Button>
  </>
)
