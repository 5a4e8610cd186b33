import { DataTable, List, TopToolbar, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Kinds } from '../../../kernel/known-kinds.ts'
import type { RowOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { useKinds } from '../../kinds/known.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col } = columnsOf('broken-links')
const { search } = filtersOf('broken-links')

const filters = [search('q')]

/** The screen on which a link is corrected. */
const placeOf = (kinds: Kinds, { kind, place, entryType }: RowOf<'broken-links'>) =>
  kind === 'menu'
    ? `/menus/${place}`
    : kind === 'document'
      ? `/edit/${place}`
      : `/${entryType ? kinds.of(entryType).resource : 'entries'}/${place}`

function Place(_: { source: string }) {
  const kinds = useKinds()
  const link = useRow('broken-links')
  if (!link) return null
  return <Link to={placeOf(kinds, link)}>{link.title}</Link>
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const link = useRow('broken-links')
  return link ? translate(`brokenLinks.kinds.${link.kind}`) : null
}

function Again() {
  const notify = useNotify()
  const sayError = useSayError()
  const again = async () => {
    try {
      await act('broken-links', 'all', 'check')
      notify('brokenLinks.asked', { type: 'info' })
    } catch (error) {
      sayError(error)
    }
  }
  return (
    <TopToolbar>
      <WordButton label="brokenLinks.again" variant="outlined" onClick={again} />
    </TopToolbar>
  )
}

/** Broken links found by the nightly check; each is corrected on the page that has it. */
export default function BrokenLinkList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('brokenLinks.hint')}</p>
      <List filters={filters} perPage={50} empty={false} actions={<Again />}>
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<p className="hint page-hint">{translate('brokenLinks.none')}</p>}
        >
          <Col source="href" disableSort className="long-text" />
          <Col source="title" disableSort>
            <Place source="title" />
          </Col>
          <Col source="kind" disableSort>
            <Kind source="kind" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
