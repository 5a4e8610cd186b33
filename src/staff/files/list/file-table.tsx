import { formatBytes } from '../../../kernel/bytes.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/field/controls.tsx'
import { SortArrow } from '../../../ui/icon/icon.tsx'
import type { FileRow } from '../api/answers.ts'
import type { ListQuery, Sort } from '../api/library.ts'
import { filesType } from '../drag.ts'
import { dayOf } from '../panel/day.ts'
import { fileTexts as t } from '../texts.ts'

interface Props {
  label: string
  files: readonly FileRow[]
  query: ListQuery
  chosen: ReadonlySet<number>
  /** Whether the list also holds files of other categories. */
  withCategory: boolean
  onChosen(chosen: ReadonlySet<number>): void
  onSort(sort: Sort): void
  onOpen(id: number): void
}

const columns = [
  { sort: 'title', text: 'columnTitle', look: undefined },
  { sort: 'type', text: 'columnType', look: 'ex' },
  { sort: 'size', text: 'columnSize', look: 'n' },
  { sort: 'updated', text: 'columnUpdated', look: 'n' },
  { sort: 'hits', text: 'columnHits', look: 'n hits' },
] as const

/** A page of files; dragging a chosen file drags all chosen files. */
export function FileTable({ label, files, query, chosen, withCategory, onChosen, onSort, onOpen }: Props) {
  const onPage = files.filter(({ id }) => chosen.has(id)).length
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    onChosen(next)
  }
  return (
    <table className="tbl stack fm-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className="cb">
            <Checkbox
              aria-label={t('chooseAll')}
              checked={onPage > 0 && onPage === files.length}
              some={onPage > 0 && onPage < files.length}
              onChange={({ target }) =>
                choose(
                  files.map(({ id }) => id),
                  target.checked,
                )
              }
            />
          </th>
          {columns.map(({ sort, text, look }) => {
            const isSorted = query.sort === sort
            const direction = isSorted ? (query.descending ? 'desc' : 'asc') : undefined
            return (
              <th
                key={sort}
                scope="col"
                className={look}
                aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
              >
                <button type="button" onClick={() => onSort(sort)}>
                  {t(text)}
                  <SortArrow direction={direction} />
                </button>
              </th>
            )
          })}
          <th scope="col">{t('columnState')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => {
          const { id, title } = file
          return (
            <tr
              key={id}
              className={chosen.has(id) ? 'on' : undefined}
              draggable
              onDragStart={({ dataTransfer }) => {
                const ids = chosen.has(id) ? [...chosen] : [id]
                dataTransfer.setData(filesType, JSON.stringify(ids))
                dataTransfer.effectAllowed = 'move'
              }}
            >
              <td className="cb">
                <Checkbox
                  aria-label={t('choose', { title })}
                  checked={chosen.has(id)}
                  onChange={({ target }) => choose([id], target.checked)}
                />
              </td>
              <td className="ti">
                <button type="button" className="link" onClick={() => onOpen(id)}>
                  {title}
                </button>
                {withCategory ? <span className="sub">{file.category.name}</span> : null}
              </td>
              <td className="ex">
                <span className="ext">{file.extension}</span>
              </td>
              <td className="n">{file.remote ? '' : formatBytes(file.size)}</td>
              <td className="n">{formatDayMonthYear(file.updatedAt)}</td>
              <td className="n hits">{file.hits}</td>
              <td>
                <States file={file} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const offTheSite: ReadonlySet<string> = new Set(['stateNotShown', 'stateOver', 'stateToCome'])

/** Formats a day such as `1998-03-04` for reading. */
const dayMonthYear = (day: string | null): string => day?.split('-').reverse().join('-') ?? ''

function States({ file }: { file: FileRow }) {
  const today = dayOf(new Date())
  const isOver = file.offeredTo !== null && file.offeredTo < today
  const isToCome = file.offeredFrom !== null && file.offeredFrom > today
  const states = [
    isOver ? 'stateOver' : isToCome ? 'stateToCome' : file.published ? 'stateShown' : 'stateNotShown',
    file.offeredTo !== null && !isOver && 'stateUntil',
    file.hidden && 'stateNotFound',
    file.locked && 'stateLock',
    file.remote && 'stateRemote',
    file.lost && 'stateGone',
  ] as const
  return states.map((state) =>
    state ? (
      <span key={state} className={classNames('mark', offTheSite.has(state) && 'off')}>
        {t(state, { from: dayMonthYear(file.offeredFrom), to: dayMonthYear(file.offeredTo) })}
      </span>
    ) : null,
  )
}
