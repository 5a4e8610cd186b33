import type { ViewProps } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/field/controls.tsx'
import { Toggle, Toolbar } from '../../ui/toolbar/toolbar.tsx'
import type { ArchiveListProps } from './fields.ts'
import type { ArchiveListModel } from './load.ts'

type ArchiveView = ViewProps<ArchiveListProps, ArchiveListModel>

export const barId = (id: string): string => `gevonden-${id}`

/** The number of entries, their order, and the switch between list and map. */
export const ListBar = ({ model, texts, id }: ArchiveView) => {
  const { sort, views, map } = model
  return (
    <Toolbar id={barId(id)} count={countOf(model, texts)}>
      <form action={sort.action} data-behaviour="submit-on-change">
        {sort.hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
        <label>
          {texts('order')}
          <Select name="volgorde" defaultValue={sort.chosen} autoComplete="off">
            {sort.options.map((order) => (
              <option key={order} value={order}>
                {texts(order)}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit" plain>
          {texts('orderButton')}
        </Button>
      </form>
      {views ? (
        <Toggle
          label={texts('view')}
          items={[
            { href: views.list, label: texts('list'), icon: 'list', current: !map },
            { href: views.map, label: texts('map'), icon: 'map', current: map !== undefined },
          ]}
        />
      ) : null}
    </Toolbar>
  )
}

const one = { places: 'onePlace', posts: 'onePost', entries: 'oneEntry' } as const

function countOf({ counted, total }: ArchiveListModel, texts: ArchiveView['texts']): string {
  return total === 1 ? texts(one[counted]) : texts(counted, { count: formatNumber(total) })
}
