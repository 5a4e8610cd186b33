import { offeredLimits, type SortColumn } from '../../../features/library/index.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/field/controls.tsx'
import { Toolbar } from '../../../ui/toolbar/toolbar.tsx'
import { searchQuery } from './address.ts'
import { chosenParameter, chosenValue } from './chosen-value.ts'
import type { ResultText } from './texts.nl.ts'
import type { FoundProps } from './view-props.ts'

/** Number of files, page size and order: links in the table's head, or a form in themes without a table. */
export function ResultsBar({ model, texts }: FoundProps) {
  const { path, request, settings, total, theme, chosen } = model
  const kept = [...searchQuery({ ...request, page: 1, order: undefined }, settings.perPage)].filter(
    ([name]) => name !== 'limit',
  )
  const apply = (
    <Button type="submit" plain className="wpfd-apply">
      {texts('apply')}
    </Button>
  )
  return (
    <form className="wpfd-results-form" method="get" action={path}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {chosen.map(({ id, category }) => (
        <input key={id} type="hidden" name={chosenParameter} value={chosenValue(id, category)} />
      ))}
      <Toolbar
        count={
          <h2 className="found">
            {total === 1 ? texts('countOne') : texts('countMany', { count: formatNumber(total) })}
          </h2>
        }
      >
        {request.paging ? <PerPage model={model} texts={texts} /> : null}
        <div className={theme === 'default' ? 'phone' : 'row'}>
          <label className="check" hidden>
            <input type="checkbox" className="box wpfd-choose-all" />
            <span>{texts('chooseAll')}</span>
          </label>
          <Order model={model} texts={texts} />
          {request.paging ? null : apply}
        </div>
        {request.paging ? apply : null}
      </Toolbar>
    </form>
  )
}

function PerPage({ model: { request }, texts }: FoundProps) {
  const chosen = request.capped ? -1 : request.limit
  const numbers = [...new Set<number>([...offeredLimits, chosen])].sort((a, b) => order(a) - order(b))
  return (
    <label htmlFor="limit">
      {texts('perPage')}
      <Select id="limit" name="limit" defaultValue={chosen} className="num">
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number === -1 ? texts('all') : number}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** 'All' stands last. */
const order = (limit: number) => (limit === -1 ? Number.POSITIVE_INFINITY : limit)

const sortTexts: readonly [SortColumn, ResultText][] = [
  ['title', 'title'],
  ['type', 'type'],
  ['cat', 'category'],
  ['size', 'size'],
  ['hits', 'hits'],
  ['created', 'created'],
  ['updated', 'updated'],
]

function Order({ model, texts }: FoundProps) {
  return (
    <>
      <label htmlFor="wpfd-ordering">
        <span className="wpfd-order">{texts('order')}</span>
        <Select
          id="wpfd-ordering"
          className="wpfd-ordering"
          name="ordering"
          defaultValue={model.order?.column ?? ''}
        >
          {model.request.keyword || !model.order ? <option value="">{texts('orderByPlace')}</option> : null}
          {sortTexts.map(([column, text]) => (
            <option key={column} value={column}>
              {texts(text)}
            </option>
          ))}
        </Select>
      </label>
      {model.order ? (
        <label htmlFor="wpfd-direction">
          <span className="sr">{texts('direction')}</span>
          <Select id="wpfd-direction" name="dir" defaultValue={model.order.direction}>
            <option value="asc">{texts('ascending')}</option>
            <option value="desc">{texts('descending')}</option>
          </Select>
        </label>
      ) : null}
    </>
  )
}
