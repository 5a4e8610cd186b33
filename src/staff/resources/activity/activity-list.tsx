import {
  AutocompleteInput,
  DataTable,
  List,
  ReferenceInput,
  SelectInput,
  useCreatePath,
  useRecordContext,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow } from '../../api/rows.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { historyParameter } from '../../forms/history-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { RestoreButton } from '../trash/restore-button.tsx'
import { actTexts, wayBackTexts } from './texts.nl.ts'

const { Col } = columnsOf('activity')

function KindChoice() {
  const translate = useTranslate()
  const choice = useRecordContext()
  return choice ? translate(`resources.${choice.id}.name`, { smart_count: 2 }) : null
}

function What(_: { source: string }) {
  const translate = useTranslate()
  const act = useRow('activity')
  if (!act) return null
  const said = actTexts[act.act] ?? act.act
  return act.times > 1 ? `${said} ${translate('activity.times', { times: act.times })}` : said
}

function Thing(_: { source: string }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const definitions = useResourceDefinitions()
  const act = useRow('activity')
  if (!act) return null
  const { resource, rowId, title } = act
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: resource })
  const name = title === undefined ? kind : `${kind}: ${title}`
  if (act.trashId !== undefined)
    return (
      <>
        {name} <Link to="/trash">{translate('activity.trash')}</Link>
      </>
    )
  const { hasEdit, hasShow } = definitions[resource] ?? {}
  if (title === undefined || !(hasEdit || hasShow)) return name
  return <Link to={createPath({ resource, id: rowId, type: hasEdit ? 'edit' : 'show' })}>{name}</Link>
}

/** A button that undoes the action; without one, why there is none, or where to go. */
function WayBack(_: { source: string }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const definitions = useResourceDefinitions()
  const done = useRow('activity')
  if (!done) return null
  const { resource, rowId, act, trashId, title, hasEarlier } = done
  if (trashId !== undefined)
    return act === 'remove' ? <RestoreButton trashId={trashId} resource={resource} /> : null
  if (act === 'remove' && title !== undefined) return translate('activity.isBack')
  if (hasEarlier && title !== undefined && definitions[resource]?.hasEdit)
    return (
      <Link to={`${createPath({ resource, id: rowId, type: 'edit' })}?${historyParameter}=1`}>
        {translate('activity.earlier')}
      </Link>
    )
  return <span className="hint">{wayBackTexts[act]}</span>
}

function Who(_: { source: string }) {
  const translate = useTranslate()
  const act = useRow('activity')
  return act ? (act.name ?? translate('activity.gone')) : null
}

/** The activity log of staff, the latest first (EDIT-06). */
export default function ActivityList() {
  const translate = useTranslate()
  const kinds = Object.keys(useResourceDefinitions())
  const filters = [
    <ReferenceInput key="by" source="by" reference="users" alwaysOn>
      <AutocompleteInput label="activity.by" optionText="name" filterToQuery={(q: string) => ({ q })} />
    </ReferenceInput>,
    <SelectInput
      key="resource"
      source="resource"
      choices={kinds.map((id) => ({ id }))}
      optionText={<KindChoice />}
      alwaysOn
    />,
  ]
  return (
    <>
      <p className="hint page-hint">{translate('activity.hint')}</p>
      <List filters={filters} perPage={50} empty={false} actions={false}>
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<p className="hint page-hint">{translate('activity.none')}</p>}
        >
          <Col source="at" disableSort>
            <InstantField source="at" />
            <span className="only-phone">
              <Who source="name" />
            </span>
          </Col>
          <Col source="name" disableSort className="no-phone">
            <Who source="name" />
          </Col>
          <Col source="act" disableSort className="no-phone">
            <What source="act" />
          </Col>
          <Col source="title" disableSort className="long-text">
            <Thing source="title" />
            <span className="only-phone">
              <What source="act" />
            </span>
            <span className="only-phone">
              <WayBack source="id" />
            </span>
          </Col>
          <Col source="id" label="activity.wayBack" disableSort className="no-phone long-text">
            <WayBack source="id" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
