import {
  DataTable,
  List,
  SearchInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { EntryType } from '../../../kernel/kinds.ts'
import type { Kinds } from '../../../kernel/known-kinds.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { useKinds } from '../../kinds/known.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

interface BrokenLink {
  kind: 'entry' | 'document' | 'menu'
  place: string
  title: string
  entryType?: EntryType
}

/** The screen on which a link is corrected. */
const placeOf = (kinds: Kinds, { kind, place, entryType }: BrokenLink) =>
  kind === 'menu'
    ? `/menus/${place}`
    : kind === 'document'
      ? `/edit/${place}`
      : `/${entryType ? kinds.of(entryType).resource : 'entries'}/${place}`

function Place(_: { source: string }) {
  const kinds = useKinds()
  const link = useRecordContext<BrokenLink>()
  if (!link) return null
  return <Link to={placeOf(kinds, link)}>{link.title}</Link>
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const link = useRecordContext<BrokenLink>()
  return link ? translate(`brokenLinks.kinds.${link.kind}`) : null
}

function Again() {
  const notify = useNotify()
  const sayError = useSayError()
  const again = async () => {
    try {
      await call('broken-links/all/check', { method: 'POST' })
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
          <DataTable.Col source="href" disableSort className="long-text" />
          <DataTable.Col source="title" disableSort>
            <Place source="title" />
          </DataTable.Col>
          <DataTable.Col source="kind" disableSort>
            <Kind source="kind" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
